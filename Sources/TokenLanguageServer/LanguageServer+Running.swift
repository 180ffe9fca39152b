internal import TokenSystem

extension LanguageServer {
  /// After this time without an edit, rules look at the text.
  private static let pause = Duration.milliseconds(150)

  /// Serves the editor at standard input and output until it goes away. One thread reads and one works, so that edits
  /// and requests that arrive meanwhile are known when it goes on.
  ///
  /// - Returns: The status to end the process with.
  package static func run(version: String) -> Int32 {
    var server = LanguageServer(version: version)
    let queue = MessageQueue()
    MessageStreams.read(into: queue)
    var lastEdit = ContinuousClock.now
    while true {
      while let work = server.work, work != .lint, queue.isEmpty { send(server.perform(work)) }
      switch queue.next(until: server.work == nil ? nil : lastEdit + pause) {
      case .message(let message):
        if message.id.isNull { lastEdit = .now }
        send(server.receive(message, isCancelled: queue.takeCancellation(of: message.id)))
        if let status = server.exitStatus { return status }
      case .unreadable: send([LanguageServer.unreadable])
      case .quiet: if let work = server.work { send(server.perform(work)) }
      case .end(let problem):
        if let problem { Console.printMessage("stylespec lsp: error: \(problem)\n") }
        return problem == nil ? 0 : 1
      }
    }
  }

  private static func send(_ messages: [MessageValue]) {
    for message in messages { MessageStreams.write(message) }
  }
}

internal import Dispatch
internal import TokenProject
internal import TokenSystem

extension LanguageServer {
  /// After this time without an edit, findings of rules are shown.
  private static let pause = Duration.milliseconds(150)
  /// After this time without an edit, rules look at the text: earlier, they would slow down the next edit of somebody
  /// who types fast.
  private static let calm = Duration.milliseconds(50)

  /// Serves the editor at standard input and output until it goes away. One thread reads and one works, so that edits
  /// and requests that arrive meanwhile are known when it goes on. A third one lints, so that neither waits for rules; it
  /// gives up when the editor tells of a change.
  ///
  /// - Parameters:
  ///   - version: The version of the tool, for the editor's log.
  ///   - pages: The pages that diagnostics link to; nil for no links.
  /// - Returns: The status to end the process with.
  package static func run(version: String, pages: PageFolder?) -> Int32 {
    var server = LanguageServer(version: version, pages: pages)
    let queue = MessageQueue()
    MessageStreams.read(into: queue)
    let linter = DispatchQueue(label: "stylespec.lint")
    var isLinting = false
    var findings: EditorLint.Findings?
    var lastEdit = ContinuousClock.now
    while true {
      while server.work == .compile, queue.isEmpty { send(server.perform(.compile)) }
      if let old = findings, !server.isCurrent(old) { findings = nil }
      let needsLint = server.needsLint && !isLinting && findings == nil
      let isCalm = server.isAskedForFindings || lastEdit + calm <= .now
      if needsLint, isCalm, queue.isEmpty {
        isLinting = true
        linter.async { [lint = server.nextLint(), count = queue.notificationCount] in
          queue.add(.findings(lint.run { queue.notificationCount == count }))
        }
      }
      // After a lint has started: the two run at the same time.
      if server.work == .read, queue.isEmpty {
        send(server.perform(.read))
        continue
      }
      // What is to be done so long after the last edit: show findings, or start to look for them.
      let delay: Duration? = findings != nil ? pause : needsLint && !isCalm ? calm : nil
      switch queue.next(until: delay.map { server.isAskedForFindings ? .now : lastEdit + $0 }) {
      case .message(let message):
        if message.id.isNull { lastEdit = .now }
        send(server.receive(message, isCancelled: queue.takeCancellation(of: message.id)))
        if let status = server.exitStatus { return status }
      case .unreadable: send([LanguageServer.unreadable])
      case .findings(let found):
        isLinting = false
        findings = found
      case .quiet:
        if let found = findings { send(server.take(found)) }
        findings = nil
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

internal import Dispatch
internal import TokenSystem

/// Standard input and output as streams of messages.
enum MessageStreams {
  /// After the editor is gone, work in progress gets this long.
  private static let patience = DispatchTimeInterval.milliseconds(700)

  /// Reads messages of standard input on a thread of its own until the stream ends. The process ends soon after, also if
  /// the worker is busy.
  static func read(into queue: MessageQueue) {
    DispatchQueue(label: "stylespec.reader").async {
      queue.add(.end(problem: readAll(into: queue)))
      DispatchQueue.global().asyncAfter(deadline: .now() + patience) { exitProcess(ExitStatus.success.rawValue) }
    }
  }

  /// What is wrong with the stream; nil if it just ended.
  private static func readAll(into queue: MessageQueue) -> String? {
    let input = FileDescriptor(standardInputNamed: "standard input")
    var splitter = MessageSplitter()
    do {
      while true {
        let bytes = try input.readAvailable()
        if bytes.isEmpty { return nil }
        splitter.add(bytes)
        while let content = try splitter.next() {
          queue.add(MessageValue(content).map { .message($0) } ?? .unreadable)
        }
      }
    } catch let mistake as MessageSplitter.Mistake {
      return mistake.problem
    } catch {
      return "\(error)"
    }
  }

  /// Writes a message to standard output.
  static func write(_ message: MessageValue) {
    let content = message.bytes
    // An editor that is gone wants no more.
    try? Console.printResult(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }
}

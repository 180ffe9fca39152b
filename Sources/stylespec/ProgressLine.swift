internal import TokenFiles

/// Runs work and, when it takes over half a second, says on a terminal what is going on until it ends.
func withProgressLine<Result>(_ text: String, _ work: () throws -> Result) async throws -> Result {
  guard Console.messagesAreOnTerminal else { return try work() }
  let line = Task {
    try await Task.sleep(for: .milliseconds(500))
    Console.printMessage(text)
  }
  let result = Swift.Result { try work() }
  line.cancel()
  if case .success = await line.result { Console.printMessage("\r\u{1B}[K") }
  return try result.get()
}

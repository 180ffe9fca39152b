internal import TokenSystem

/// Runs work and, when it takes over half a second, says on a terminal what is going on until it ends.
package func withProgressLine<Result>(
  _ message: StaticString = "stylespec: compiling …",
  _ work: () throws -> Result
) rethrows -> Result {
  guard Console.messagesCanBeErased else { return try work() }
  let start = ContinuousClock.now
  let delay = Duration.milliseconds(500)
  Alarm.schedule(message, after: delay)
  defer {
    Alarm.cancel()
    if ContinuousClock.now - start >= delay { Console.printMessage("\r\u{1B}[K") }
  }
  return try work()
}

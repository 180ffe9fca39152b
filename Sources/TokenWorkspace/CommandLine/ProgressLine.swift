internal import TokenSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Runs work and, when it takes over half a second, shows a message on a terminal until it ends.
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

// Written before the timer starts, and then read by its handler only.
nonisolated(unsafe) private var pending: StaticString = ""

/// Writes a message to standard error later, while the process is busy with something else: by the system's timer,
/// which is cheaper to start than a thread.
enum Alarm {
  /// Replaces an earlier alarm. The delay is less than a second.
  static func schedule(_ message: StaticString, after delay: Duration) {
    pending = message
    signal(SIGALRM) { _ in
      // Nothing but `write` may be called here.
      _ = write(STDERR_FILENO, pending.utf8Start, pending.utf8CodeUnitCount)
    }
    ualarm(useconds_t(delay / .microseconds(1)), 0)
  }

  /// Cancels the alarm.
  static func cancel() {
    ualarm(0, 0)
    signal(SIGALRM, SIG_DFL)
  }
}

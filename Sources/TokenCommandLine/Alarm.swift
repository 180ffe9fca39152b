#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

// Written before the timer starts, and then read by its handler only.
nonisolated(unsafe) private var pending: StaticString = ""

/// Writes a message to standard error later, while the process is busy with something else: by the system's timer, which
/// costs nothing to start, as a thread would.
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

  /// Nothing is written any more.
  static func cancel() {
    ualarm(0, 0)
    signal(SIGALRM, SIG_DFL)
  }
}

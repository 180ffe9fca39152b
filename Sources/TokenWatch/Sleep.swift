#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Sleeping until somebody has something to say.
enum Sleep {
  /// Ends when the descriptor is readable, when a stop is wished for, or at the deadline; returns whether to go on. Without
  /// a descriptor and a deadline, only a stop ends it.
  static func untilReadable(
    _ descriptor: Int32?,
    orUntil stop: StopRequest?,
    _ deadline: ContinuousClock.Instant?
  ) -> Bool {
    if stop?.hasOutput == false { return false }
    // The system passes over negative descriptors. What is asked of standard output is only whether it still has a reader,
    // which the system tells unasked.
    var entries = [
      pollfd(fd: descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stop == nil ? -1 : STDOUT_FILENO, events: 0, revents: 0),
    ]
    while poll(&entries, nfds_t(entries.count), milliseconds(until: deadline)) < 0 && errno == EINTR {}
    return entries[1].revents == 0 && entries[2].revents == 0
  }

  /// Rounded up, so that nobody wakes too early; -1 for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = (deadline - .now) / .milliseconds(1)
    return Int32(min(max(rest.rounded(.up), 0), 60_000))
  }
}

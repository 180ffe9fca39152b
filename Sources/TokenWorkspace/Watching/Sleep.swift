/// Sleeping until an event, a stop or the deadline.
enum Sleep {
  /// Ends when the descriptor is readable, when a stop is requested, or at the deadline; returns whether to go on.
  /// Without a descriptor and a deadline, only a stop ends it.
  static func untilReadable(
    _ descriptor: Int32?,
    orUntil stop: StopRequest?,
    _ deadline: ContinuousClock.Instant?
  ) -> Bool {
    if stop?.hasOutput == false { return false }
    let ended = System.waitUntilReadable(
      [descriptor, stop?.descriptor],
      orOutputCloses: stop != nil,
      milliseconds: milliseconds(until: deadline)
    )
    return !ended[1] && !ended[2]
  }

  /// Rounded up, so that no sleep ends too early; -1 for ever.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let rest = (deadline - .now) / .milliseconds(1)
    return Int32(min(max(rest.rounded(.up), 0), 60_000))
  }
}

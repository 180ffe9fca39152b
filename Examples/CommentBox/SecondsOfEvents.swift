/// A clock for events, in seconds: typing without a pause is one group of undo.
func secondsOfEvents() -> () -> Double {
  let start = ContinuousClock.now
  return { start.duration(to: .now) / .seconds(1) }
}

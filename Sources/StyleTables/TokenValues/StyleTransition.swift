/// An animated change.
public struct StyleTransition: Sendable, Hashable {
  /// The duration of the change.
  public let duration: Duration
  /// The delay before the change begins.
  public let delay: Duration
  /// Its speed over time.
  public let timingFunction: StyleCurve

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: The duration of the change.
  ///   - delay: The delay before the change begins.
  ///   - timingFunction: Its speed over time.
  public init(duration: Duration, delay: Duration = .zero, timingFunction: StyleCurve) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

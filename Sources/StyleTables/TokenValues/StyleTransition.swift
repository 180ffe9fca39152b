/// An animated change.
public struct StyleTransition: Sendable, Hashable {
  /// How long the change lasts.
  public let duration: Duration
  /// How long it waits before it begins.
  public let delay: Duration
  /// Its speed over time.
  public let timingFunction: StyleCurve

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - duration: How long the change lasts.
  ///   - delay: How long it waits before it begins.
  ///   - timingFunction: Its speed over time.
  public init(duration: Duration, delay: Duration = .zero, timingFunction: StyleCurve) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

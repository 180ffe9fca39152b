/// The speed of an animation over time: a cubic Bézier curve from (0, 0) to (1, 1), as `cubic-bezier()` in CSS.
public struct StyleCurve: Sendable, Hashable {
  /// The time of the first control point, 0…1.
  public let x1: Double
  /// The progress at the first control point.
  public let y1: Double
  /// The time of the second control point, 0…1.
  public let x2: Double
  /// The progress at the second control point.
  public let y2: Double

  /// Creates a curve from its control points. The numbers are not checked.
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point, 0…1.
  ///   - y1: The progress at the first control point.
  ///   - x2: The time of the second control point, 0…1.
  ///   - y2: The progress at the second control point.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

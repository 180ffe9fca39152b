/// A place in a frame: points to the right of its left edge and below its top.
public struct LayoutPoint: Sendable, Hashable {
  /// In points, to the right.
  public var x: Double
  /// In points, downwards.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = LayoutPoint(x: 0, y: 0)
}

/// How wide and how high something is, in points.
public struct LayoutSize: Sendable, Hashable {
  /// In points.
  public var width: Double
  /// In points.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = LayoutSize(width: 0, height: 0)
}

/// A rectangle in a frame, in points; y grows downwards.
public struct LayoutRect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a rectangle from its edges and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: LayoutPoint = .zero, size: LayoutSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The upper left corner.
  public var origin: LayoutPoint { LayoutPoint(x: x, y: y) }
  /// The size of the rectangle.
  public var size: LayoutSize { LayoutSize(width: width, height: height) }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The lower edge.
  public var maxY: Double { y + height }

  /// Whether the rectangle contains a point. The left and upper edges are included.
  public func contains(_ point: LayoutPoint) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The smallest rectangle that contains both.
  public func union(_ other: LayoutRect) -> LayoutRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return LayoutRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The common part of both; nil if it is empty.
  public func intersection(_ other: LayoutRect) -> LayoutRect? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let rect = LayoutRect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return rect.width > 0 && rect.height > 0 ? rect : nil
  }

  /// The rectangle with its edges moved outwards; a negative distance moves them inwards, at most to the middle.
  public func outset(by distance: Double) -> LayoutRect {
    let dx = max(distance, -width / 2)
    let dy = max(distance, -height / 2)
    return LayoutRect(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }
}

/// A point in a frame: to the right of its left edge and below its top.
public struct LayoutPoint: Sendable, Hashable, Codable {
  /// The distance to the right, in points.
  public var x: Double
  /// The distance downwards, in points.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = LayoutPoint(x: 0, y: 0)
}

/// A width and a height, in points.
public struct LayoutSize: Sendable, Hashable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  public static let zero = LayoutSize(width: 0, height: 0)
}

extension LayoutRect {
  /// The distance of a point from the rectangle, in points: 0 on its edges and inside.
  package func distance(to point: LayoutPoint) -> Double {
    let dx = max(x - point.x, point.x - maxX, 0)
    let dy = max(y - point.y, point.y - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}

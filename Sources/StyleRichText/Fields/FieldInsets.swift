public import StyleLayout

/// The room between the edges of a field and its text, in points. Lengths that are negative or not finite count as 0.
public struct FieldInsets: Sendable, Hashable {
  /// The room at each edge.
  public let top, left, bottom, right: Double

  /// Creates insets. With the defaults, the text begins in the corner.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left) = (top.asFieldLength, left.asFieldLength)
    (self.bottom, self.right) = (bottom.asFieldLength, right.asFieldLength)
  }

  /// The upper left corner of the text in the field.
  public var origin: LayoutPoint { LayoutPoint(x: left, y: top) }

  /// The width of lines in a width of the field: at least a point, and infinite for a field without a width yet.
  public func textWidth(in width: Double) -> Double { width > 0 ? max(width - left - right, 1) : .infinity }

  /// The size of the field around a text.
  public func size(around text: LayoutSize) -> LayoutSize {
    LayoutSize(width: left + text.width + right, height: top + text.height + bottom)
  }
}

extension Double {
  /// The number as a length of a field: 0 if it is negative or not finite.
  var asFieldLength: Double { isFinite && self > 0 ? self : 0 }
}

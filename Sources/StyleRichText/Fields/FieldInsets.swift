public import StyleLayout

/// The room between the edges of a field and its text, in points. Lengths that are negative or not finite count as 0.
public struct FieldInsets: Sendable, Hashable {
  /// The room at each edge.
  public let top, left, bottom, right: Double

  /// Creates insets; without any, the text begins in the corner.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    func length(_ value: Double) -> Double { value.isFinite && value > 0 ? value : 0 }
    (self.top, self.left) = (length(top), length(left))
    (self.bottom, self.right) = (length(bottom), length(right))
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

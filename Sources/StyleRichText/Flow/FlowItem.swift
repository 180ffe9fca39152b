public import StyleLayout

/// The size and the first baseline of an item of a flow.
public struct FlowItem: Sendable, Hashable {
  /// The width and the height, in points. Negative values and NaN count as 0, and so does an infinite height. An
  /// infinite width counts as wider than any row; an item that insists on it gets the width of the row, or 0 if that is
  /// unlimited. Values above a million points count as a million.
  public var size: LayoutSize
  /// The distance from the top to the first baseline, in points. Nil, NaN and infinity mean the bottom of the item, as
  /// for an image. It may be outside of the item.
  public var firstBaseline: Double?

  /// Creates an item from its size.
  public init(size: LayoutSize, firstBaseline: Double? = nil) {
    self.size = size
    self.firstBaseline = firstBaseline
  }

  /// Creates an item from its width and its height, in points.
  public init(width: Double, height: Double, firstBaseline: Double? = nil) {
    self.init(size: LayoutSize(width: width, height: height), firstBaseline: firstBaseline)
  }

  /// Creates an item that shows a text, with the baseline of its first line.
  public init(_ frame: TextFrame) {
    self.init(size: frame.size, firstBaseline: frame.lines.first?.origin.y)
  }
}

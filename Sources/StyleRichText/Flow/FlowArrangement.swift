public import StyleLayout

/// The rectangles of the items of a flow. Points are counted from the upper left corner, y downwards.
public struct FlowArrangement: Sendable, Hashable {
  /// A row of items, not empty.
  public struct Row: Sendable, Hashable {
    /// The indexes of its items. The overflow item is not counted: its own row has none.
    public let items: Range<Int>
    /// From the first to the last item, with the overflow item, and as high as the row.
    public let rect: LayoutRect
  }

  /// The width that rows were filled to, in points; infinite without a limit.
  public let width: Double
  /// The size of the rows, in points: as wide as the widest row, and as high as all rows with the space between them.
  /// It is wider than ``width`` if an item is.
  public let size: LayoutSize
  /// The rectangles of the items that are shown, by their indexes.
  public let rects: [LayoutRect]
  /// The rows from top to bottom.
  public let rows: [Row]
  /// The number of items that are not shown: those with the greatest indexes.
  public let hiddenCount: Int
  /// The rectangle of the overflow item, at the end of the last row; nil if all items are shown, or if there is not any
  /// overflow item or row.
  public let overflowRect: LayoutRect?
}

public import StyleLayout

/// Rows of items, such as tags: each item goes after the one before, or into a new row if it does not fit.
///
/// ```swift
/// let layout = FlowLayout(vertical: .firstBaseline, spacing: .fixed(8), rowSpacing: 6, maximumRows: 2)
/// let tags = layout.arrange(count: names.count, width: 320) { index, width in
///   FlowItem(typesetter.frame(for: names[index], width: width))
/// } overflow: { hidden, width in
///   FlowItem(typesetter.frame(for: StyledText("+\(hidden)"), width: width))
/// }
/// tags.rects  // of the names that are shown
/// tags.overflowRect  // of "+12"; nil if all are shown
/// ```
///
/// It is CSS's `flex-wrap: wrap`, with three differences. An item that is wider than the row is measured again with the
/// row's width, and is alone in its row. One that is wider even then starts at the leading edge. A justified last row
/// is at the leading edge, as in text.
///
/// An item is a whole view: a tag, an image, a text. To break a text into lines, use a `Typesetter`, which keeps words
/// whole; with an item for each character, lines would break inside words. Items are identified only by their indices,
/// so that equal items and empty ones keep their positions.
public struct FlowLayout: Sendable {
  /// The horizontal alignment of the items of a row that they do not fill.
  public enum HorizontalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the edge where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the edge where reading ends.
    case trailing
    /// At both edges, with more space between the items. The last row, and a row of one item, are at the leading edge.
    case justified
  }

  /// The vertical alignment of an item in a row that is higher.
  public enum VerticalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// The first baselines of all items of the row are at the same height. The row may be higher than its tallest item.
    case firstBaseline
  }

  /// The space between two adjacent items.
  public enum Spacing: Sendable {
    /// The same space everywhere, in points. Negative spaces, NaN and infinity count as 0.
    case fixed(Double)
    /// The space between two items, in points, by their indexes. The overflow item has the index of the first item that
    /// is hidden. It is called for items that may be adjacent, even if they end up in two rows, and must always return
    /// the same result.
    case byPair(@Sendable (_ first: Int, _ second: Int) -> Double)
  }

  /// The horizontal alignment of the items of a row that they do not fill.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment of an item in a row that is higher.
  public var vertical: VerticalAlignment
  /// The space between two adjacent items.
  public var spacing: Spacing
  /// The space between two rows, in points; none above the first and below the last. Negative spaces, NaN and infinity
  /// count as 0.
  public var rowSpacing: Double
  /// The direction that rows are filled in. From right to left, everything is mirrored.
  public var direction: TextDirection
  /// The maximum number of rows; nil for all rows, and 0 or less for none.
  public var maximumRows: Int?

  /// Creates a layout, with defaults for all parameters.
  public init(
    horizontal: HorizontalAlignment = .leading,
    vertical: VerticalAlignment = .top,
    spacing: Spacing = .fixed(0),
    rowSpacing: Double = 0,
    direction: TextDirection = .leftToRight,
    maximumRows: Int? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.spacing = spacing
    self.rowSpacing = rowSpacing
    self.direction = direction
    self.maximumRows = maximumRows
  }
}

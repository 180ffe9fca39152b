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
/// An item is a whole view: a tag, an image, a text. To break a text, let a `Typesetter` do it, which knows words; an
/// item for each character would break inside them. An item is known by its index alone, so that equal ones, and ones
/// without any extent, keep their places.
public struct FlowLayout: Sendable {
  /// Where the items of a row are, if they do not fill it.
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

  /// Where an item is in its row, if the row is higher.
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

  /// The space between two items that are beside each other.
  public enum Spacing: Sendable {
    /// The same space everywhere, in points. Negative spaces, NaN and infinity count as 0.
    case fixed(Double)
    /// The space between two items, in points, by their indexes. The overflow item has the index of the first item that
    /// is hidden. It is asked for items that may be beside each other, even if they end up in two rows, and always for
    /// the same result.
    case byPair(@Sendable (_ first: Int, _ second: Int) -> Double)
  }

  /// Where the items of a row are, if they do not fill it.
  public var horizontal: HorizontalAlignment
  /// Where an item is in its row, if the row is higher.
  public var vertical: VerticalAlignment
  /// The space between two items that are beside each other.
  public var spacing: Spacing
  /// The space between two rows, in points; none above the first and below the last. Negative spaces, NaN and infinity
  /// count as 0.
  public var rowSpacing: Double
  /// The direction that rows are filled in. From right to left, everything is mirrored.
  public var direction: TextDirection
  /// The greatest number of rows; nil for all rows, and 0 or less for none.
  public var maximumRows: Int?

  /// Creates a layout; all of its parts have defaults.
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

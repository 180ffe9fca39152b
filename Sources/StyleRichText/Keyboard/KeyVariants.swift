public import StyleLayout
public import StyleTables

/// The variants of an emoji next to its key, while a finger chooses one after a long press: the variants, their
/// positions, and the one under the finger. Lengths are in points, in the coordinates of the page.
///
/// Items are as large as keys. They are in a row above the key, in several rows if the page is narrower, and below the
/// key if there is no room above it. They stay within the page: without room on either side, they cover the key, and
/// shrink in height if the page has fewer rows than they need.
public struct KeyVariants: Sendable, Hashable {
  /// The number of the key.
  public let key: Int
  /// The items: the emoji that has variants, then its variants. At least 2.
  public let emoji: [EmojiCode]
  /// The frame of the items; the last row may have fewer of them.
  public let frame: LayoutRect
  /// The item that the finger is on; nil if it is elsewhere. On the key, it is the emoji of the key.
  public private(set) var selected: Int?

  private let geometry: KeyboardGeometry
  /// The item that is the emoji of the key.
  private let own: Int
  private let columns: Int

  /// The variants of a key, with the emoji of the key selected. Nil for a key that has none.
  ///
  /// - Parameters:
  ///   - index: The number of the key; the result is nil if it does not exist.
  ///   - keys: The keys of the page.
  ///   - geometry: The positions of the keys.
  /// - Complexity: Linear in the number of variants.
  public init?(ofKey index: Int, of keys: [EmojiKeyboard.Key], in geometry: KeyboardGeometry) {
    guard keys.indices.contains(index), case .emoji(let emoji) = keys[index] else { return nil }
    self.emoji = keys[index].choices
    guard let own = self.emoji.firstIndex(of: emoji) else { return nil }
    (key, self.geometry, self.own, selected) = (index, geometry, own, own)
    columns = min(self.emoji.count, geometry.grid.columns)
    frame = Self.frame(of: self.emoji.count, beside: index, in: geometry)
  }

  /// The items fill whole key positions.
  private static func frame(of count: Int, beside key: Int, in geometry: KeyboardGeometry) -> LayoutRect {
    let grid = geometry.grid
    let columns = min(count, grid.columns)
    let rows = min((count + columns - 1) / columns, grid.rows)
    let (row, column) = (key / grid.columns, min(key % grid.columns, grid.columns - columns))
    let fitsBelow = row + 1 + rows <= grid.rows
    let top = row >= rows ? row - rows : fitsBelow ? row + 1 : 0
    let first = geometry.rect(ofKey: top * grid.columns + column)
    return first.union(geometry.rect(ofKey: (top + rows - 1) * grid.columns + column + columns - 1))
  }

  private var rows: Int { (emoji.count + columns - 1) / columns }

  /// The emoji that is inserted when the finger is lifted; nil for none.
  public var selectedEmoji: EmojiCode? { selected.map { emoji[$0] } }

  /// The rectangle of an item.
  ///
  /// - Parameter index: The number of the item.
  public func rect(ofItem index: Int) -> LayoutRect {
    let (width, height) = (frame.width / Double(columns), frame.height / Double(rows))
    let place = geometry.isRightToLeft ? columns - 1 - index % columns : index % columns
    let (x, y) = (frame.x + Double(place) * width, frame.y + Double(index / columns) * height)
    return LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The number of the item at a point: there, or the emoji of the key on the key. Nil elsewhere.
  ///
  /// - Complexity: Linear in the number of items.
  public func item(at point: LayoutPoint) -> Int? {
    if frame.contains(point) { return emoji.indices.first { rect(ofItem: $0).contains(point) } }
    return geometry.key(at: point) == key ? own : nil
  }

  /// The finger moves to a point.
  ///
  /// - Complexity: Linear in the number of items.
  public mutating func select(at point: LayoutPoint) { selected = item(at: point) }
}

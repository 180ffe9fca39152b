public import StyleTables

extension EmojiKeyboard {
  /// The size of a page.
  public struct Grid: Sendable, Hashable {
    /// The number of keys in a row; 1 to 64.
    public let columns: Int
    /// The number of keys in a column; 1 to 64, and at least 2 if there is one column, so that there is room in
    /// addition to the delete key.
    public let rows: Int

    /// Creates a grid. Numbers that are out of bounds are clamped.
    public init(columns: Int, rows: Int) {
      self.columns = min(max(columns, 1), 64)
      self.rows = min(max(rows, self.columns == 1 ? 2 : 1), 64)
    }

    /// The number of keys on each page, including the delete key.
    public var keyCount: Int { columns * rows }
    /// The maximum number of emoji on a page.
    public var emojiCount: Int { keyCount - 1 }
  }

  /// A key position on a page.
  public enum Key: Sendable, Hashable {
    /// Inserts an emoji.
    case emoji(EmojiCode)
    /// Deletes backward from the caret.
    case delete
    /// Nothing: padding.
    case empty

    /// The emoji that a long press on the key offers: one with variants, then its variants, also on the key of a
    /// variant. Retired ones are left out; empty if there is nothing to choose.
    ///
    /// - Complexity: Linear in the number of variants.
    public var choices: [EmojiCode] {
      guard case .emoji(let emoji) = self else { return [] }
      let base = emoji.base ?? emoji
      let variants = base.isDeprecated ? [] : base.variants
      return variants.isEmpty ? [] : [base] + variants
    }

    /// The text for screen readers: the label of an emoji, or its name if the spec gives no label. Nil for a position
    /// without a key.
    ///
    /// - Parameter delete: The label of the delete key, in the language of the app.
    public func accessibilityLabel(delete: String = "Delete") -> String? {
      switch self {
      case .emoji(let emoji): emoji.label ?? emoji.name
      case .delete: delete
      case .empty: nil
      }
    }
  }

  /// A tab of the bar: a pack, or the recently used emoji.
  public struct Tab: Sendable, Hashable {
    /// The pack; nil for the recent emoji, for which the app has a label and an icon.
    public let pack: EmojiPack?
    /// The pages, counted over all tabs; not empty.
    public let pages: Range<Int>
    /// The emoji of all pages in their order; not empty.
    public let emoji: [EmojiCode]

    /// The visible name: the label of the pack, or its name if the spec gives no label. Nil for the recent emoji.
    public var label: String? { pack.map { $0.label ?? $0.name } }
    /// The emoji that represents the pack; nil for the recent emoji.
    public var icon: EmojiCode? { pack?.icon }
  }

  /// The number of pages of all tabs, at least 1. Without any emoji, there is one page with only the delete key.
  public var pageCount: Int { max(tabs.last?.pages.upperBound ?? 0, 1) }

  /// The tab that the current page belongs to; nil if there are no emoji.
  ///
  /// - Complexity: Linear in the number of packs.
  public var selectedTab: Int? { tab(ofPage: page) }

  /// The keys of the current page.
  ///
  /// - Complexity: Linear in the number of keys.
  public var keys: [Key] { keys(onPage: page) }

  /// The keys of a page, row by row: emoji, padding, and the delete key in the last position. Always ``Grid/keyCount``
  /// of them; a page that does not exist has none.
  ///
  /// - Complexity: Linear in the number of keys and packs.
  public func keys(onPage page: Int) -> [Key] {
    guard (0..<pageCount).contains(page) else { return [] }
    let emoji = tab(ofPage: page).map { tabs[$0].emoji(onPage: page, grid) } ?? []
    let padding = Array(repeating: Key.empty, count: grid.emojiCount - emoji.count)
    return emoji.map { .emoji($0) } + padding + [.delete]
  }

  private func tab(ofPage page: Int) -> Int? { tabs.firstIndex { $0.pages.contains(page) } }
}

extension EmojiKeyboard.Tab {
  /// The tabs of a keyboard.
  static func tabs(of catalog: EmojiCatalog, _ grid: EmojiKeyboard.Grid, _ recents: RecentEmoji) -> [Self] {
    let packs = catalog.packs.map { (pack: Optional($0), emoji: $0.offered.filter(\.hasKey)) }
    var tabs: [Self] = []
    for (pack, emoji) in [(nil, recents.emoji(in: catalog, most: grid.emojiCount))] + packs where !emoji.isEmpty {
      let start = tabs.last?.pages.upperBound ?? 0
      let count = (emoji.count + grid.emojiCount - 1) / grid.emojiCount
      tabs.append(Self(pack: pack, pages: start..<start + count, emoji: emoji))
    }
    return tabs
  }

  /// The emoji of a page of the tab.
  fileprivate func emoji(onPage page: Int, _ grid: EmojiKeyboard.Grid) -> ArraySlice<EmojiCode> {
    emoji.dropFirst((page - pages.lowerBound) * grid.emojiCount).prefix(grid.emojiCount)
  }
}

extension EmojiCode {
  /// Whether it has a key on the pages of its pack: if it is not a variant, or if the key of its variants is retired.
  fileprivate var hasKey: Bool { base?.isDeprecated ?? true }
}

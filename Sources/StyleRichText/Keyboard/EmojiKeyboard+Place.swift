internal import StyleTables

extension EmojiKeyboard {
  /// A page identified by its content, to find it again when tables, grid or recent emoji have changed.
  struct Place: Sendable, Hashable {
    /// The page, counted over all tabs.
    private var page = 0
    /// The page, counted in its tab.
    private var pageInTab = 0
    /// The name of the pack; nil for the recent emoji.
    private var pack: String?
    private var emoji: [EmojiReference] = []

    /// The first page.
    init() {}

    init(tab: Tab?, page: Int, keys: [Key]) {
      self.page = page
      pageInTab = page - (tab?.pages.lowerBound ?? 0)
      pack = tab?.pack?.name
      emoji = keys.compactMap { key in
        guard case .emoji(let emoji) = key else { return nil }
        return EmojiReference(emoji)
      }
    }

    /// The page of other tabs that is most like this one: that with its first emoji which is still offered, else that
    /// with its number in its pack, else that with its number. It may be after the last page.
    func page(in tabs: [Tab], of catalog: EmojiCatalog, _ grid: Grid) -> Int {
      if pack == nil { return tabs.first?.pack == nil ? 0 : page }
      for emoji in emoji.lazy.compactMap({ $0.offered(in: catalog) }) {
        guard let tab = tabs.first(where: { $0.pack == emoji.pack }) else { continue }
        guard let index = tab.emoji.firstIndex(of: emoji) else { continue }
        return tab.pages.lowerBound + index / grid.emojiCount
      }
      guard let tab = tabs.first(where: { $0.pack?.name == pack }) else { return page }
      return min(tab.pages.lowerBound + pageInTab, tab.pages.upperBound - 1)
    }
  }
}

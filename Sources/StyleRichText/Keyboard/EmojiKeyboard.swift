public import StyleTables

/// An emoji keyboard: pages of keys, a bar of packs, and the recently used emoji.
///
/// ```swift
/// var keyboard = EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 4, rows: 2))
/// keyboard.open()
/// keyboard.keys  // of the current page
/// keyboard.turnForward()
/// let event = keyboard.tap(.delete)  // for RichTextEditor.handle
/// ```
///
/// Each pack has its own pages. Retired emoji are not offered, and a pack with only retired ones has no page. The last
/// key of each page deletes; a last page that is not full is padded before it. Nothing is out of bounds: pages and tabs
/// are clamped, and there is always a page.
///
/// Variants, such as skin tones, share the key of their emoji: ``Key/choices`` are the emoji that a long press offers.
/// The key keeps showing the emoji; the recent emoji have the variant that was used. A variant has a key on the pages
/// of its pack only if its emoji is retired.
///
/// While the keyboard is open, the recently used emoji keep their order, so that no key moves under a finger. Emoji
/// that are used meanwhile are shown when it opens again.
public struct EmojiKeyboard: Sendable, Hashable {
  /// The emoji. ``use(_:)-(EmojiCatalog)`` changes them.
  public private(set) var catalog: EmojiCatalog
  /// The size of a page. ``use(_:)-(Grid)`` changes it.
  public private(set) var grid: Grid
  /// The recently used emoji, for the app to store. ``tap(_:)`` adds to them. Changes while the keyboard is closed are
  /// shown immediately.
  public var recents: RecentEmoji {
    didSet { if !isOpen { showRecents() } }
  }
  /// Whether people see the keyboard.
  public private(set) var isOpen = false
  /// The bar of packs: the recent emoji, if there are any, and the packs in the order of the catalog.
  public private(set) var tabs: [Tab] = []
  /// The current page, counted over all tabs; in `0..<pageCount`.
  public private(set) var page = 0

  /// The recent emoji that are shown.
  private var shownRecents: RecentEmoji
  /// The page that people turned to last. It survives changes of the tables and of the grid, so that the page comes
  /// back with them.
  private var place = Place()

  /// Creates a keyboard on its first page.
  ///
  /// - Complexity: Linear in the number of emoji.
  public init(_ catalog: EmojiCatalog, grid: Grid, recents: RecentEmoji = RecentEmoji()) {
    (self.catalog, self.grid, self.recents, shownRecents) = (catalog, grid, recents, recents)
    arrange()
    turn(to: 0)
  }
}

/// Events.
extension EmojiKeyboard {
  /// The keyboard begins to appear. If it was open, nothing changes.
  ///
  /// - Complexity: Linear in the number of emoji.
  public mutating func open() {
    guard !isOpen else { return }
    showRecents()
    isOpen = true
  }

  /// The keyboard begins to disappear. Its page and its keys stay the same, since people still see them.
  public mutating func close() {
    isOpen = false
  }

  /// A key is tapped. An emoji becomes the latest one.
  ///
  /// A ``RepeatingKey`` serves a finger that stays on the delete key.
  ///
  /// - Returns: The event for a ``RichTextEditor``; nil for a position without a key.
  public mutating func tap(_ key: Key) -> EditorEvent? {
    switch key {
    case .emoji(let emoji):
      recents.use(emoji)
      return .emoji(code: emoji.code)
    case .delete: return .delete(.backward)
    case .empty: return nil
    }
  }

  /// Turns to a page, counted over all tabs. After the last page of a pack comes the first one of the next pack, so the
  /// bar follows a swipe. A page out of bounds means the first or the last one.
  public mutating func turn(to page: Int) {
    self.page = min(max(page, 0), pageCount - 1)
    place = Place(tab: selectedTab.map { tabs[$0] }, page: self.page, keys: keys)
  }

  /// Turns to the next page, if any.
  public mutating func turnForward() { turn(to: page + 1) }

  /// Turns to the previous page, if any.
  public mutating func turnBack() { turn(to: page - 1) }

  /// Turns to the first page of a tab. A tab that does not exist is ignored.
  public mutating func selectTab(_ index: Int) {
    if tabs.indices.contains(index) { turn(to: tabs[index].pages.lowerBound) }
  }

  /// Turns to the first page of a pack, by its name. A pack that is unknown, or that offers nothing, is ignored.
  ///
  /// - Complexity: Linear in the number of packs.
  public mutating func selectPack(_ name: String) {
    if let index = tabs.firstIndex(where: { $0.pack?.name == name }) { selectTab(index) }
  }

  /// Shows other emoji, such as those of a downloaded file. The current page stays if the catalog has one of its emoji;
  /// otherwise, the page with the same number in the pack of the same name is shown.
  ///
  /// - Complexity: Linear in the number of emoji.
  public mutating func use(_ catalog: EmojiCatalog) {
    self.catalog = catalog
    arrange()
  }

  /// Shows pages of another size, such as after a rotation. The new page contains the first emoji of the previous one.
  ///
  /// - Complexity: Linear in the number of emoji.
  public mutating func use(_ grid: Grid) {
    self.grid = grid
    arrange()
  }

  private mutating func showRecents() {
    guard shownRecents != recents else { return }
    shownRecents = recents
    arrange()
  }

  private mutating func arrange() {
    tabs = Tab.tabs(of: catalog, grid, shownRecents)
    page = min(place.page(in: tabs, of: catalog, grid), pageCount - 1)
  }
}

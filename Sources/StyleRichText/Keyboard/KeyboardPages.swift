internal import StyleTables

/// The pages that a keyboard shows: its packs, or the results of a search.
public struct KeyboardPages: Sendable, Hashable {
  private let keyboard: EmojiKeyboard
  private let found: [EmojiCode]?

  /// Creates pages.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard.
  ///   - query: The words of a search; if empty, the packs are shown.
  /// - Complexity: The same as `EmojiKeyboard.emoji(matching:)` for a search, otherwise constant.
  public init(_ keyboard: EmojiKeyboard, query: String = "") {
    self.keyboard = keyboard
    found = query.allSatisfy(\.isWhitespace) ? nil : keyboard.emoji(matching: query)
  }

  /// Whether they are the results of a search.
  public var isSearch: Bool { found != nil }

  /// The number of pages, at least one.
  public var count: Int {
    guard let found else { return keyboard.pageCount }
    return max((found.count + keyboard.grid.emojiCount - 1) / keyboard.grid.emojiCount, 1)
  }

  /// The keys of a page, row by row, with the delete key in the last position; none for a page that does not exist.
  ///
  /// - Complexity: Linear in the number of keys and packs.
  public func keys(onPage page: Int) -> [EmojiKeyboard.Key] {
    guard let found else { return keyboard.keys(onPage: page) }
    guard (0..<count).contains(page) else { return [] }
    let most = keyboard.grid.emojiCount
    let emoji = found.dropFirst(page * most).prefix(most)
    let padding = Array(repeating: EmojiKeyboard.Key.empty, count: most - emoji.count)
    return emoji.map { .emoji($0) } + padding + [.delete]
  }
}

import StyleLayout
import StyleRichText
import StyleTables
import TestSupport
import Testing

/// What a view of a keyboard shows, and where.
struct KeyboardPagesTests {
  private func pages(_ query: String) throws -> [String] {
    let emoji = (1...5).map { TestEmoji("smile\($0)") } + [TestEmoji("dog")]
    let catalog = try emojiCatalog("Test", [("a", emoji)])
    let keyboard = EmojiKeyboard(catalog, grid: EmojiKeyboard.Grid(columns: 2, rows: 2))
    let pages = KeyboardPages(keyboard, query: query)
    return (0..<pages.count).map { page in
      pages.keys(onPage: page).map { key in
        switch key {
        case .emoji(let emoji): emoji.name
        case .delete: "<"
        case .empty: "-"
        }
      }.joined(separator: " ")
    }
  }

  @Test func withoutASearchThePagesAreThoseOfThePacks() throws {
    #expect(try pages("") == ["smile1 smile2 smile3 <", "smile4 smile5 dog <"])
    #expect(try pages("  ") == pages(""))
  }

  @Test func aSearchHasPagesOfItsOwn() throws {
    #expect(try pages("smile") == ["smile1 smile2 smile3 <", "smile4 smile5 - <"])
    #expect(try pages("DOG") == ["dog - - <"])
    #expect(try pages("cat") == ["- - - <"], "nothing is found, and deleting is possible")
  }

  @Test func keysFillThePage() {
    let page = KeyboardGeometry(size: LayoutSize(width: 200, height: 100), key: 48)
    #expect(page.grid == EmojiKeyboard.Grid(columns: 4, rows: 2))
    #expect(page.rect(ofKey: 5) == LayoutRect(x: 50, y: 50, width: 50, height: 50))
    let mirrored = KeyboardGeometry(size: LayoutSize(width: 200, height: 100), key: 48, isRightToLeft: true)
    #expect(mirrored.rect(ofKey: 0) == LayoutRect(x: 150, y: 0, width: 50, height: 50))
  }

  @Test(arguments: [false, true]) func theKeyAtAPointIsTheOneThatIsThere(isRightToLeft: Bool) {
    for (width, height) in [(320.0, 216.0), (1, 1), (99, 500), (1_366, 300)] {
      let page = KeyboardGeometry(size: LayoutSize(width: width, height: height), isRightToLeft: isRightToLeft)
      for key in 0..<page.grid.keyCount {
        let rect = page.rect(ofKey: key)
        #expect(page.key(at: LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)) == key)
      }
      #expect(page.key(at: LayoutPoint(x: width, y: 0)) == nil && page.key(at: LayoutPoint(x: 0, y: -1)) == nil)
      #expect(page.key(at: LayoutPoint(x: .nan, y: 0)) == nil)
    }
  }

  @Test func aPageWithoutASizeHasKeys() {
    for size in [LayoutSize.zero, LayoutSize(width: -1, height: .nan)] {
      #expect(KeyboardGeometry(size: size, key: .nan).grid.keyCount >= 2)
    }
  }
}

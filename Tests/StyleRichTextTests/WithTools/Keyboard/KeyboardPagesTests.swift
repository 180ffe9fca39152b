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

  @Test func pagesBeginWhereReadingStarts() {
    let size = LayoutSize(width: 200, height: 100)
    let (page, mirrored) = (KeyboardGeometry(size: size), KeyboardGeometry(size: size, isRightToLeft: true))
    #expect(page.size(ofPages: 3) == LayoutSize(width: 600, height: 100))
    #expect((0..<3).map { page.x(ofPage: $0, among: 3) } == [0, 200, 400])
    #expect((0..<3).map { mirrored.x(ofPage: $0, among: 3) } == [400, 200, 0])
  }

  @Test(arguments: [false, true]) func thePageThatIsSeenMostIsTheNearestOne(isRightToLeft: Bool) {
    let size = LayoutSize(width: 200, height: 100)
    let pages = KeyboardGeometry(size: size, isRightToLeft: isRightToLeft)
    for page in 0..<3 {
      let x = pages.x(ofPage: page, among: 3)
      for distance in [-99.0, 0, 99] { #expect(pages.page(at: x + distance, among: 3) == page) }
    }
    let ends = [-1e300, 1e300].map { pages.page(at: $0, among: 3) }
    #expect(ends == (isRightToLeft ? [2, 0] : [0, 2]), "bounces at both ends")
    #expect(pages.page(at: .nan, among: 3) == nil)
    #expect(KeyboardGeometry(size: .zero, isRightToLeft: isRightToLeft).page(at: 0, among: 3) == nil)
  }

  /// The swipe that shows more is against the direction of reading.
  @Test func aSwipeToTheRightTurnsForwardFromRightToLeft() {
    let pages = KeyboardGeometry(size: LayoutSize(width: 200, height: 100), isRightToLeft: true)
    let swiped = pages.x(ofPage: 1, among: 4) - 200
    #expect(pages.page(at: swiped, among: 4) == 2)
  }

  @Test(arguments: [false, true]) func tabsBeginWhereReadingStarts(isRightToLeft: Bool) {
    let bar = KeyboardBarGeometry(size: LayoutSize(width: 200, height: 44), isRightToLeft: isRightToLeft)
    #expect((0..<3).map { bar.rect(ofTab: $0).x } == (isRightToLeft ? [156, 112, 68] : [0, 44, 88]))
    #expect((0..<3).map { bar.tab(at: bar.rect(ofTab: $0).center, of: 3) } == [0, 1, 2])
    #expect(bar.tab(at: bar.rect(ofTab: 3).center, of: 3) == nil)
    #expect(bar.tab(at: LayoutPoint(x: 100, y: -1), of: 3) == nil)
    let empty = KeyboardBarGeometry(size: LayoutSize(width: -1, height: .nan), isRightToLeft: isRightToLeft)
    #expect(empty.rect(ofTab: 1) == LayoutRect(x: 0, y: 0, width: 0, height: 0))
  }
}

extension LayoutRect {
  fileprivate var center: LayoutPoint { LayoutPoint(x: x + width / 2, y: y + height / 2) }
}

import StyleRichText
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

struct EmojiKeyboardTests {
  private typealias Grid = EmojiKeyboard.Grid

  /// Packs `a` with 5 emoji, `b` with 2, of which one is retired, `c` with a retired one alone, and `d` with 3.
  private func catalog() throws -> EmojiCatalog {
    let d = [TestEmoji("d1", label: "Dog"), TestEmoji("d2", codes: [":d", ":D"]), TestEmoji("d3")]
    let b = [TestEmoji("b1", deprecated: "use b2"), TestEmoji("b2")]
    let c = [TestEmoji("c1", deprecated: "true")]
    return try emojiCatalog("Test", [("a", (1...5).map { TestEmoji("a\($0)") }), ("b", b), ("c", c), ("d", d)])
  }

  private func keyboard(columns: Int = 2, rows: Int = 2) throws -> EmojiKeyboard {
    EmojiKeyboard(try catalog(), grid: Grid(columns: columns, rows: rows))
  }

  /// The names of emoji; `<` for the delete key and `-` for padding.
  private func names(_ keyboard: EmojiKeyboard) -> [String] {
    (0..<keyboard.pageCount).map { page in keyboard.keys(onPage: page).map(name).joined(separator: " ") }
  }

  private func name(_ key: EmojiKeyboard.Key) -> String {
    switch key {
    case .emoji(let emoji): emoji.name
    case .delete: "<"
    case .empty: "-"
    }
  }

  private func use(_ name: String, of keyboard: inout EmojiKeyboard) throws {
    let emoji = try #require(keyboard.catalog.packs.lazy.compactMap { $0.code(named: name) }.first)
    #expect(keyboard.tap(.emoji(emoji)) == .emoji(code: emoji.code))
  }

  @Test func packsAreDividedIntoPages() throws {
    let keyboard = try keyboard()
    #expect(names(keyboard) == ["a1 a2 a3 <", "a4 a5 - <", "b2 - - <", "d1 d2 d3 <"])
    #expect(keyboard.keys == keyboard.keys(onPage: 0))
    #expect(keyboard.keys(onPage: 4) == [] && keyboard.keys(onPage: -1) == [])
  }

  @Test func retiredEmojiAreNotOffered() throws {
    var keyboard = try keyboard()
    #expect(!names(keyboard).joined().contains("b1"))
    #expect(!keyboard.tabs.contains { $0.pack?.name == "c" }, "nothing of the pack is offered")
    keyboard.selectPack("c")
    #expect(keyboard.page == 0)
    #expect(keyboard.emoji(matching: "b1") == [] && keyboard.emoji(matching: "b").map(\.name) == ["b2"])
  }

  @Test func theBarShowsThePacks() throws {
    var keyboard = EmojiKeyboard(Yanxuan.emoji, grid: Grid(columns: 4, rows: 2))
    #expect(keyboard.tabs.map(\.label) == ["经典", "动物"])
    #expect(keyboard.tabs.map(\.icon?.name) == ["开心", "猫"])
    #expect(keyboard.tabs.map(\.pages) == [0..<2, 2..<3])
    #expect(try self.keyboard().tabs.map(\.label) == ["a", "b", "d"], "the name in place of a label")
    try use("猫", of: &keyboard)
    #expect(keyboard.tabs.map(\.label) == [nil, "经典", "动物"] && keyboard.tabs[0].icon == nil)
    #expect(keyboard.tabs[0].emoji.map(\.name) == ["猫"])
  }

  @Test func theBarFollowsThePages() throws {
    var keyboard = try keyboard()
    var selected: [Int?] = [keyboard.selectedTab]
    for _ in 0..<4 {
      keyboard.turnForward()
      selected.append(keyboard.selectedTab)
    }
    #expect(selected == [0, 0, 1, 2, 2] && keyboard.page == 3, "the last page is the end")
    keyboard.selectTab(0)
    keyboard.turnBack()
    #expect(keyboard.page == 0)
    keyboard.selectPack("d")
    #expect(keyboard.page == 3 && keyboard.selectedTab == 2)
    keyboard.turnBack()
    #expect(keyboard.page == 2 && keyboard.selectedTab == 1)
    keyboard.selectTab(0)
    keyboard.turnForward()
    keyboard.selectTab(0)
    #expect(keyboard.page == 0, "the first page of the pack")
    for page in [Int.max, .min, 7, -1] {
      keyboard.turn(to: page)
      #expect(keyboard.page == (page > 0 ? 3 : 0))
      keyboard.selectTab(page)
      #expect(keyboard.page == (page > 0 ? 3 : 0), "there is no such tab")
    }
  }

  @Test func keysAreEventsOfTheEditor() throws {
    var keyboard = try keyboard()
    #expect(keyboard.tap(.delete) == .delete(.backward))
    #expect(keyboard.tap(.empty) == nil && keyboard.recents == RecentEmoji())
    let emoji = try #require(keyboard.catalog.code(for: ":D"))
    #expect(keyboard.tap(.emoji(emoji)) == .emoji(code: ":d"), "the code, not an alias")
  }

  @Test func keysHaveLabels() throws {
    let keyboard = try keyboard()
    let labels = keyboard.keys(onPage: 3).map { $0.accessibilityLabel() }
    #expect(labels == ["Dog", "d2", "d3", "Delete"])
    #expect(keyboard.keys(onPage: 2).map { $0.accessibilityLabel(delete: "删除") } == ["b2", nil, nil, "删除"])
  }

  // MARK: Recent emoji

  @Test func recentEmojiComeFirst() throws {
    var keyboard = try keyboard()
    for name in ["d3", "a1", "d3", "b2", "a5"] { try use(name, of: &keyboard) }
    #expect(names(keyboard).first == "a5 b2 d3 <", "a page at most, without duplicates")
    #expect(keyboard.tabs[0].pack == nil && keyboard.tabs[0].pages == 0..<1)
    #expect(keyboard.page == 1, "the page that people see is still that of pack a")
    #expect(EmojiKeyboard(keyboard.catalog, grid: keyboard.grid, recents: keyboard.recents).page == 0)
  }

  @Test func keysDoNotMoveWhileTheKeyboardIsOpen() throws {
    var keyboard = try keyboard()
    try use("a1", of: &keyboard)
    try use("d1", of: &keyboard)
    keyboard.open()
    let before = names(keyboard)
    #expect(before[0] == "d1 a1 - <")
    try use("a1", of: &keyboard)
    try use("b2", of: &keyboard)
    keyboard.recents.use(try #require(keyboard.catalog.code(for: ":d")))
    keyboard.open()
    #expect(names(keyboard) == before)
    keyboard.close()
    #expect(names(keyboard) == before, "it is still seen")
    keyboard.open()
    #expect(names(keyboard)[0] == "d2 b2 a1 <")
  }

  /// Turning and tapping find the pages as they are.
  @Test func pagesAreMadeOnce() throws {
    var keyboard = try keyboard()
    keyboard.open()
    let place = { (keyboard: EmojiKeyboard) in keyboard.tabs.withUnsafeBufferPointer { $0.baseAddress } }
    let before = place(keyboard)
    try use("a1", of: &keyboard)
    keyboard.turn(to: 3)
    try use("d1", of: &keyboard)
    keyboard.selectPack("b")
    keyboard.close()
    #expect(place(keyboard) == before)
    keyboard.open()
    #expect(place(keyboard) != before)
  }

  // MARK: Other tables and grids

  @Test func aNewCatalogKeepsThePage() throws {
    var keyboard = try keyboard()
    keyboard.turn(to: 1)
    let mixed = ["a9", "a1", "a2", "a6", "a3", "a4", "a5"].map { TestEmoji($0) }
    let more = try emojiCatalog("Other", [("new", [TestEmoji("n1")]), ("a", mixed)])
    let packs = ["a", "b"].map { pack in (name: pack, emoji: (1...9).map { TestEmoji("\(pack)x\($0)") }) }
    keyboard.use(more)
    #expect(names(keyboard)[keyboard.page] == "a6 a3 a4 <", "a4 was the first of its page")
    keyboard.use(try emojiCatalog("Test", packs))
    #expect(keyboard.page == 1, "the same page of the pack with the same name")
    keyboard.use(try emojiCatalog("Test", [("z", [TestEmoji("z1")])]))
    #expect(names(keyboard) == ["z1 - - <"] && keyboard.page == 0)
    keyboard.use(try emojiCatalog("Test", [("a", [TestEmoji("a4", deprecated: "true")])]))
    #expect(names(keyboard) == ["- - - <"] && keyboard.selectedTab == nil && keyboard.tabs.isEmpty)
    keyboard.use(try catalog())
    #expect(names(keyboard)[keyboard.page] == "a4 a5 - <", "it comes back")
  }

  /// The page does not wander, however often a device is turned.
  @Test func rotationKeepsThePage() throws {
    var keyboard = EmojiKeyboard(
      try emojiCatalog("Test", [("a", (0..<100).map { TestEmoji("e\($0)") })]),
      grid: Grid(columns: 8, rows: 3)
    )
    keyboard.turn(to: 2)
    for _ in 0..<5 {
      keyboard.use(Grid(columns: 4, rows: 3))
      #expect(keyboard.keys.map(name).contains("e46") && keyboard.page == 4)
      keyboard.use(Grid(columns: 8, rows: 3))
      #expect(keyboard.page == 2)
    }
  }

  @Test(arguments: [
    (0, 0, 1, 2), (-3, 5, 1, 5), (1, 1, 1, 2), (2, 1, 2, 1), (.max, .max, 64, 64), (.min, .min, 1, 2), (7, 0, 7, 1),
  ])
  func gridsAreClamped(columns: Int, rows: Int, shownColumns: Int, shownRows: Int) throws {
    let keyboard = try keyboard(columns: columns, rows: rows)
    #expect(keyboard.grid.columns == shownColumns && keyboard.grid.rows == shownRows)
    #expect(keyboard.keys.count == shownColumns * shownRows && keyboard.keys.last == .delete)
    #expect(keyboard.keys.first.map(name) == "a1")
  }

  // MARK: Search

  @Test func emojiAreFoundByWords() {
    let keyboard = EmojiKeyboard(Yanxuan.emoji, grid: Grid(columns: 4, rows: 2))
    let find = { (words: String) in keyboard.emoji(matching: words).map(\.name) }
    #expect(find("赞") == ["赞"] && find("评") == ["五星好评"] && find("好") == ["赞", "五星好评"])
    #expect(find("HAP") == ["开心"] && find("appy") == [] && find("happy 笑") == ["开心"] && find("happy 哭") == [])
    #expect(find("风车") == ["旋转"] && find("强") == ["赞"] && find("小鸡") == ["小鸡", "跳跳"])
    #expect(find("") == [] && find(" \n") == [] && find("旧赞") == [])
  }
}

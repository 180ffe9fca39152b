import Foundation
import StyleLayout
import StyleRichText
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

/// The code of the page "The emoji keyboard", line by line, with what comes of it.
struct KeyboardArticleExamples {
  @Test func theArticleShowsWhatIsTestedHere() throws {
    let text = try Repository.read("Sources/StyleRichText/StyleRichText.docc/KeyboardsAndPanels.md")
    let tested = try Repository.read("Tests/StyleRichTextTests/WithTools/Keyboard/KeyboardArticleExamples.swift")
    let known = Set(tested.split(separator: "\n").map { $0.drop { $0 == " " } })
    let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#)
    #expect(blocks.count == 7 && blocks.first?.1.contains("import StyleRichText") == true)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) where !line.hasPrefix("import ") {
      #expect(known.contains(line.drop { $0 == " " }), "not tested: \(line)")
    }
  }

  @Test func pagesAndRecentEmoji() throws {
    var keyboard = EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 4, rows: 2))
    keyboard.open()
    for tab in keyboard.tabs { print(tab.label ?? "最近", tab.icon?.image ?? "clock.png", tab.pages) }
    keyboard.selectPack("animals")
    let labels = keyboard.keys.map { $0.accessibilityLabel(delete: "删除") ?? "" }
    #expect(labels == ["猫", "小鸡", "跳跳", "", "", "", "", "删除"])
    let events = keyboard.keys.compactMap { keyboard.tap($0) }
    print(events.first ?? .unmark)  // emoji(code: "/猫")
    #expect("\(events.first ?? .unmark)" == #"emoji(code: "/猫")"#)
    #expect(events.count == 4 && events.last == .delete(.backward))

    let stored = try JSONEncoder().encode(keyboard.recents)
    keyboard.recents = try JSONDecoder().decode(RecentEmoji.self, from: stored)
    keyboard.close()
    keyboard.open()
    #expect(keyboard.tabs.map(\.label) == [nil, "经典", "动物"])
    #expect(keyboard.tabs.first?.emoji.map(\.name) == ["跳跳", "小鸡", "猫"])

    keyboard.use(EmojiKeyboard.Grid(columns: 8, rows: 1))
    let found = keyboard.emoji(matching: "好")
    #expect(keyboard.selectedTab == 2 && found.map(\.name) == ["赞", "五星好评"])
  }

  @Test func variants() throws {
    let emoji = [
      TestEmoji("wave", variants: ["wave_light", "wave_dark"]), TestEmoji("wave_light"), TestEmoji("wave_dark"),
    ]
    let catalog = try emojiCatalog("Brand", [("hands", emoji)])
    let hands = EmojiKeyboard(catalog, grid: EmojiKeyboard.Grid(columns: 4, rows: 2))
    let page = KeyboardGeometry(size: LayoutSize(width: 200, height: 100))
    var touches = KeyTouches()
    _ = touches.handle(.down(LayoutPoint(x: 20, y: 20), at: 0), of: hands.keys, in: page)
    _ = touches.handle(.timer(at: 0.5), of: hands.keys, in: page)
    _ = touches.handle(.move(LayoutPoint(x: 60, y: 60), at: 0.8), of: hands.keys, in: page)
    print(touches.variants?.selectedEmoji?.name ?? "")  // wave_light
    #expect(touches.variants?.selectedEmoji?.name == "wave_light")
  }

  @Test func theDeleteKey() {
    var key = RepeatingKey()
    key.press(at: 10)
    print(key.events(until: 10.45))  // [.backward, .backward]
    print(key.next ?? 0)  // 10.5
    print(key.release(at: 10.48))  // []
    var again = RepeatingKey()
    again.press(at: 10)
    #expect(again.events(until: 10.45) == [.backward, .backward] && again.next == 10.5)
    #expect(again.release(at: 10.48) == [] && !key.isPressed)
  }

  @Test func changingBetweenKeyboards() {
    var panel = InputPanel(emojiHeight: 260)
    let shown = panel.handle(.keyboard(KeyboardFrame(.willShow, height: 291, duration: 0.25, curve: 7)))
    print(shown?.inset ?? 0)  // 291.0
    let changed = panel.handle(.showEmoji)
    print(changed?.inset ?? 0)  // 260.0
    let hidden = panel.handle(.keyboard(KeyboardFrame(.willHide, height: 0, duration: 0.25, curve: 7)))
    print(hidden == nil)  // true
    #expect([shown?.inset, changed?.inset, hidden?.inset] == [291, 260, nil])
  }
}

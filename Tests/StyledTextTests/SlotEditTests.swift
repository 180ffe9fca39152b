import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Edits of a text with a template.
struct SlotEditTests {
  private typealias Keys = TextAttributeKeys

  private func filled(_ source: String = "{a} and {b}", values: [String: String]) throws -> StyledText {
    var text = StyledText(template: try SlotTemplate(source))
    for (name, value) in values { text[name] = value }
    return text
  }

  @Test func runsSurviveChangesOfOtherSlots() throws {
    var text = try filled(values: ["a": "one two", "b": "x y z"])
    try text.set(Keys.Strikethrough.self, .single, in: 4..<7)
    try text.set(Keys.Link.self, "x", in: 8..<11)
    try text.set(Keys.Strikethrough.self, .single, in: 14..<15)
    #expect(text.marked == "one ⟦two⟧ ⟨and⟩ x ⟦y⟧ z")
    text["b"] = "汉字"
    #expect(text.marked == "one ⟦two⟧ ⟨and⟩ 汉⟦字⟧")
    text["a"] = "1 2"
    #expect(text.marked == "1 ⟦2⟧ ⟨and⟩ 汉⟦字⟧")
  }

  @Test func runsInASlotAreCarriedOverToItsNewWords() throws {
    var text = try filled(values: ["a": "¥99 ¥129", "b": "x"])
    try text.set(Keys.Strikethrough.self, .single, in: 4..<8)
    text["a"] = "¥89 ¥119"
    #expect(text.marked == "¥89 ⟦¥119⟧ and x")
  }

  @Test func runsMoveWithTheirSlots() throws {
    var text = try filled(values: ["a": "one two", "b": "xyz"])
    try text.set(Keys.Strikethrough.self, .single, in: 4..<7)
    text.template = try SlotTemplate("{b} and {a}")
    #expect(text.marked == "xyz and one ⟦two⟧")
  }

  @Test func editsInASlotChangeItsValueEverywhere() throws {
    var text = try filled("{a}, {a}!", values: ["a": "word"])
    let map = try text.replaceSubrange(1..<3, with: "汉字x")
    #expect(text.text == "w汉字xd, w汉字xd!" && text["a"] == "w汉字xd")
    #expect(map.map(5..<6) == 6..<7 && map.map(10..<11) == 12..<13)
    try text.insert("+", at: 7)
    #expect(text.text == "+w汉字xd, +w汉字xd!")
  }

  @Test func whatIsTypedIntoASlotLooksLikeIt() throws {
    var text = StyledText(
      template: try SlotTemplate("<{a}>"),
      slots: ["a": TextAttributes(strikethrough: .single)]
    )
    try text.insert("new", at: 1)
    #expect(text.marked == "<⟦new⟧>" && text["a"] == "new")
    try text.insert("!", at: 4)
    #expect(text.marked == "<⟦new!⟧>")
    try text.removeSubrange(1..<5)
    #expect(text.text == "<>" && text["a"] == "" && text.template != nil)
  }

  @Test func editsOverALiteralMakeThePlainTextThatLooksTheSame() throws {
    var text = StyledText(template: try SlotTemplate("{a}–{b}"), slots: ["b": TextAttributes(strikethrough: .single)])
    text["a"] = "1"
    text["b"] = "2"
    var plain = StyledText("1–2")
    try plain.set(Keys.Strikethrough.self, .single, in: 2..<3)
    #expect(text == plain)
    try text.replaceSubrange(1..<2, with: " to ")
    try plain.replaceSubrange(1..<2, with: " to ")
    #expect(text == plain && text.template == nil && text.marked == "1 to ⟦2⟧")
  }

  /// An alignment belongs to the paragraph, also when a slot at its start is filled later.
  @Test func paragraphsKeepTheirAttributesWhenSlotsAreFilled() throws {
    var text = try filled("{a} x\n{b}", values: ["b": "end"])
    try text.set(Keys.Alignment.self, .center, in: 0..<1)
    text["a"] = "start"
    #expect(text.runs.map { $0[Keys.Alignment.self] } == [.center, nil])
    text["a"] = ""
    text["a"] = "汉"
    #expect(text.runs.map { $0[Keys.Alignment.self] } == [.center, nil])
  }

  /// A slot that is empty, or that this template does not have, has its attributes all the same.
  @Test func attributesAreRemovedFromTheSlotsOfTheRangeAlone() throws {
    let struck = TextAttributes(strikethrough: .single)
    var text = StyledText(template: try SlotTemplate("{a} {b}"), slots: ["a": struck, "b": struck, "c": struck])
    text["a"] = "one"
    try text.remove(Keys.Strikethrough.self, in: 0..<2)
    #expect(text.marked == "on⟦e⟧ ")
    text["b"] = "two"
    #expect(text.marked == "on⟦e⟧ ⟦two⟧")
    text.template = try SlotTemplate("{c}")
    text["c"] = "three"
    #expect(text.marked == "⟦three⟧")
  }

  @Test func restylingReachesSlotsThatAreNotShown() throws {
    let styled = TextAttributes(style: .t9_red_medium)
    var text = StyledText(template: try SlotTemplate("{a}"), slots: ["a": styled, "b": styled])
    text.restyle(styleCode: .t14_gray2_bold)
    text.template = try SlotTemplate("{a}{b}")
    text["b"] = "x"
    #expect(text.runs.map(\.style) == [.t14_gray2_bold])
  }

  /// A mention is one thing, wherever it was said that it is one.
  @Test func atomsOfSlotsAreWhole() throws {
    let mention = TextAttributes(mention: TextMention("user/7", text: "@小明"))
    var text = StyledText(template: try SlotTemplate("Hi {user}!"), slots: ["user": mention])
    text["user"] = "@小明"
    var removed = text
    try removed.removeSubrange(4..<5)
    #expect(removed.text == "Hi !" && removed["user"] == "")
    try text.replaceSubrange(1..<4, with: "ello")
    #expect(text.text == "Hello!" && text.template == nil)
  }

  /// Compared with the same edit of an equal text without a template: the strings agree, and the texts are equal if the
  /// template was removed.
  @Test func randomEditsMatchPlainText() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      var text = RandomStyledText.make(using: &generator)
      text.template = try SlotTemplate(RandomStyledText.templates.randomElement(using: &generator) ?? "")
      for name in text.template?.slotNames ?? [] { text[name] = RandomStyledText.word(using: &generator) }
      var plain = text
      plain.template = nil
      try #require(plain == text, "seed \(seed), round \(round)")
      let range = RandomStyledText.range(in: text, using: &generator)
      let words = RandomStyledText.word(using: &generator)
      guard let map = try? text.replaceSubrange(range, with: words) else { continue }
      let plainMap = try plain.replaceSubrange(range, with: words)
      guard text.template == nil else { continue }
      try #require(text == plain && map == plainMap, "seed \(seed), round \(round)")
    }
  }
}

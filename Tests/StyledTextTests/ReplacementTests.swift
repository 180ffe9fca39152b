import StyleTables
import StyledText
import Testing
import YanxuanStyles

struct ReplacementTests {
  @Test(arguments: [
    (ReplacementPolicy.uniform, "¥99 ⟦¥129⟧", "¥89"), (.firstRun, "⟦¥129⟧ ¥99", "⟦¥89⟧"),
    (.firstRun, "¥99 ⟦¥129⟧", "¥89"),
    (.uniform, "⟦¥129⟧", "⟦¥89⟧"), (.automatic, "⟨¥129⟩", "⟨¥89⟩"), (.automatic, "¥99 ⟦¥129⟧", "¥89"),
  ])
  func policies(_ policy: ReplacementPolicy, _ before: String, _ after: String) throws {
    var text = try MarkedText(before).styledText()
    text.replaceText("¥89", policy: policy)
    #expect(text.marked == after)
  }

  @Test func uniformKeepsWhatAllRunsShare() throws {
    var text = StyledText("one two")
    try text.merge(TextAttributes(color: .ink, link: "x"), in: 0..<3)
    try text.merge(TextAttributes(color: .red, link: "x"), in: 3..<7)
    text.replaceText("three", policy: .uniform)
    #expect(text.runs.map(\.attributes) == [TextAttributes(link: "x")])
  }

  /// A label that is cleared while a price loads.
  @Test(arguments: [ReplacementPolicy.automatic, .carryOver, .firstRun, .uniform])
  func emptyInBetweenMakesNoDifference(_ policy: ReplacementPolicy) throws {
    var direct = try MarkedText("¥99 ⟦¥129⟧").styledText()
    var cleared = direct
    direct.replaceText("¥89 ¥119", policy: policy)
    cleared.text = ""
    cleared.replaceText("", policy: policy)
    cleared.replaceText("¥89 ¥119", policy: policy)
    #expect(cleared == direct)
    #expect(cleared.marked == direct.marked)
  }

  @Test func deletingEverythingRemembersToo() throws {
    var text = try MarkedText("¥99 ⟦¥129⟧").styledText()
    try text.removeSubrange(0..<8)
    #expect(text.isEmpty && Array(text.runs).isEmpty)
    text.text = "¥89 ¥119"
    #expect(text.marked == "¥89 ⟦¥119⟧")
  }

  @Test func restylingAnEmptiedTextReachesWhatItRemembers() throws {
    var text = StyledText("¥99 ¥129", style: .t14_red_bold)
    try text.merge(TextAttributes(style: .t12_gray3_regular, strikethrough: .single), in: 4..<8)
    var direct = text
    direct.restyle(styleCode: .t16_black_bold)
    text.text = ""
    text.restyle(styleCode: .t16_black_bold)
    direct.text = "¥89 ¥119"
    text.text = "¥89 ¥119"
    #expect(text == direct)
    #expect(text.runs.map(\.style) == [.t16_black_bold, .t16_black_bold])
  }

  /// The remembered text of an empty text makes it different from other empty texts.
  @Test func emptiedTextsAreEqualByWhatTheyGive() throws {
    var text = try MarkedText("¥99 ⟦¥129⟧").styledText()
    text.text = ""
    var uniform = StyledText("¥99", attributes: TextAttributes(weight: 700))
    uniform.text = ""
    #expect(text != StyledText(""))
    #expect(uniform == StyledText("", attributes: TextAttributes(weight: 700)))
  }

  @Test func typingIntoAnEmptiedTextTakesWhatAllRunsShared() throws {
    var text = StyledText("one two")
    try text.merge(TextAttributes(color: .ink, link: "x"), in: 0..<7)
    try text.set(\.strikethrough, .single, in: 0..<3)
    text.text = ""
    text.append("new")
    #expect(text.runs.map(\.attributes) == [TextAttributes(color: .ink)])
  }

  /// One run that covers the text is replaced with its attributes, even those that typing would not extend.
  @Test func oneRunKeepsItsAttributes() throws {
    var text = StyledText("gone soon", style: .t14_gray2_bold)
    let all = TextAttributes(underline: .single, link: "item/7")
    try text.merge(all, in: 0..<9)
    text.text = "new text"
    #expect(text == StyledText("new text", style: .t14_gray2_bold, attributes: all))
  }

  @Test func theSameWordsChangeNothing() throws {
    var text = StyledText("hi @bob!")
    try text.set(\.mention, TextMention("7", text: "@bob"), in: 3..<7)
    let before = text
    #expect(text.replaceText("hi @bob!").isIdentity)
    #expect(text == before)
  }

  @Test(arguments: [
    ("hey @bob, hello", [4..<8]), ("hey @amy!", []), ("@bob", [0..<4]), ("@bobby", []), ("bob", []),
    ("well, hi @bob!", [9..<13]),
  ])
  func mentionsStayWholeOrGo(_ words: String, _ expected: [Range<Int>]) throws {
    var text = StyledText("hi @bob!")
    try text.set(\.mention, TextMention("7", text: "@bob"), in: 3..<7)
    text.replaceText(words, policy: .carryOver)
    #expect(text.runs.filter { $0[TextAttributeKeys.Mention.self] != nil }.map(\.range) == expected)
  }

  @Test func selectionsFollowTheirWords() throws {
    var text = try MarkedText("Buy ⟦now⟧ or never").styledText()
    let map = text.replaceText("Please buy it now, or maybe never")
    #expect(map.map(4..<7) == 14..<17)
    #expect(map.map(11..<16) == 28..<33)
    #expect(map.map(0) == 0 && map.map(16) == 33)
  }
}

extension StyleColor {
  static let ink = StyleColor(light: RGBAColor(red: 0x22, green: 0x22, blue: 0x22))
  static let red = StyleColor(light: RGBAColor(red: 0xD0, green: 0, blue: 0x10))
}

import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

struct ExplanationTests {
  private typealias Keys = TextAttributeKeys

  @Test func descriptionsAreGolden() throws {
    let explained = try Self.cases().map { name, text, position in
      "# \(name), at \(position)\n\n\(try text.explanation(at: position))\n"
    }
    try expectGolden(explained.joined(separator: "\n"), "Tests/Golden/Explanations.txt")
  }

  private static func cases() throws -> [(name: String, text: StyledText, position: Int)] {
    [
      ("the style of the whole text", StyledText("¥89", style: .t14_gray2_bold), 0),
      ("a mode's style", StyledText("long", style: .t14_link_regular_read), 4),
      ("an explicit style", explicit(), 0), ("no style", "plain", 0),
      ("a run with a style", try styled(), 5), ("the same text's other run", try styled(), 0),
      ("a slot", try slot(), 2), ("an attribute that hides a part of the style", try colored(), 0),
      ("carried over", try replaced(.carryOver), 5), ("carried over, no attributes", try replaced(.carryOver), 0),
      ("first run", try replaced(.firstRun), 0), ("uniform", try replaced(.uniform), 0), ("typed", try typed(), 8),
      ("empty, with a style", StyledText("", style: .t13_red_medium), 0), ("emptied", try emptied(), 0),
      ("empty, in a slot", try slot(""), 0), ("an open color", StyledText("¥89", style: OpenCodes.title), 0),
      ("the color below an open one", try open(), 1), ("a color of the run over an open one", try open(), 3),
      ("two open styles, over an explicit one", try openTwice(), 0),
    ]
  }

  private static func explicit() -> StyledText {
    var text = StyledText("own")
    text.explicitStyle = ResolvedStyle(
      size: 14.5,
      weight: 510,
      family: "Inter",
      color: StyleColor(light: RGBAColor(red: 0, green: 1, blue: 2)),
      metrics: LineMetrics(lineHeight: 20, lineSpacing: 3, letterSpacing: -0.1, baseline: 15.026),
      fontMetrics: FontMetrics(ascent: 0.9, descent: 0.2)
    )
    return text
  }

  private static func open() throws -> StyledText {
    var text = StyledText("¥汉字 👍🏽", style: .t14_red_bold)
    try text.apply(styleCode: OpenCodes.note, in: 1..<8)
    try text.set(\.color, .green, in: 3..<8)
    return text
  }

  private static func openTwice() throws -> StyledText {
    var slots = TextAttributes()
    slots.explicitStyle = OpenCodes.note.resolved
    var text = StyledText(template: try SlotTemplate("{was}"), slots: ["was": slots])
    text.explicitStyle = explicit().explicitStyle
    text["was"] = "¥129 字"
    try text.apply(styleCode: OpenCodes.title, in: 0..<4)
    return text
  }

  private static func styled() throws -> StyledText {
    var text = StyledText("¥89 ¥129", style: .t14_gray2_bold)
    try text.apply(styleCode: .t13_red_medium, in: 4..<8)
    return text
  }

  private static func slot(_ value: String = "¥129") throws -> StyledText {
    let struck = TextAttributes(style: .t12_gray3_regular, strikethrough: .single)
    var text = StyledText(template: try SlotTemplate("{was}"), style: .t13_red_medium, slots: ["was": struck])
    text["was"] = value
    return text
  }

  private static func colored() throws -> StyledText {
    var text = StyledText("汉字", style: .t13_red_medium, attributes: TextAttributes(weight: 300))
    let color = StyleColor(light: RGBAColor(red: 1, green: 2, blue: 3), dark: RGBAColor(red: 4, green: 5, blue: 6))
    try text.set(Keys.Color.self, color, in: 0..<1)
    return text
  }

  private static func replaced(_ policy: ReplacementPolicy) throws -> StyledText {
    var text = try MarkedText(policy == .carryOver ? "¥99 ⟦¥129⟧" : "⟦one⟧⟦⟨two⟩⟧").styledText()
    text.replaceText("¥89 ¥119", policy: policy)
    return text
  }

  private static func typed() throws -> StyledText {
    var text = try MarkedText("¥99 ⟦¥129⟧").styledText()
    text.append("!")
    return text
  }

  private static func emptied() throws -> StyledText {
    var text = try MarkedText("¥99 ⟦¥129⟧").styledText()
    try text.set(Keys.Underline.self, LineDecoration(.dotted), in: 0..<7)
    try text.set(Keys.Underline.self, LineDecoration(.dotted), in: 7..<8)
    text.text = ""
    return text
  }

  @Test func entriesAreFoundByName() throws {
    var text = StyledText("¥89", style: .t14_gray2_bold)
    try text.set(Keys.Weight.self, 300, in: 0..<1)
    let explanation = try text.explanation(at: 0)
    #expect(explanation["weight"]?.value == "300" && explanation["weight"]?.origin == .run)
    #expect(explanation["color"]?.origin == .token(catalog: "Yanxuan", path: "color.gray2"))
    #expect(explanation["link"] == nil)
  }

  /// The visible color is found, and its origin.
  @Test func openColorsAreFoundByName() throws {
    let alone = try StyledText("¥89", style: OpenCodes.title).explanation(at: 0)
    #expect(alone["color"]?.value == "–" && alone["color"]?.origin == .leftOpen)
    let through = try Self.open().explanation(at: 1)
    #expect(through["color"]?.value == "#C8102E")
    #expect(through["color"]?.origin == .token(catalog: "Yanxuan", path: "color.red"))
    #expect(through.entries.contains { $0.attribute == "color" && $0.origin == .leftOpen && !$0.isHidden })
    let own = try Self.open().explanation(at: 3)
    #expect(own["color"]?.value == "#008000" && own["color"]?.origin == .run)
    #expect(own.entries.contains { $0.attribute == "color" && $0.origin == .leftOpen && $0.isHidden })
  }

  @Test func positionsAreChecked() throws {
    let text = StyledText("a👍")
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try text.explanation(at: 2) }
    #expect(throws: TextPositionError.outOfBounds(position: 4, count: 3)) { try text.explanation(at: 4) }
    #expect(throws: TextPositionError.outOfBounds(position: -1, count: 3)) { try text.explanation(at: -1) }
    #expect(try text.explanation(at: 3).range == 0..<3)
  }
}

import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

/// Truncation by the shaper without fonts: in 10 points, letters are 5 points wide and ideographs 10.
@Suite struct TruncationTests {
  private static let blue = StyleColor(light: RGBAColor(red: 0x39, green: 0x63, blue: 0x9E))
  private let typesetter = Typesetter(FixedWidthShaper())

  private func frame(
    _ text: StyledText,
    _ truncation: Truncation? = Truncation(),
    width: Double,
    lines: Int
  ) -> TextFrame {
    var text = text
    if text.style == nil { text.attributes.size = 10 }
    return typesetter.frame(for: text, width: width, options: FrameOptions(maximumLines: lines, truncation: truncation))
  }

  private func shown(_ text: StyledText, _ truncation: Truncation = Truncation(), width: Double, lines: Int) -> String?
  {
    frame(text, truncation, width: width, lines: lines).truncation?.text.text
  }

  @Test func whatFitsIsNotCut() {
    #expect(shown("abcdef", width: 30, lines: 1) == nil)
    #expect(shown("abc def", width: 15, lines: 2) == nil)
    #expect(shown("", width: 0, lines: 1) == nil)
    #expect(shown("a\n\nb", width: 30, lines: 3) == nil)
  }

  @Test func theLongestStartIsKept() {
    #expect(shown("abcdefg", width: 30, lines: 1) == "abcde…")
    #expect(shown("国国国国", width: 35, lines: 1) == "国国国…")
    #expect(shown("one two three four", width: 35, lines: 2) == "one two three…")
  }

  @Test func noWhiteSpaceStandsBesideTheToken() {
    #expect(shown("ab cdef", width: 20, lines: 1) == "ab…")
    #expect(shown("ab\n\n\ncd", width: 20, lines: 2) == "ab…")
    #expect(shown("abcdef gh", Truncation(at: .head), width: 15, lines: 1) == "…gh")
  }

  @Test func theStartAndTheMiddleAreCutToo() {
    #expect(shown("abcdefg", Truncation(at: .head), width: 30, lines: 1) == "…cdefg")
    #expect(shown("abcdefg", Truncation(at: .middle), width: 30, lines: 1) == "abc…fg")
    #expect(shown("abcdefg", Truncation(at: .middle), width: 25, lines: 1) == "ab…fg")
    #expect(shown("one two three four", Truncation(at: .head), width: 35, lines: 2) == "…three four")
    let path = frame("/usr/share/doc/a.txt", Truncation(at: .middle), width: 50, lines: 1)
    #expect(path.truncation?.text.text == "/usr/….txt")
    #expect(path.truncation?.kept == [0..<5, 16..<20])
  }

  @Test func aGraphemeIsKeptOrCutWhole() {
    #expect(shown("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", width: 25, lines: 1) == "👩‍👩‍👧👩‍👩‍👧…")
    #expect(shown("e\u{301}e\u{301}e\u{301}", width: 10, lines: 1) == "e\u{301}…")
    #expect(shown("🇩🇪🇯🇵🇫🇷", width: 24, lines: 1) == "🇩🇪…")
  }

  @Test func anAtomIsKeptOrCutWhole() throws {
    var text: StyledText = "hi @bob! all"
    try text.set(\.mention, TextMention("7", text: "@bob"), in: 3..<7)
    #expect(shown(text, width: 35, lines: 1) == "hi…")
    #expect(shown(text, width: 40, lines: 1) == "hi @bob…")
    try text.set(\.mention, nil, in: 3..<7)
    #expect(shown(text, width: 35, lines: 1) == "hi @bo…")
  }

  @Test func aTokenThatHasNoRoomIsShownAlone() throws {
    let frame = frame("abcdef", Truncation("more"), width: 10, lines: 1)
    let result = try #require(frame.truncation)
    #expect(frame.lines.map(\.range) == [0..<2])
    #expect(result.text.text == "more")
    #expect(result.kept == [])
    #expect(result.token == 0..<4)
    #expect(shown("abcdef", Truncation("more"), width: 10, lines: 2) == "more")
    #expect(shown("abcdefghi", Truncation("more"), width: 10, lines: 3) == "abmore")
  }

  @Test(arguments: [0, -1, .min])
  func thereMayBeNoLines(lines: Int) throws {
    for text: StyledText in ["", "abc"] {
      let frame = frame(text, width: 30, lines: lines)
      #expect(frame.lines.isEmpty)
      #expect(frame.size == LayoutSize(width: 0, height: 0))
      let result = try #require(frame.truncation)
      #expect(result.kept == [])
      #expect(result.tokenRects == [])
    }
    #expect(self.frame("abc", nil, width: 30, lines: lines).truncation == nil)
  }

  @Test func oddWidthsAreWidths() {
    #expect(shown("abc", width: .nan, lines: 1) == nil)
    #expect(shown("abc", width: .infinity, lines: .max) == nil)
    #expect(shown("abc\ndef", width: .infinity, lines: 1) == "abc…")
    #expect(shown("abc", width: -.infinity, lines: 2) == "a…")
    #expect(shown("abc", width: 0, lines: 1) == "…")
  }

  @Test func onlyTheTokenHasItsColorAndItsLink() throws {
    let token = StyledText("…展开", attributes: TextAttributes(color: Self.blue, link: "expand"))
    var text = StyledText("the quick brown fox jumps", style: .t14_gray2_bold)
    text.attributes.alignment = .center
    try text.set(\.strikethrough, .single, in: 4..<25)
    let frame = frame(text, Truncation(token), width: 98, lines: 1)
    let shown = try #require(frame.truncation?.text)
    #expect(shown.text == "the quick…展开")
    let runs = Array(shown.runs)
    #expect(runs.map(\.range) == [0..<4, 4..<9, 9..<12])
    #expect(runs.map { $0[TextAttributeKeys.Link.self] } == [nil, nil, "expand"])
    #expect(runs.map { $0[TextAttributeKeys.Color.self] } == [nil, nil, Self.blue])
    #expect(runs.map { $0[TextAttributeKeys.Strikethrough.self] } == [nil, .single, .single])
    #expect(runs.allSatisfy { $0.style == .t14_gray2_bold && $0[TextAttributeKeys.Alignment.self] == .center })
  }

  /// Like text that is typed inside of a link, without being a part of it.
  @Test func aTokenInsideOfALinkLooksLikeTheLink() throws {
    var text = StyledText("abcdefg")
    try text.merge(TextAttributes(weight: 700, link: "somewhere"), in: 0..<7)
    let shown = try #require(frame(text, Truncation(at: .middle), width: 30, lines: 1).truncation?.text)
    #expect(shown.text == "abc…fg")
    let runs = Array(shown.runs)
    #expect(runs.map { $0[TextAttributeKeys.Link.self] } == ["somewhere", nil, "somewhere"])
    #expect(runs.map { $0[TextAttributeKeys.Weight.self] } == [700, 700, 700])
  }

  @Test func aTokenWithAStyleKeepsItsLook() throws {
    var text = StyledText("the quick brown fox jumps", style: .t14_gray2_bold)
    try text.set(\.strikethrough, .single, in: 4..<25)
    let frame = frame(text, Truncation(StyledText("…", style: .t9_red_medium)), width: 70, lines: 1)
    let last = try #require(frame.truncation.flatMap { Array($0.text.runs).last })
    #expect(last.style == .t9_red_medium)
    #expect(last[TextAttributeKeys.Strikethrough.self] == nil)
  }

  @Test func slotsKeepTheirLooks() throws {
    let template = try SlotTemplate("{sale} {was}")
    var text = StyledText(
      template: template,
      style: .t14_gray2_bold,
      slots: ["was": TextAttributes(strikethrough: .single)]
    )
    text["sale"] = "abc"
    text["was"] = "defghij"
    let shown = try #require(frame(text, width: 49, lines: 1).truncation?.text)
    #expect(shown.text == "abc de…")
    #expect(Array(shown.runs).map { $0[TextAttributeKeys.Strikethrough.self] } == [nil, .single])
    #expect(shown.template == nil)
  }

  @Test func theResultTellsWhereEverythingIs() throws {
    let frame = frame("国国国国国国", Truncation("…展开"), width: 45, lines: 1)
    let result = try #require(frame.truncation)
    #expect(result.kept == [0..<2])
    #expect(result.token == 2..<5)
    #expect(result.tokenRects == [LayoutRect(x: 20, y: 0, width: 25, height: frame.lines[0].box.height)])
    #expect(result.map.map(0..<2) == 0..<2)
    #expect(result.map.map(6) == 5)
    #expect(result.map.map(4) == 2)
    #expect(result.map.inverse.map(5) == 6)
  }

  @Test func theTokenFollowsTheTextFromRightToLeft() throws {
    let frame = frame("שלום עולם", Truncation("…"), width: 30, lines: 1)
    let result = try #require(frame.truncation)
    #expect(result.text.text == "שלום…")
    let height = frame.lines[0].box.height
    #expect(result.tokenRects == [LayoutRect(x: 5, y: 0, width: 5, height: height)])
  }

  @Test func theTokenMayTakeSeveralLines() throws {
    let frame = frame("国国国国国国国国国国", Truncation("……\n展开"), width: 30, lines: 3)
    let result = try #require(frame.truncation)
    #expect(result.text.text == "国国国国国……\n展开")
    #expect(result.tokenRects.map(\.width) == [10, 20])
  }

  @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func paragraphsMayAskForAnEllipsis(mode: LineBreakMode) {
    var text: StyledText = "abcdefg"
    text.attributes.lineBreakMode = mode
    let expected = [LineBreakMode.truncatingHead: "…cdefg", .truncatingMiddle: "abc…fg", .truncatingTail: "abcde…"]
    #expect(frame(text, nil, width: 30, lines: 1).truncation?.text.text == expected[mode])
    // What the options say is stronger.
    #expect(frame(text, Truncation("!"), width: 30, lines: 1).truncation?.text.text == "abcde!")
    text.attributes.size = 10
    #expect(typesetter.frame(for: text, width: 30).truncation == nil)
    let options = FrameOptions(maximumLines: 1, lineBreak: mode)
    text.attributes.lineBreakMode = nil
    #expect(typesetter.frame(for: text, width: 30, options: options).truncation?.text.text == expected[mode])
  }

  @Test func theParagraphOfTheLastLineAsks() throws {
    var text: StyledText = "abc\ndefghijk\nlmn"
    try text.set(\.lineBreakMode, .truncatingTail, in: 4..<12)
    #expect(frame(text, nil, width: 30, lines: 1).truncation == nil)
    #expect(frame(text, nil, width: 30, lines: 2).truncation?.text.text == "abc\ndefgh…")
  }
}

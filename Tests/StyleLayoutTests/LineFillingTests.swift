import StyleLayout
import StyledText
import Testing

@Suite struct LineFillingTests {
  private func lines(_ text: String, width: Double, _ change: (inout TextAttributes) -> Void = { _ in }) -> [String] {
    fixedFrame(tenPoint(text, change), width: width).lineWords
  }

  @Test func spacesHangAtTheEndOfALine() {
    let frame = fixedFrame(tenPoint("one   two  "), width: 20)
    #expect(frame.lineWords == ["one   ", "two  "])
    #expect(frame.lines.map(\.width) == [15, 15])
    #expect(frame.lines[0].runs.map(\.width) == [15, 15])
    #expect(frame.lines[0].runs.map(\.x) == [0, 15])
    #expect(frame.size.width == 15)
  }

  @Test func aWordAsWideAsTheLineFits() {
    #expect(lines("three two", width: 25) == ["three ", "two"])
    #expect(lines("three two", width: 24.99) == ["thre", "e ", "two"])
  }

  @Test func wordsAreBrokenBetweenGraphemesAndNeverInside() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 10) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", width: 19) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
  }

  @Test func aWordGoesToTheNextLineBeforeItIsBroken() {
    #expect(lines("a elephant", width: 20) == ["a ", "elep", "hant"])
  }

  @Test(arguments: [0, 1, 4.9]) func aLineHasAtLeastOneGrapheme(width: Double) {
    #expect(lines("ab国", width: width) == ["a", "b", "国"])
    #expect(lines("a b", width: width) == ["a ", "b"])
  }

  @Test func lengthsThatAreNone() {
    #expect(lines("ab cd", width: -3) == lines("ab cd", width: 0))
    #expect(lines("ab cd", width: .nan) == ["ab cd"])
    #expect(lines("ab cd", width: .infinity) == ["ab cd"])
    #expect(lines("ab cd", width: .greatestFiniteMagnitude) == ["ab cd"])
    #expect(lines("ab cd", width: -.infinity) == lines("ab cd", width: 0))
  }

  @Test func breaksInTheTextEndLines() {
    let frame = fixedFrame(tenPoint("a\u{2028}b\u{85}c\u{B}d\u{C}e\nf\r\ng\rh\u{2029}i"))
    #expect(frame.lineWords == ["a\u{2028}", "b\u{85}", "c\u{B}", "d\u{C}", "e\n", "f\r\n", "g\r", "h\u{2029}", "i"])
    #expect(frame.lines.map(\.endsParagraph) == [false, false, false, false, true, true, true, true, true])
    #expect(frame.size == LayoutSize(width: 5, height: 90))
  }

  @Test func aBreakAtTheEndHasALineAfterIt() {
    #expect(lines("a\n", width: 50) == ["a\n", ""])
    #expect(lines("a\u{2028}", width: 50) == ["a\u{2028}", ""])
    let frame = fixedFrame(tenPoint("a\u{2028}\nb"), width: 50)
    #expect(frame.lineWords == ["a\u{2028}", "\n", "b"])
    #expect(frame.lines.map(\.endsParagraph) == [false, true, true])
    #expect(fixedFrame(tenPoint("a\u{2028}"), width: 50, FrameOptions(maximumLines: 1)).lineWords == ["a\u{2028}"])
  }

  @Test func aSoftHyphenIsSeenAtTheEndOfALineOnly() throws {
    let frame = fixedFrame(tenPoint("soft\u{AD}hyphen"), width: 30)
    #expect(frame.lineWords == ["soft\u{AD}", "hyphen"])
    #expect(frame.lines.map(\.width) == [25, 30])
    #expect(fixedFrame(tenPoint("soft\u{AD}hyphen"), width: 50).lines.map(\.width) == [50])
    #expect(fixedFrame(tenPoint("soft\u{AD}"), width: 50).lines.map(\.width) == [20])
  }

  @Test func aHyphenThatDoesNotFitIsNotTaken() {
    #expect(lines("a soft\u{AD}er", width: 34) == ["a ", "soft\u{AD}er"])
    #expect(lines("soft\u{AD}er", width: 24) == ["soft", "\u{AD}er"])
    #expect(lines("so\u{AD}ft\u{AD}er", width: 24) == ["so\u{AD}", "ft\u{AD}er"])
    #expect(lines("a\u{AD}b", width: 0) == ["a", "\u{AD}b"])
  }

  @Test func aZeroWidthSpaceIsAPlaceForABreak() {
    let frame = fixedFrame(tenPoint("one\u{200B}two"), width: 20)
    #expect(frame.lineWords == ["one\u{200B}", "two"])
    #expect(frame.lines.map(\.width) == [15, 15])
    #expect(lines("one   \u{200B}two", width: 16) == ["one   \u{200B}", "two"])
  }

  @Test func whatNobodySeesHangsWithTheSpaces() {
    for invisible in ["\u{2060}", "\u{200F}", "\u{200B}", "\u{2069}", "\u{FEFF}"] {
      let frame = fixedFrame(tenPoint("one   \(invisible)   "), width: 16)
      #expect(frame.lines.map(\.width) == [15])
    }
    // A mark on a space is visible, also in a run of its own.
    #expect(fixedFrame(tenPoint("one \u{301}")).lines.map(\.width) == [20])
  }

  @Test func aSpaceThatDoesNotBreakDoesNot() {
    #expect(lines("a b\u{A0}c", width: 15) == ["a ", "b\u{A0}c"])
    #expect(fixedFrame(tenPoint("ab\u{A0}"), width: 15).lines.map(\.width) == [15])
  }

  @Test func charactersWrapAnywhereButBeforeSpaces() {
    #expect(lines("ab cdef", width: 20) { $0.lineBreakMode = .characterWrapping } == ["ab c", "def"])
    #expect(lines("abcd  ef", width: 20) { $0.lineBreakMode = .characterWrapping } == ["abcd  ", "ef"])
    #expect(lines("e\u{301}e\u{301}", width: 5) { $0.lineBreakMode = .characterWrapping } == ["e\u{301}", "e\u{301}"])
  }

  @Test func clippedLinesEndWhereTheTextSays() {
    #expect(lines("ab cd\u{2028}ef", width: 5) { $0.lineBreakMode = .clipping } == ["ab cd\u{2028}", "ef"])
  }

  @Test(arguments: [LineBreakMode.truncatingHead, .truncatingMiddle, .truncatingTail])
  func truncatingModesWrapWhileThereAreLines(mode: LineBreakMode) {
    #expect(lines("ab cd", width: 10) { $0.lineBreakMode = mode } == ["ab ", "cd"])
  }

  @Test func tabsLeadToStopsFromTheLeadingEdge() {
    let frame = fixedFrame(tenPoint("a\tb\t\tc"))
    #expect(frame.lines[0].runs.map(\.x) == [0, 5, 20, 25, 40, 60])
    #expect(frame.lines[0].width == 65)
    let indented = fixedFrame(tenPoint("a\tb") { $0.firstLineIndent = 7 })
    #expect(indented.lines[0].runs.map(\.x) == [7, 12, 20])
    let atStop = fixedFrame(tenPoint("abcd\te"))
    #expect(atStop.lines[0].runs.map(\.x) == [0, 20, 40])
    let outside = fixedFrame(tenPoint("a\tb") { $0.firstLineIndent = -30 })
    #expect(outside.lines[0].runs.map(\.x) == [-30, -25, -20])
  }

  @Test func tabsHangAtTheEndOfALine() {
    let frame = fixedFrame(tenPoint("abc \t def"), width: 17)
    #expect(frame.lineWords == ["abc \t ", "def"])
    #expect(frame.lines.map(\.width) == [15, 15])
  }

  @Test func letterSpacingStaysAtTheEndOfALine() {
    let frame = fixedFrame(tenPoint("ab cd") { $0.letterSpacing = 2 }, width: 14)
    #expect(frame.lines.map(\.width) == [14, 14])
    #expect(lines("ab cd", width: 13) { $0.letterSpacing = 2 } == ["a", "b ", "c", "d"])
    #expect(fixedFrame(tenPoint("a\u{200B}b\u{AD}c") { $0.letterSpacing = 2 }).size.width == 21)
    #expect(fixedFrame(tenPoint("ab") { $0.letterSpacing = -20 }).size.width == 0)
    #expect(fixedFrame(tenPoint("ab") { $0.letterSpacing = .nan }).size.width == 10)
  }
}

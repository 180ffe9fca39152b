import StyleLayout
import StyledText
import Testing

/// Units of text that lines do not break inside of. In 10 points, letters are 5 points wide and ideographs 10.
@Suite struct KeepTogetherTests {
  /// The lines of a text whose parts in brackets are units.
  private func lines(_ marked: String, width: Double, _ change: (inout TextAttributes) -> Void = { _ in }) -> [String] {
    fixedFrame(kept(marked, change), width: width).lineWords
  }

  private func kept(_ marked: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> StyledText {
    var text = tenPoint("", change)
    for (index, part) in marked.split(separator: "[", omittingEmptySubsequences: false).enumerated() {
      let ends = part.split(separator: "]", omittingEmptySubsequences: false)
      guard index > 0, ends.count == 2 else {
        text.append(StyledText(String(part)))
        continue
      }
      text.append(StyledText(String(ends[0]), attributes: TextAttributes(keepTogether: "\(index)")))
      text.append(StyledText(String(ends[1])))
    }
    return text
  }

  @Test func aUnitGoesToTheNextLine() {
    #expect(lines("one two six", width: 35) == ["one two ", "six"])
    #expect(lines("one [two six]", width: 35) == ["one ", "two six"])
    #expect(lines("国国[国国]", width: 30) == ["国国", "国国"])
    #expect(lines("国国[国国]国国", width: 30) == ["国国", "国国国", "国"])
  }

  @Test func theTextBesideAUnitBreaksAsItWould() {
    #expect(lines("one[ two]", width: 20) == ["one", " two"], "at its start rather than inside")
    #expect(lines("国one[ two]", width: 35) == ["国", "one two"], "a place of the text before it comes first")
    #expect(lines("[one] two", width: 15) == ["one ", "two"])
    #expect(lines("[国国]国", width: 20) == ["国国", "国"])
    #expect(lines("[one]two", width: 25) == ["onetw", "o"])
  }

  @Test func noLineBreaksInsideAUnitWhereAnyCharacterMay() {
    #expect(lines("ab[cdef]gh", width: 20) { $0.lineBreakMode = .characterWrapping } == ["ab", "cdef", "gh"])
    #expect(lines("abc[de f]g", width: 20) { $0.lineBreakMode = .characterWrapping } == ["abc", "de f", "g"])
  }

  @Test func aWordIsBrokenBeforeAUnitAndNotInside() {
    #expect(lines("abcdef", width: 20) == ["abcd", "ef"])
    #expect(lines("abc[def]", width: 20) == ["abc", "def"])
    #expect(lines("ab[cd][ef]", width: 25) == ["abcd", "ef"])
    #expect(lines("[abc]def", width: 20) == ["abcd", "ef"])
  }

  @Test func aUnitThatIsWiderThanALineBreaksLikeOtherText() {
    #expect(lines("a [bc de fg]", width: 25) == lines("a bc de fg", width: 25))
    #expect(lines("a [bcdefghi]", width: 25) == lines("a bcdefghi", width: 25))
    #expect(lines("a [bcdefg]", width: 29.99) == ["a ", "bcdef", "g"])
    #expect(lines("a [bcdefg]", width: 30) == ["a ", "bcdefg"])
    #expect(lines("a [bc d   ]e", width: 20) == ["a ", "bc d   ", "e"], "spaces at its end take no room")
    #expect(lines("[国国国国]", width: 25) == ["国国", "国国"])
  }

  @Test(arguments: [0, -1, 4, .nan, .infinity]) func oddWidths(width: Double) {
    #expect(lines("ab [cd ef]", width: width) == lines("ab cd ef", width: width))
    #expect(lines("[]", width: width) == [""])
  }

  @Test func aUnitAtAnIndentIsBrokenIfItHasNoOtherPlace() {
    let indented = lines("[abcd] e", width: 20) { $0.firstLineIndent = 10 }
    #expect(indented == ["ab", "cd e"], "the first line has no place before it")
    #expect(lines("a [bcd]", width: 20) { $0.headIndent = 10 } == lines("a bcd", width: 20) { $0.headIndent = 10 })
    #expect(lines("a [bcd]", width: 25) { $0.headIndent = 10 } == ["a bcd"])
    #expect(lines("abc [def]", width: 25) { $0.headIndent = 10 } == ["abc ", "def"])
    #expect(lines("[a\tb] c", width: 30) == ["a\tb ", "c"], "a tab leads to 20 points")
    #expect(lines("ccc [a\tb]", width: 25) == ["ccc ", "a\tb"])
  }

  @Test func hyphensAndSoftHyphensDoNotBreakInside() {
    #expect(lines("a so\u{AD}ft", width: 25) == ["a so\u{AD}", "ft"])
    #expect(lines("a [so\u{AD}ft]", width: 25) == ["a ", "so\u{AD}ft"])
    #expect(lines("a [so\u{AD}]ft", width: 25) == ["a so\u{AD}", "ft"], "one at the end is not inside")
    #expect(lines("a [one\u{200B}two]", width: 30) == ["a ", "one\u{200B}two"])
  }

  @Test func lineBreaksOfTheTextStay() {
    #expect(lines("[ab\ncd]", width: 50) == ["ab\n", "cd"])
    #expect(lines("[ab\u{2028}cd]", width: 50) == ["ab\u{2028}", "cd"])
    #expect(lines("x [ab cd\u{2028}ef]", width: 30) == ["x ", "ab cd\u{2028}", "ef"])
  }

  @Test func neighborsWithEqualValuesAreOneUnit() throws {
    var text = tenPoint("one two six")
    try text.set(\.keepTogether, "a", in: 4..<11)
    try text.set(\.weight, 700, in: 8..<11)
    #expect(text.runs.count == 3)
    #expect(fixedFrame(text, width: 35).lineWords == ["one ", "two six"])
    try text.set(\.keepTogether, "b", in: 8..<11)
    #expect(fixedFrame(text, width: 35).lineWords == ["one two ", "six"])
    try text.set(\.keepTogether, "", in: 4..<11)
    #expect(fixedFrame(text, width: 35).lineWords == ["one two ", "six"], "an empty name keeps nothing")
  }

  @Test func aPartOfAKeptTextMayBreak() throws {
    var text = tenPoint("ab cd ef") { $0.keepTogether = "all" }
    #expect(fixedFrame(text, width: 40).lineWords == ["ab cd ef"])
    try text.set(\.keepTogether, "", in: 3..<8)
    #expect(fixedFrame(text, width: 25).lineWords == ["ab cd ", "ef"])
  }

  @Test func aUnitRunsFromRightToLeft() {
    #expect(lines("אב [גד הו]", width: 30) == ["אב ", "גד הו"])
    #expect(lines("אב גד הו", width: 30) == ["אב גד ", "הו"])
  }

  @Test func anAttachmentMayBePartOfAUnit() throws {
    var text = tenPoint("aaa ")
    text.append(TextAttachment("coin", width: 10, ascent: 8))
    text.append("99")
    #expect(fixedFrame(text, width: 35).lineWords == ["aaa \u{FFFC}", "99"])
    try text.set(\.keepTogether, "price", in: 4..<7)
    #expect(fixedFrame(text, width: 35).lineWords == ["aaa ", "\u{FFFC}99"])
  }

  /// The token goes to the next line as a whole, and one that is too wide breaks.
  @Test func aTokenIsKeptTogether() {
    func shown(_ width: Double, lines: Int) -> [String] {
      let token = StyledText(" read on", attributes: TextAttributes(keepTogether: "token"))
      let options = FrameOptions(maximumLines: lines, truncation: Truncation(token))
      return fixedFrame(tenPoint("abc def ghi jkl mno"), width: width, options).lineWords
    }
    #expect(shown(60, lines: 1) == ["abc read on"])
    #expect(shown(40, lines: 2) == ["abc", " read on"])
    #expect(shown(40, lines: 1) == [" read on"])
    #expect(shown(30, lines: 2) == ["a read ", "on"], "wider than a line")
  }
}

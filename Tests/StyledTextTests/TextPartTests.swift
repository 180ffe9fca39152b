import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Parts of texts, as layout uses them.
@Suite struct TextPartTests {
  @Test func aPartLooksAsItDoesInTheText() throws {
    for seed in 0..<500 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = RandomStyledText.make(using: &generator)
      let range = RandomStyledText.range(in: text, using: &generator)
      guard let bytes = Self.utf8(range, of: text) else { continue }
      let part = text.part(utf8: bytes)
      #expect(part.template == nil)
      #expect(part.text.utf8.elementsEqual(text.text.utf8.dropFirst(bytes.lowerBound).prefix(bytes.count)))
      guard !part.isEmpty else { continue }
      for run in part.runs {
        let middle = range.lowerBound + run.range.lowerBound
        let whole = try #require(text.runs.first { $0.range.contains(middle) }, "seed \(seed)")
        #expect(run.attributes == whole.attributes, "seed \(seed)")
        #expect(run.range.upperBound + range.lowerBound <= whole.range.upperBound, "seed \(seed)")
      }
    }
  }

  @Test func allOfATextIsEqualToIt() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = RandomStyledText.make(using: &generator)
      #expect(text.part(utf8: 0..<text.utf8Length) == text, "seed \(seed)")
    }
  }

  @Test func cutsLieBetweenGraphemesAndOutsideAtoms() {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let text = RandomStyledText.make(using: &generator)
      var bounds = [0]
      for character in text.text { bounds.append((bounds.last ?? 0) + character.utf8.count) }
      bounds.removeAll { bound in text.utf8AtomRanges.contains { $0.lowerBound < bound && bound < $0.upperBound } }
      for offset in -1...text.utf8Length + 1 {
        #expect(
          text.cut(atOrAfter: offset) == bounds.first { $0 >= offset } ?? text.utf8Length,
          "seed \(seed) \(offset)"
        )
        #expect(text.cut(atOrBefore: offset) == bounds.last { $0 <= offset } ?? 0, "seed \(seed) \(offset)")
      }
    }
  }

  @Test func atomsAreFound() throws {
    var text: StyledText = "ab @bob \u{FFFC}"
    try text.set(\.mention, TextMention("7", text: "@bob"), in: 3..<7)
    try text.set(
      \.attachment,
      TextAttachment("box", width: 1, ascent: 1),
      in: 8..<9
    )
    #expect(text.utf8AtomRanges == [3..<7, 8..<11])
    #expect(text.cut(atOrAfter: 4) == 7)
    #expect(text.cut(atOrBefore: 6) == 3)
  }

  @Test func anotherTextAdaptsToItsNeighbor() throws {
    var text = StyledText("red plain link", style: .t14_gray2_bold)
    try text.set(\.strikethrough, .single, in: 0..<3)
    try text.merge(TextAttributes(weight: 300, link: "somewhere"), in: 10..<14)
    func adapted(_ other: StyledText, _ range: Range<Int>) -> StyledText {
      text.adapting(other, at: text.placeOfTyping(overUTF8: range))
    }
    let struck = StyledText("more", attributes: TextAttributes(strikethrough: .single))
    #expect(adapted("more", 3..<14) == struck && adapted("more", 0..<2) == struck)
    #expect(adapted("more", 5..<14) == "more")
    #expect(
      adapted("more", 12..<14) == "more" && adapted("more", 14..<14) == "more" && adapted("more", 0..<11) == "more"
    )
    let own = StyledText("more", style: .t9_red_medium)
    #expect(adapted(own, 3..<14) == own)
  }

  private static func utf8(_ range: Range<Int>, of text: StyledText) -> Range<Int>? {
    let units = text.text.utf16
    let bounds = [range.lowerBound, range.upperBound].compactMap {
      units.index(units.startIndex, offsetBy: $0).samePosition(in: text.text.unicodeScalars)
    }
    guard bounds.count == 2 else { return nil }
    let start = text.text.startIndex
    return text.text.utf8.distance(from: start, to: bounds[0])..<text.text.utf8.distance(from: start, to: bounds[1])
  }
}

import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

struct InterpolationTests {
  private let old = TextAttributes(strikethrough: .single)

  @Test func partsKeepTheirLook() throws {
    let prices: StyledText = "¥99 \("¥129", style: .t12_gray3_regular, attributes: old)"
    var expected = StyledText("¥99 ¥129")
    try expected.merge(TextAttributes(style: .t12_gray3_regular, strikethrough: .single), in: 4..<8)
    #expect(prices == expected && prices.style == nil)
    let offer = StyledText("now \(prices), \(3) left, \("more", link: "item/7")", style: .t14_red_bold)
    #expect(offer.text == "now ¥99 ¥129, 3 left, more" && offer.style == .t14_red_bold)
    #expect(offer.marked == "now ¥99 ⟦¥129⟧, 3 left, ⟨more⟩")
    #expect(offer.runs.map(\.style) == [.t14_red_bold, .t12_gray3_regular, .t14_red_bold, .t14_red_bold])
  }

  @Test func literalsAreWordsWhateverTheyAreMadeInto() {
    let words = "¥99"
    let inits = [
      StyledText("¥99", style: .t14_red_bold), StyledText(words, style: .t14_red_bold),
      StyledText(words[...], style: .t14_red_bold), StyledText("\(words)", style: .t14_red_bold),
      StyledText("¥\(99)", style: .t14_red_bold), StyledText("¥" + "99", style: .t14_red_bold),
      StyledText(words.isEmpty ? "" : "¥99", style: .t14_red_bold),
      StyledText(StyledText(words), style: .t14_red_bold),
    ]
    for text in inits {
      #expect(text == inits[0] && text.text == "¥99" && text.style == .t14_red_bold)
    }
    #expect(StyledText("\(inits[0])", attributes: old).text == "¥99")
    #expect(StyledText("\(inits[0])").runs.first?.style == .t14_red_bold)
    #expect(StyledText(style: .t14_red_bold).style == .t14_red_bold && StyledText() == "")
  }

  @Test func anyValueMayBeAPart() {
    let error: any Error = TextPositionError.indexOutOfBounds
    let text: StyledText = "\(error) \(1...2, style: .t9_red_medium) \("a"[...]) \(Character("b")) \([1])"
    #expect(text.text == "\(error) 1...2 a b [1]")
  }

  @Test func wholeTextsTakeTheStyleThatIsGiven() {
    let text = StyledText("¥99", style: .t9_red_medium, attributes: old)
    let restyled = StyledText(text, style: .t14_red_bold, attributes: TextAttributes(link: "x"))
    #expect(restyled == StyledText("¥99", style: .t14_red_bold, attributes: old.merging(TextAttributes(link: "x"))))
  }

  @Test func attachmentsAndMentionsAreAtoms() throws {
    let star = TextAttachment("star", width: 16, ascent: 13, descent: 3)
    let ming = TextMention("user/7", text: "@小明")
    var text: StyledText = "\(star)\(star) by \(ming), \(ming, link: "user/7")"
    #expect(text.text == "\u{FFFC}\u{FFFC} by @小明, @小明")
    #expect(text.runs.compactMap(\.attributes.attachment) == [star])
    #expect(text.runs.compactMap(\.attributes.mention) == [ming, ming])
    try text.removeSubrange(7..<8)
    #expect(text.text == "\u{FFFC}\u{FFFC} by , @小明")
  }

  @Test func paragraphsAreWhole() {
    var centered = TextAttributes()
    centered.alignment = .center
    let text: StyledText = "a \("b", attributes: centered)\nc"
    #expect(text.runs.map(\.range) == [0..<4, 4..<5])
    #expect(text.runs.map(\.attributes.alignment) == [.center, nil])
    let other: StyledText = "\("b", attributes: TextAttributes(weight: 700)) \("", style: .t9_red_medium)"
    #expect(other.runs.map(\.range) == [0..<1, 1..<2])
  }

  @Test func anyTextMayBeAPart() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let (first, second) = (RandomStyledText.make(using: &generator), RandomStyledText.make(using: &generator))
      let text: StyledText = "\(first)\n\(second)"
      #expect(text.text.utf8.elementsEqual("\(first.text)\n\(second.text)".utf8), "seed \(seed)")
      #expect(text.brokenInvariant == nil, "seed \(seed)")
      let kept = StyledText(text[0..<first.utf16Length])
      let seen = first.runs.map { $0.attributes.withoutParagraphs }
      #expect(kept.runs.map { $0.attributes.withoutParagraphs }.joinedRuns == seen.joinedRuns, "seed \(seed)")
    }
  }
}

extension TextAttributes {
  fileprivate var withoutParagraphs: TextAttributes {
    var attributes = self
    attributes.alignment = nil
    return attributes
  }
}

extension [TextAttributes] {
  /// Neighbors that are equal as one.
  fileprivate var joinedRuns: [TextAttributes] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

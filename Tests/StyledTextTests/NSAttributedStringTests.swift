import Foundation
import StyleTables
import TestSupport
import Testing
import YanxuanStyles

@testable import StyledText

// Foundation on Linux crashes when one of these strings is read from several threads, out of its bounds, or with
// structs and enums as values; these tests avoid that.

struct NSAttributedStringTests {
  private let struck = StyledText(
    "¥129 汉👍🏽",
    style: .t14_gray2_bold,
    attributes: TextAttributes(strikethrough: .single, link: "item/7")
  )

  private func values(
    _ text: StyledText,
    _ context: StyleContext = StyleContext()
  ) -> [NSAttributedString.Key: Any] {
    text.makeNSAttributedStringForStorage(in: context).attributes(at: 0, effectiveRange: nil)
  }

  @Test func valuesArePlain() {
    let values = values(struck)
    #expect(values[.styleCode] as? String == "Yanxuan/14_gray2_bold")
    #expect(values[.styleFontSize] as? Double == 14)
    #expect(values[.styleFontWeight] as? Int == 700)
    #expect(values[.styleFontFamily] == nil)
    #expect(values[.styleColor] as? String == "#666666")
    #expect(values[.styleLineHeight] as? Double == 20)
    #expect(values[.styleLineSpacing] as? Double == 3)
    #expect(values[.styleLetterSpacing] as? Double == 0)
    #expect(values[.styleBaseline] as? Double == 15.026)
    #expect(values[.styleStrikethrough] as? String == "single")
    #expect(values[.styleUnderline] == nil)
    #expect(values[.styleLink] as? String == "item/7")
    #expect(values[.styleAlignment] == nil)
  }

  @Test func valuesAreForAContext() {
    let large = StyleContext(appearance: .dark, textScale: TextScale(2))
    let values = values(struck, large)
    #expect(values[.styleColor] as? String == "#9B9B9B")
    #expect(values[.styleFontSize] as? Double == 28)
    #expect(values[.styleLineHeight] as? Double == 40)
    #expect(values[.styleLineSpacing] as? Double == 6)
    #expect(values[.styleBaseline] as? Double == 30.052)
  }

  @Test(arguments: StyleHost.allCases)
  func offsetsAreForAHost(host: StyleHost) throws {
    let context = StyleContext(host: host)
    let offset = try #require(values(struck, context)[.styleBaselineOffset] as? Double)
    #expect(offset == StyleCode.t14_gray2_bold.resolved(in: context).metrics?.baselineOffset)
    // The spec's own number, for the host that it was written for.
    if host == .legacyLabel { #expect(abs(offset - 0.8) < 0.001) }
    if host == .layout { #expect(offset == 0) }
  }

  @Test func plainSizesHaveNoMetrics() {
    let values = values(StyledText("x", style: .t13_red_medium))
    #expect(values[.styleFontSize] as? Double == 13)
    #expect(values[.styleLineHeight] == nil && values[.styleBaseline] == nil && values[.styleBaselineOffset] == nil)
  }

  @Test func attributesAreStrongerThanTheStyle() throws {
    var text = StyledText("ab", style: .t14_gray2_bold)
    var own = TextAttributes(color: StyleColor(light: .init(red: 255, green: 0, blue: 0)), weight: 300, size: 10)
    own.letterSpacing = 1.5
    own.underline = LineDecoration(.wavy)
    own.alignment = .justified
    try text.merge(own, in: 0..<1)
    let values = values(text, StyleContext(textScale: TextScale(2)))
    #expect(values[.styleColor] as? String == "#FF0000" && values[.styleFontWeight] as? Int == 300)
    #expect(values[.styleFontSize] as? Double == 20 && values[.styleLetterSpacing] as? Double == 3)
    #expect(values[.styleUnderline] as? String == "wavy" && values[.styleAlignment] as? String == "justified")
    #expect(values[.styleLineHeight] as? Double == 40)
  }

  @Test func textsWithoutAStyleHaveNoNumbers() {
    #expect(Set(values("plain").keys) == [.styledText])
  }

  /// Foundation on Linux traps when it compares two values that are objects of Swift, and it compares neighbors' values
  /// whenever attributes are set; in an array they do no harm.
  @Test func noValueIsAnObject() {
    let values = values(struck).values
    #expect(values.allSatisfy { $0 is String || $0 is Double || $0 is Int || $0 is [StyledRun] })
  }

  @Test func oneLookIsOneRange() {
    var range = NSRange()
    _ = struck.makeNSAttributedStringForStorage().attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: struck.utf16Length))
  }

  @Test func emptyTextsAreEmptyStrings() {
    #expect(StyledText("", style: .t14_gray2_bold).makeNSAttributedStringForStorage().length == 0)
    #expect(StyledText(NSAttributedString(string: "")) == StyledText())
    #expect(StyledText(NSAttributedString(string: "汉字")) == "汉字")
  }

  @Test func textsComeBackInEveryRespect() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<500 {
      let text = RandomStyledText.make(using: &generator)
      let string = text.makeNSAttributedStringForStorage(in: StyleContext(textScale: TextScale(1.5)))
      try #require(Array(string.string.utf8) == Array(text.text.utf8))
      let back = StyledText(string)
      try #require(text.isEmpty ? back.isEmpty : back.isSame(as: text), "seed \(seed), round \(round): \(text) \(back)")
    }
  }

  /// Strings of several texts, and of texts and others, show each part as it was.
  @Test func stringsOfSeveralTextsKeepTheirLooks() throws {
    let string = struck.makeNSAttributedStringForStorage()
    string.append(NSAttributedString(string: " plain "))
    string.append(StyledText("x", style: .t9_red_medium).makeNSAttributedStringForStorage())
    let text = StyledText(string)
    #expect(text.marked == "⟦⟨¥129 汉👍🏽⟩⟧ plain x")
    #expect(text.runs.map(\.style) == [.t14_gray2_bold, nil, .t9_red_medium])
  }

  /// U+FFFC of other code stands for an image that a text does not have.
  @Test func objectsOfOtherCodeAreDescribedOrLeftOut() {
    let key = NSAttributedString.Key("Image")
    let string = struck.makeNSAttributedStringForStorage()
    string.append(NSAttributedString(string: "a\u{FFFC}\u{FFFC}\u{301}b", attributes: [key: "a dog"]))
    var text = struck
    text.append("a\u{301}b")
    #expect(StyledText(string).text == text.text)
    let described = StyledText(string) { "⟨\($0[key] ?? "")⟩" }
    #expect(described.text == struck.text + "a⟨a dog⟩⟨a dog⟩\u{301}b" && described.runs.map(\.style).last == .some(nil))
    #expect(StyledText(NSAttributedString(string: "\u{FFFC}")) == StyledText())
  }

  /// An image that is typed into a text has its attributes, too.
  @Test func objectsInATextAreKnownByAttributesOfOtherCode() throws {
    var text = StyledText("a\u{FFFC}b", style: .t14_gray2_bold)
    text.append(TextAttachment("thumb", width: 16, ascent: 16))
    let string = text.makeNSAttributedStringForStorage()
    #expect(StyledText(string).text == "a\u{FFFC}b\u{FFFC}")
    string.addAttribute(NSAttributedString.Key("Image"), value: "a dog", range: NSRange(location: 0, length: 4))
    let back = StyledText(string) { _ in "dog" }
    #expect(back.text == "adogb\u{FFFC}")
    #expect(try back.atoms(in: 0..<6) == [5..<6])
    #expect(back.runs.map(\.style).first == .t14_gray2_bold)
    #expect(StyledText(countingAs: string).text == text.text)
  }

  /// Positions of an edit are those of the string.
  @Test func editsOfStringsLeaveObjectsAlone() throws {
    let key = NSAttributedString.Key("Image")
    let string = NSMutableAttributedString(string: "ab")
    string.insert(NSAttributedString(string: "\u{FFFC}", attributes: [key: "a dog"]), at: 1)
    try string.apply(styleCode: .t14_gray2_bold, in: NSRange(location: 2, length: 1))
    #expect(string.string == "a\u{FFFC}b" && string.attribute(key, at: 1, effectiveRange: nil) as? String == "a dog")
    #expect(StyledText(string).text == "ab" && StyledText(string).runs.map(\.style) == [nil, .t14_gray2_bold])
  }
}

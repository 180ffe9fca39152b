import Foundation
import StyleTables
import StyledText
import Testing
import YanxuanStyles

struct FoundationTests {
  private let struck = StyledText(
    "¥129 汉👍🏽",
    style: .t14_gray2_bold,
    attributes: TextAttributes(strikethrough: .standard, link: "item/7")
  )

  @Test func attributedStringsCarryTheStyle() {
    let string = AttributedString(struck)
    #expect(String(string.characters) == struck.text)
    #expect(string.runs.count == 1)
    #expect(string.styleCode == .t14_gray2_bold)
    #expect(string.resolvedStyle == StyleCode.t14_gray2_bold.resolved)
    #expect(string.textAttributes == struck.attributes)
  }

  @Test func attributedStringsOfPlainTextHaveNoAttributes() {
    let string = AttributedString(StyledText("plain"))
    #expect(string == AttributedString("plain"))
    #expect(AttributedString(StyledText("", style: .t14_gray2_bold)).runs.isEmpty)
  }

  @Test func attributedStringsOfTheScopeKeepRunsApart() {
    var string = AttributedString(struck)
    string += AttributedString(StyledText(" ¥99", style: .t14_red_bold))
    #expect(string.runs.map(\.styleCode) == [.t14_gray2_bold, .t14_red_bold])
  }

  @Test func nsAttributedStringsCarryPlainValues() {
    let string = struck.makeNSAttributedString()
    #expect(string.string == struck.text)
    let values = string.attributes(at: 0, effectiveRange: nil)
    #expect(values[.styleCode] as? String == "Yanxuan/14_gray2_bold")
    #expect(values[.styleFontSize] as? Double == 14)
    #expect(values[.styleFontWeight] as? Int == 700)
    #expect(values[.styleFontFamily] == nil)
    #expect(values[.styleLightColor] as? String == "#666666")
    #expect(values[.styleDarkColor] as? String == "#9B9B9B")
    #expect(values[.styleLineHeight] as? Double == 20)
    #expect(values[.styleLineSpacing] as? Double == 3)
    #expect(values[.styleLetterSpacing] as? Double == 0)
    #expect(values[.styleBaseline] as? Double == 15.026)
    #expect(values[.styleStrikethrough] as? Bool == true)
    #expect(values[.styleUnderline] == nil)
    #expect(values[.styleLink] as? String == "item/7")
  }

  @Test func nsAttributedStringsOfPlainSizesHaveNoMetrics() {
    let string = StyledText("x", style: .t13_red_medium).makeNSAttributedString()
    let values = string.attributes(at: 0, effectiveRange: nil)
    #expect(values[.styleFontSize] as? Double == 13)
    #expect(values[.styleLineHeight] == nil)
    #expect(values[.styleBaseline] == nil)
  }

  @Test func nsAttributedStringsCoverTheWholeText() {
    var range = NSRange()
    let string = struck.makeNSAttributedString()
    _ = string.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: struck.utf16Length))
    #expect(StyledText("", style: .t14_gray2_bold).makeNSAttributedString().length == 0)
  }
}

import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

struct StyledTextTests {
  @Test func styleThenTextIsTextThenStyle() {
    var one = StyledText()
    one.style = .t14_gray2_bold
    one.text = "汉字 👩‍👩‍👧"
    var other = StyledText()
    other.text = "汉字 👩‍👩‍👧"
    other.style = .t14_gray2_bold
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  /// The law after it: only the last value of each counts, however the assignments are mixed.
  @Test func onlyTheLastValuesCount() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let codes: [StyleCode?] = [nil, .t14_gray2_bold, .t9_red_medium, .t14_link_regular_read]
    let texts = ["", "a", "¥99", "e\u{301}", "é", "👍🏽", "مرحبا", "line\nline"]
    let attributes = [
      TextAttributes(), TextAttributes(strikethrough: .single), TextAttributes(style: .t9_red_medium, link: "x"),
    ]
    for _ in 0..<5_000 {
      var text = StyledText()
      var last = (style: StyleCode?.none, text: "", attributes: TextAttributes())
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        switch Int.random(in: 0...2, using: &generator) {
        case 0:
          last.style = codes.randomElement(using: &generator) ?? nil
          last.attributes.style = nil
          text.style = last.style
        case 1:
          last.text = texts.randomElement(using: &generator) ?? ""
          text.text = last.text
        default:
          last.attributes = attributes.randomElement(using: &generator) ?? TextAttributes()
          text.attributes = last.attributes
          // The style is one of them.
          last.style = last.attributes.style
        }
      }
      let built = StyledText(last.text, style: last.style, attributes: last.attributes)
      #expect(text == built && text.hashValue == built.hashValue, "seed \(seed)")
    }
  }

  @Test func attributesWithoutAStyleLeaveNone() {
    var text = StyledText("a", style: .t14_gray2_bold)
    text.attributes.style = nil
    #expect(text == "a" && text.resolved == nil)
    text.explicitStyle = StyleCode.t14_gray2_bold.resolved
    text.attributes.style = nil
    #expect(text == "a" && text.explicitStyle == nil)
    text = StyledText("a", style: .t14_gray2_bold, attributes: TextAttributes(link: "x"))
    text.attributes = TextAttributes()
    #expect(text == "a" && text.style == nil)
    text.attributes = TextAttributes(style: .t9_red_medium)
    #expect(text == StyledText("a", style: .t9_red_medium))
  }

  @Test func newWordsKeepEverything() {
    let struck = TextAttributes(strikethrough: LineDecoration(.single, width: 1), link: "item/7")
    var price = StyledText("¥129", style: .t12_gray3_regular, attributes: struck)
    price.text = "¥119"
    #expect(price == StyledText("¥119", style: .t12_gray3_regular, attributes: struck))
  }

  @Test func emptyTextKeepsItsStyle() {
    var text = StyledText("gone soon", style: .t14_gray2_bold, attributes: TextAttributes(link: "x"))
    text.text = ""
    #expect(text.style == .t14_gray2_bold)
    #expect(text.resolved?.metrics?.lineHeight == 20)
    text.text = "back"
    #expect(text == StyledText("back", style: .t14_gray2_bold, attributes: TextAttributes(link: "x")))
  }

  @Test func equalityIsByCodeUnits() {
    #expect(StyledText("é") != StyledText("e\u{301}"))
    #expect("literal" == StyledText("literal"))
    #expect(StyledText("👍🏽").utf16Length == 4)
  }
}

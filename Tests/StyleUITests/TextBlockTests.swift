import StyleTables
import StyledText
import Testing
import YanxuanStyles

@testable import StyleUI

/// Paragraphs as SwiftUI shows them. Fonts have an ascent of 0.75 em and a descent of 0.25 em.
@Suite struct TextBlockTests {
  private let context = StyleContext(host: .swiftUI)

  private func blocks(_ text: StyledText, _ context: StyleContext) -> [TextBlock] { paragraphBlocks(text, context) }

  @Test func aParagraphIsABlock() throws {
    var text = StyledText("one\n\ntwo\r\n", style: .t14_red_bold)
    text.attributes.paragraphSpacing = 7
    try text.apply(styleCode: .t27_gray2_bold, in: 5..<8)
    try text.set(\.paragraphSpacingBefore, 2, in: 5..<8)
    let blocks = blocks(text, context)
    #expect(blocks.map(\.id) == [0, 1, 2, 3])
    #expect(blocks.map(\.text.text) == ["one", " ", "two", " "])
    // The line spacings of the two styles are 3 and 6. The separator is a part of its paragraph.
    #expect(blocks.map(\.spaceAbove) == [0, 10, 12, 15])
    #expect(blocks.map(\.lines?.lineHeight) == [23, 23, 46, 23])
    #expect(blocks.map { $0.text.attributes.paragraphSpacing } == [7, 7, 7, 7])
    #expect(self.blocks(StyledText("", style: .t14_red_bold), context) == [])
  }

  @Test func aBlankParagraphLooksLikeItsSeparator() throws {
    var text = StyledText("a\n\nb", style: .t14_red_bold)
    try text.apply(styleCode: .t27_gray2_bold, in: 2..<3)
    #expect(blocks(text, context).map(\.lines?.lineHeight) == [23, 46, 23])
    #expect(blocks(text, context)[1].text == StyledText(" ", style: .t27_gray2_bold))
    #expect(blocks(StyledText("\n"), context).map(\.text.text) == [" ", " "])
  }

  @Test func theFontsOfAParagraphCountTogether() throws {
    var text = StyledText("ab", style: .t14_red_bold)
    try text.set(\.size, 16, in: 1..<2)
    let block = try #require(blocks(text, context).first)
    // The baseline of 14 pt is at 15.026, and the ascent of 16 pt is 12.
    #expect(abs(try #require(block.lines?.paddingAbove) - 3.026) < 1e-9)
    #expect(block.text == text)
  }

  @Test func textWithoutLineMetricsHasNoLineBox() {
    #expect(blocks(StyledText("a"), context).map(\.lines) == [nil])
    #expect(blocks(StyledText("a", style: .t13_red_bold), context).map(\.lines) == [nil])
    #expect(blocks(StyledText("a", style: .t14_red_bold), StyleContext(host: .label)).map(\.lines) == [nil])
  }

  @Test func attributesOfParagraphsAreThoseOfTheFirstRun() throws {
    var text = StyledText("ab\ncd")
    text.attributes.alignment = .end
    text.attributes.firstLineIndent = 4
    text.attributes.headIndent = 4
    text.attributes.tailIndent = 8
    let blocks = blocks(text, context)
    #expect(blocks.map(\.alignment) == [.end, .end])
    #expect(blocks.map(\.leadingIndent) == [4, 4] && blocks.map(\.trailingIndent) == [8, 8])
    #expect(self.blocks(StyledText("a"), context).map(\.alignment) == [nil])
  }

  /// Leading and trailing are those of the interface: nothing in a block depends on the direction of a text.
  @Test func rightToLeftTextHasTheSameBlocks() {
    var attributes = TextAttributes(style: .t14_red_bold)
    attributes.alignment = .start
    let english = blocks(StyledText("price\ntwo", attributes: attributes), context)
    let arabic = blocks(StyledText("سعر\nاثنان", attributes: attributes), context)
    #expect(english.map(\.lines) == arabic.map(\.lines))
    #expect(english.map(\.alignment) == arabic.map(\.alignment) && arabic.map(\.alignment) == [.start, .start])
    #expect(english.map(\.spaceAbove) == arabic.map(\.spaceAbove))
  }

  @Test(arguments: [StyleHost.swiftUI, .swiftUILegacy])
  func theLargestDynamicTypeSizeScalesAllLengths(host: StyleHost) throws {
    let scale = TextScale(textSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(scale.factor == 53.0 / 17)
    for code in Yanxuan.catalog.codes where code.tokens.color == "gray2" && code.resolved.metrics != nil {
      let text = StyledText("a\nb", style: code)
      let small = try #require(blocks(text, StyleContext(host: host)).last)
      let large = try #require(blocks(text, StyleContext(textScale: scale, host: host)).last)
      let lengths = zip(lengths(small), lengths(large))
      #expect(lengths.allSatisfy { abs($0 * scale.factor - $1) < 1e-9 }, "\(code.name)")
    }
  }

  private func lengths(_ block: TextBlock) -> [Double] {
    guard let lines = block.lines else { return [] }
    return [lines.lineHeight ?? 0, lines.lineSpacing, lines.paddingAbove, lines.paddingBelow, block.spaceAbove]
  }
}

/// The blocks of a text in fonts with an ascent of 0.75 em and a descent of 0.25 em.
func paragraphBlocks(_ text: StyledText, _ context: StyleContext) -> [TextBlock] {
  TextBlock.blocks(of: text, in: context) { run in
    let size = run.size ?? 17
    return FontExtent(ascent: 0.75 * size, descent: 0.25 * size)
  }
}

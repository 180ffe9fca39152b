import StyleLayout
import StyleTables
import StyledText
import Testing

/// Boxes in units of the font, as emoji are.
@Suite struct EmojiBoxTests {
  /// `ab`, an emoji and `c` in a style of 10 pt, whose lines are 12 high with the baseline at 8.5: ascent 7.5, descent
  /// 2.5.
  private func comment(_ emoji: TextAttachment = TextAttachment("zan", fontHeight: 1)) -> StyledText {
    var text = StyledText("ab")
    text.explicitStyle = explicitStyle(size: 10, lineHeight: 12, baseline: 8.5)
    text.append(emoji)
    text.append("c" as StyledText)
    return text
  }

  private func rect(_ text: StyledText, _ context: StyleContext = StyleContext()) -> LayoutRect? {
    fixedFrame(text, in: context).attachments.first?.rect
  }

  @Test func emojiBoxIsTheFontsHeight() {
    let frame = fixedFrame(comment())
    #expect(frame.attachments.map(\.rect) == [LayoutRect(x: 10, y: 1, width: 10, height: 10)])
    #expect(frame.size == LayoutSize(width: 25, height: 12))
    #expect(rect(comment(TextAttachment("banner", fontHeight: 1, aspect: 2)))?.width == 20)
  }

  /// Its bottom is the descent, and it may overlap what is above.
  @Test(arguments: FrameOptions.LineHeight.allCases) func emojiNeverMakesALineHigher(
    lineHeight: FrameOptions.LineHeight
  ) {
    let options = FrameOptions(lineHeight: lineHeight)
    let frame = fixedFrame(comment(TextAttachment("big", fontHeight: 3)), options)
    #expect(frame.attachments.map(\.rect) == [LayoutRect(x: 10, y: -19, width: 30, height: 30)])
    let plain = fixedFrame(StyledText(comment()[0..<2]), options)
    #expect(frame.lines.map(\.box.height) == plain.lines.map(\.box.height))
    #expect(frame.lines.map(\.baseline) == plain.lines.map(\.baseline))
  }

  /// A trap: one comment in three fonts. The box is that of the font of the place.
  @Test func boxesFollowTheFont() throws {
    var text = StyledText("a")
    text.append(TextAttachment("zan", fontHeight: 1))
    var heights: [Double?] = []
    for (size, factor) in [(10.0, 1.0), (14, 1), (27, 1), (10, 1.35), (10, 2)] {
      text.explicitStyle = explicitStyle(size: size, lineHeight: size * 1.2, baseline: size)
      heights.append(rect(text, StyleContext(textScale: TextScale(factor)))?.height)
    }
    #expect(heights == [10, 14, 27, 13.5, 20])
    text.explicitStyle = explicitStyle(size: 10, lineHeight: 12, baseline: 8.5)
    try text.set(\.size, 30, in: 0..<2)
    #expect(rect(text) == LayoutRect(x: 15, y: -14, width: 30, height: 30), "text beside it is drawn at 30 pt")
    var mixed = text
    try mixed.set(\.size, 12, in: 1..<2)
    #expect(rect(mixed)?.height == 12)
  }

  /// Two, three and one font heights, in a font from 7.5 above the baseline to 2.5 below it; the baseline is at 8.5.
  @Test(arguments: [
    (TextAttachment.Alignment.baseline, -9.0), (.bottom, -9), (.top, 1), (.center, -4),
  ]) func alignmentsAreThoseOfTheFont(alignment: TextAttachment.Alignment, top: Double) {
    let emoji = TextAttachment("a", width: 3, ascent: 1.5, descent: 0.5, alignment: alignment, unit: .fontHeight)
    #expect(rect(comment(emoji)) == LayoutRect(x: 10, y: top, width: 30, height: 20))
  }

  /// Lines are filled by the width in points.
  @Test func linesAreFilledByTheWidthInTheFont() throws {
    let text = comment()
    #expect(fixedFrame(text, width: 20).lines.map(\.width) == [20, 5])
    #expect(fixedFrame(text, width: 19).lines.map(\.width) == [10, 15])
    let large = StyleContext(textScale: TextScale(2))
    #expect(fixedFrame(text, width: 39, in: large).lines.map(\.width) == [20, 30])
  }

  /// A frame that is remembered is not that of another unit.
  @Test func unitsAreParts() {
    let typesetter = Typesetter(FixedWidthShaper())
    let points = TextAttachment("a", width: 1, ascent: 1, alignment: .bottom)
    let fonts = TextAttachment("a", width: 1, ascent: 1, alignment: .bottom, unit: .fontHeight)
    let frames = [points, fonts, points].map { typesetter.frame(for: comment($0)) }
    #expect(frames.map { $0.attachments.map(\.rect.height) } == [[1], [10], [1]])
  }

  @Test func lengthsThatAreNoneCountAsZero() {
    for number in [Double.nan, .infinity, -.infinity, -1, 0] {
      let frame = fixedFrame(comment(TextAttachment("a", fontHeight: number)))
      #expect(frame.size == LayoutSize(width: 15, height: 12))
      #expect(frame.attachments.map(\.rect.height) == [0])
    }
    let frame = fixedFrame(comment(TextAttachment("a", fontHeight: 1e300)))
    #expect(frame.size == LayoutSize(width: 1e6 + 15, height: 12))
  }
}

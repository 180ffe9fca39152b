import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

@Suite struct AttachmentTests {
  /// `a` and a box, in a style of 10 pt whose lines are 12 high with the baseline at 8.5: ascent 7.5, descent 2.5.
  private func frame(_ attachment: TextAttachment, _ lineHeight: FrameOptions.LineHeight = .minimum) throws -> TextFrame
  {
    var text = StyledText("a\u{FFFC}")
    text.explicitStyle = explicitStyle(size: 10, lineHeight: 12, baseline: 8.5)
    try text.set(\.attachment, attachment, in: 1..<2)
    return fixedFrame(text, FrameOptions(lineHeight: lineHeight))
  }

  @Test func aSmallBoxChangesNoLine() throws {
    let attachment = TextAttachment("a", width: 4, ascent: 6, descent: 1)
    let frame = try frame(attachment)
    #expect(frame.size == LayoutSize(width: 9, height: 12))
    #expect(frame.attachments.map(\.attachment) == [attachment])
    #expect(frame.attachments.map(\.range) == [1..<2])
    #expect(frame.attachments.map(\.rect) == [LayoutRect(x: 5, y: 2.5, width: 4, height: 7)])
  }

  @Test(arguments: [
    // Alignment, line height, baseline, upper edge of the box.
    (TextAttachment.Alignment.baseline, 24.0, 20.0, 0.0),
    (.top, 25.0, 8.5, 1.0),
    (.bottom, 25.0, 21.5, 0.0),
    (.center, 24.0, 14.5, 0.0),
  ]) func aHighBoxMakesTheLineHigher(
    alignment: TextAttachment.Alignment,
    height: Double,
    baseline: Double,
    top: Double
  ) throws {
    let frame = try frame(TextAttachment("a", width: 4, ascent: 20, descent: 4, alignment: alignment))
    #expect(frame.lines[0].box.height == height)
    #expect(frame.lines[0].baseline == baseline)
    #expect(frame.attachments.map(\.rect.y) == [top])
    #expect(frame.attachments.map(\.rect.height) == [24])
    #expect(frame.lines[0].ascent == 7.5)
  }

  @Test func anExactLineStaysAsItIs() throws {
    let frame = try frame(TextAttachment("a", width: 4, ascent: 20), .exact)
    #expect(frame.size.height == 12)
    #expect(frame.attachments.map(\.rect.y) == [-11.5])
  }

  @Test func eachObjectCharacterIsABoxOfItsOwn() throws {
    var text = tenPoint("\u{FFFC}\u{FFFC}b\u{FFFC}")
    let attachment = TextAttachment("a", width: 7, ascent: 3)
    try text.set(\.attachment, attachment, in: 0..<4)
    var frames = [fixedFrame(text)]
    #if canImport(CPango)
      frames.append(Typesetter(try PangoShaper(TestFonts.configuration)).frame(for: text))
    #endif
    for frame in frames {
      #expect(frame.attachments.map(\.range) == [0..<1, 1..<2, 3..<4])
      #expect(frame.attachments.map(\.rect.width) == [7, 7, 7])
      #expect(frame.attachments.prefix(2).map(\.rect.x) == [0, 7])
    }
    #expect(fixedFrame(text, width: 13).lines.map(\.width) == [7, 12, 7])
  }

  @Test func anObjectCharacterWithoutAnAttachmentIsAGlyph() {
    let frame = fixedFrame(tenPoint("a\u{FFFC}"))
    #expect(frame.attachments.isEmpty)
    #expect(frame.size.width == 10)
  }

  @Test func attachmentsAreInTextOrder() throws {
    var text = tenPoint("א\u{FFFC}ב\u{FFFC}")
    try text.set(
      \.attachment,
      TextAttachment("a", width: 1, ascent: 1),
      in: 0..<4
    )
    let frame = fixedFrame(text)
    #expect(frame.attachments.map(\.range) == [1..<2, 3..<4])
    #expect(frame.attachments.map(\.rect.x) == [6, 0])
  }

  @Test func lengthsThatAreNoneCountAsZero() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      for alignment in TextAttachment.Alignment.allCases {
        let attachment = TextAttachment("a", width: number, ascent: number, descent: number, alignment: alignment)
        let frame = try frame(attachment)
        #expect(frame.size == LayoutSize(width: 5, height: 12))
        #expect(frame.attachments.map(\.rect.height) == [0])
      }
    }
    #expect(try frame(TextAttachment("a", width: -3, ascent: 0)).size == LayoutSize(width: 5, height: 12))
    let upsideDown = try frame(TextAttachment("a", width: 1, ascent: 5, descent: -9))
    #expect(upsideDown.attachments.map(\.rect) == [LayoutRect(x: 5, y: 3.5, width: 1, height: 0)])
    let huge = try frame(TextAttachment("a", width: 1e300, ascent: 1e300, descent: 1e300))
    #expect(huge.size == LayoutSize(width: 1e6 + 5, height: 1e6 + 3.5))
  }
}

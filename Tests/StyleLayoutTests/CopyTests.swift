import StyleLayout
import StyledText
import Testing

@Suite struct CopyTests {
  private static func text() throws -> StyledText {
    var text = StyledText("哈\u{FFFC}\u{FFFC}\u{FFFC} @小明")
    let attachment = TextAttachment("grin", width: 8, ascent: 7, descent: 1, plainText: "[grin]")
    try text.set(\.attachment, attachment, in: 1..<3)
    return text
  }

  @Test func attachmentsGiveTheirPlainText() throws {
    let frame = tenPointFrame(try Self.text())
    #expect(try frame.plainText(in: 0..<8) == "哈[grin][grin]\u{FFFC} @小明")
    #expect(try frame.plainText(in: 2..<3) == "[grin]")
    #expect(try frame.plainText(in: 2..<2).isEmpty)
    #expect(try frame.plainText(in: 5..<8) == "@小明")
  }

  @Test func whatWasNotLaidOutIsCopiedToo() throws {
    let frame = tenPointFrame("ab\r\ncd", options: FrameOptions(maximumLines: 1))
    #expect(try frame.plainText(in: 1..<6) == "b\r\ncd")
    #expect(try tenPointFrame("").plainText(in: 0..<0).isEmpty)
  }

  @Test func attachmentsAreHit() throws {
    let frame = tenPointFrame(try Self.text())
    let first = try #require(frame.attachments.first)
    #expect(frame.attachment(at: first.rect.middle) == first)
    #expect(frame.attachment(at: first.rect.middle)?.range == 1..<2)
    #expect(frame.attachment(at: LayoutPoint(x: first.rect.x - 2, y: first.rect.y)) == nil)
    #expect(frame.attachment(at: LayoutPoint(x: first.rect.x - 2, y: first.rect.y), margin: 2) == first)
    #expect(frame.attachment(at: LayoutPoint(x: .nan, y: 0), margin: 2) == nil)
    #expect(frame.attachment(at: frame.attachments[1].rect.middle, margin: 50)?.range == 2..<3)
  }
}

import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

/// Texts that nobody writes, but that come all the same.
@Suite struct TruncationInputTests {
  private let shaper = CountingShaper(FixedWidthShaper())

  private func frame(
    _ text: StyledText,
    _ truncation: Truncation = Truncation(),
    width: Double = 100,
    lines: Int = 2
  ) -> TextFrame {
    let options = FrameOptions(maximumLines: lines, truncation: truncation)
    return Typesetter(shaper).frame(for: text, width: width, options: options)
  }

  @Test(arguments: Truncation.Position.allCases)
  func aMillionCharacters(position: Truncation.Position) throws {
    let frame = frame(StyledText(String(repeating: "ab cd ", count: 170_000)), Truncation(at: position))
    #expect(frame.lines.count == 2)
    #expect(shaper.bytes < 2_000)
    #expect(try #require(frame.truncation).text.utf16Length < 40)
  }

  /// One grapheme is kept or cut as a whole, whatever it is made of.
  @Test(arguments: Truncation.Position.allCases)
  func tenThousandCombiningMarks(position: Truncation.Position) throws {
    let marks = String(repeating: "\u{301}", count: 10_000)
    var text = StyledText("ab\(marks) cd " + String(repeating: "ef ", count: 50))
    text.attributes.size = 10
    let result = try #require(frame(text, Truncation(at: position), width: 30, lines: 1).truncation)
    let expected =
      switch position {
      case .head: "…ef ef "
      case .middle: "ab\(marks)…ef "
      case .tail: "ab\(marks) cd…"
      }
    let isEqual = result.text.text == expected
    #expect(isEqual)
  }

  @Test func aThousandBlankLines() throws {
    let lines = String(repeating: "\n", count: 1_000)
    // Nothing would be revealed.
    #expect(frame(StyledText(lines)).truncation == nil)
    let result = try #require(frame(StyledText(lines + "a")).truncation)
    #expect(result.text.text == "…")
    #expect(result.kept == [])
    #expect(result.map.map(1_000) == 1)
  }

  @Test func boxesWithoutSize() throws {
    let box = TextAttributes(attachment: TextAttachment("box", width: 0, ascent: 0))
    let boxes = String(repeating: TextAttachment.character, count: 300)
    let text = StyledText(boxes + "\n" + boxes, attributes: box)
    #expect(frame(text, lines: 1).lines.count == 1)
    #expect(frame(text, lines: 2).truncation == nil)
  }

  @Test func aTokenLongerThanTheText() throws {
    let token = StyledText(String(repeating: "more ", count: 2_000))
    let frame = frame("abc\ndef\nghi", Truncation(token))
    #expect(frame.lines.count == 2)
    #expect(frame.truncation?.kept == [])
    #expect(frame.truncation?.tokenRects.count == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300])
  func sizesThatMakeNoSense(size: Double) {
    var text = StyledText(String(repeating: "ab cd ", count: 100))
    text.attributes.size = size
    #expect(frame(text).lines.count <= 2)
    #expect(frame(text, width: .infinity).lines.count <= 2)
  }

  @Test(arguments: [0, 1, 1e-9, 1e300])
  func widthsThatMakeLittleSense(width: Double) {
    for position in Truncation.Position.allCases {
      for lines in [1, 2, 5] {
        #expect(
          frame("abc def\nghi\n", Truncation("…展开", at: position), width: width, lines: lines).lines.count <= lines
        )
      }
    }
  }

  /// No encoding can make a text with half a character: it becomes U+FFFD when the text is made.
  @Test func loneSurrogates() throws {
    let words = String(decoding: [0x61, 0xD800, 0x62, 0xDC00, 0x63, 0x64, 0x65, 0x66] as [UInt16], as: UTF16.self)
    var text = StyledText(words)
    text.attributes.size = 10
    let result = try #require(frame(text, width: 25, lines: 1).truncation)
    #expect(result.text.text == "a\u{FFFD}b\u{FFFD}…")
    #expect(result.kept == [0..<4])
  }
}

import StyleLayout
import StyledText
import Testing

@Suite struct ParagraphLayoutTests {
  private func edges(
    _ text: String,
    width: Double,
    _ alignment: ParagraphAlignment,
    _ change: (inout TextAttributes) -> Void = { _ in }
  ) -> [Double] {
    let text = tenPoint(text) {
      $0.alignment = alignment
      change(&$0)
    }
    return fixedFrame(text, width: width).lines.map(\.box.x)
  }

  @Test func startAndEndFollowTheDirectionOfTheParagraph() {
    #expect(edges("ab\nאב", width: 30, .start) == [0, 20])
    #expect(edges("ab\nאב", width: 30, .end) == [20, 0])
    #expect(edges("ab\nאב", width: 30, .center) == [10, 10])
    #expect(edges("ab\nאב", width: 30, .justified) == [0, 20])
  }

  @Test func anAlignmentOfTheOptionsHoldsWhereTheParagraphSaysNothing() throws {
    var text = tenPoint("ab\nab")
    try text.set(\.alignment, .start, in: 0..<1)
    #expect(fixedFrame(text, width: 30, FrameOptions(alignment: .end)).lines.map(\.box.x) == [0, 20])
  }

  @Test func spacesHangOnTheSideWhereTheLineEnds() {
    let frame = fixedFrame(tenPoint("ab  cd\nאב  גד") { $0.alignment = .end }, width: 15)
    #expect(frame.lines.map(\.box.x) == [5, 5, 0, 0])
    #expect(frame.lines[0].runs.map(\.x) == [5, 15])
    #expect(frame.lines[2].runs.map(\.x) == [-10, 0])
    #expect(frame.lines[2].runs.map(\.level) == [1, 1])
  }

  @Test func aLineThatIsTooWideStartsWhereLinesStart() {
    for alignment in ParagraphAlignment.allCases {
      #expect(edges("国\nאב", width: 4, alignment) == [0, -1, -1])
      #expect(edges("abcd\nאבגד", width: 8, alignment) { $0.lineBreakMode = .clipping } == [0, -12])
    }
  }

  @Test func indents() {
    let frame = fixedFrame(
      tenPoint("ab cd ef\nאב גד ה") {
        $0.firstLineIndent = 12
        $0.headIndent = 3
        $0.tailIndent = 4
      },
      width: 28
    )
    #expect(frame.lineWords == ["ab ", "cd ", "ef\n", "אב ", "גד ה"])
    #expect(frame.lines.map(\.box.x) == [12, 3, 3, 6, 5])
    #expect(frame.size.width == 27)
  }

  @Test func negativeIndentsReachOutOfTheFrame() {
    let frame = fixedFrame(
      tenPoint("abcd efgh") {
        $0.firstLineIndent = -5
        $0.tailIndent = -10
      },
      width: 10
    )
    #expect(frame.lineWords == ["abcd ", "efgh"])
    #expect(frame.lines.map(\.box.x) == [-5, 0])
    #expect(frame.size.width == 10)
  }

  @Test func indentsWiderThanTheFrameLeaveOneGraphemeOnALine() {
    let frame = fixedFrame(
      tenPoint("ab") {
        $0.headIndent = 50; $0.firstLineIndent = 50
      },
      width: 20
    )
    #expect(frame.lineWords == ["a", "b"])
    #expect(frame.lines.map(\.box.x) == [50, 50])
    #expect(frame.size.width == 55)
  }

  @Test func spaceStandsBetweenParagraphsAndLinesOnly() {
    var text = StyledText("a\u{2028}b\nc\n")
    text.explicitStyle = explicitStyle(size: 10, lineHeight: 12, spacing: 3, baseline: 9)
    text.attributes.paragraphSpacing = 5
    text.attributes.paragraphSpacingBefore = 7
    let frame = fixedFrame(text)
    #expect(frame.lines.map(\.box.y) == [0, 15, 42, 69])
    #expect(frame.size.height == 81)
  }

  @Test func lengthsThatAreNoneCountAsZero() {
    for number in [Double.nan, .infinity, -.infinity] {
      let frame = fixedFrame(
        tenPoint("ab\ncd") {
          $0.firstLineIndent = number
          $0.headIndent = number
          $0.tailIndent = number
          $0.paragraphSpacing = number
          $0.paragraphSpacingBefore = number
        },
        width: 10
      )
      #expect(frame.size == LayoutSize(width: 10, height: 20))
    }
    let huge = fixedFrame(
      tenPoint("ab cd") {
        $0.firstLineIndent = 1e308
        $0.tailIndent = 1e308
        $0.alignment = .center
      },
      width: .greatestFiniteMagnitude
    )
    #expect(huge.lines.allSatisfy { $0.box.x.isFinite })
    #expect(fixedFrame(tenPoint("a\nb") { $0.paragraphSpacing = -30 }).lines.map(\.box.y) == [0, 10])
  }

  @Test func maximumLines() {
    for (maximum, count) in [(nil, 4), (9, 4), (4, 4), (3, 3), (1, 1), (0, 0), (-1, 0), (Int.min, 0)] as [(Int?, Int)] {
      let frame = fixedFrame(tenPoint("ab cd\nef\n"), width: 10, FrameOptions(maximumLines: maximum))
      #expect(frame.lines.count == count)
      #expect(frame.size == LayoutSize(width: count == 0 ? 0 : 10, height: Double(10 * count)))
    }
    #expect(fixedFrame(StyledText(""), FrameOptions(maximumLines: 0)).lines.isEmpty)
  }

  @Test func anEmptyTextHasOneEmptyLine() {
    let frame = fixedFrame(tenPoint("") { $0.firstLineIndent = 3 }, width: 20, FrameOptions(alignment: .end))
    #expect(frame.lines.map(\.range) == [0..<0])
    #expect(frame.lines[0].box == LayoutRect(x: 20, y: 0, width: 0, height: 10))
    #expect(frame.lines[0].endsParagraph)
    #expect(frame.size == LayoutSize(width: 3, height: 10))
  }
}

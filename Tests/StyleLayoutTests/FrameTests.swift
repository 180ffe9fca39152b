import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

@Suite struct FrameTests {
  @Test func wordsFillLines() {
    let frame = Typesetter(FixedWidthShaper()).frame(
      for: StyledText("one two three", style: .t14_gray2_bold),
      width: 50
    )
    #expect(frame.lines.map(\.range) == [0..<8, 8..<13])
    #expect(frame.lines.map(\.box.height) == [20, 20])
    #expect(frame.lines.map(\.width) == [49, 35])
    #expect(frame.size == LayoutSize(width: 49, height: 43))
  }

  /// The font of 10 pt has an ascent of 7.5 and a descent of 2.5; a line of 14 has 4 more.
  @Test func linesAndRunsHaveTheirMetrics() throws {
    var text = StyledText("ab אב\ncd")
    text.explicitStyle = explicitStyle(size: 10, lineHeight: 14, spacing: 2, baseline: 9.5)
    try text.set(\.weight, 700, in: 1..<2)
    let frame = fixedFrame(text)
    #expect(frame.lines.map(\.range) == [0..<6, 6..<8] && frame.lines.map(\.width) == [25, 10])
    for line in frame.lines {
      #expect([line.ascent, line.descent, line.leading, line.baseline] == [7.5, 2.5, 4, 9.5])
    }
    #expect(frame.lines.map(\.origin) == [LayoutPoint(x: 0, y: 9.5), LayoutPoint(x: 0, y: 25.5)])
    let runs = frame.lines[0].runs
    #expect(runs.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<5])
    #expect(runs.map(\.x) == [0, 5, 10, 15] && runs.map(\.width) == [5, 5, 5, 10])
    #expect(runs.map(\.isRightToLeft) == [false, false, false, true])
  }

  #if canImport(CPango)
    @Test func realFontsHaveTheLineHeightOfTheStyle() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      let frame = typesetter.frame(for: StyledText("Hello 国家 😀 مرحبا بالعالم fine", style: .t14_gray2_bold), width: 100)
      #expect(frame.lines.allSatisfy { $0.box.height == 20 })
    }
  #endif
}

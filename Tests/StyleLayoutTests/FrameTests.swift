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

  #if canImport(CPango)
    @Test func realFontsHaveTheLineHeightOfTheStyle() throws {
      let typesetter = Typesetter(try PangoShaper(TestFonts.configuration))
      let frame = typesetter.frame(for: StyledText("Hello 国家 😀 مرحبا بالعالم fine", style: .t14_gray2_bold), width: 100)
      #expect(frame.lines.allSatisfy { $0.box.height == 20 })
    }
  #endif
}

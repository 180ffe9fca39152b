@testable import StyleLayout
import StyledText
import Testing

@Suite struct DecorationLineTests {
  private func line(_ style: LineDecoration.Style, width: Double? = 2, isUnderline: Bool = true) -> DecorationLine? {
    DecorationLine(
      LineDecoration(style, width: width),
      fontThickness: 1,
      x: 10..<110,
      top: 100,
      growsDownwards: isUnderline
    )
  }

  @Test func underlinesGrowDownwards() {
    #expect(line(.single)?.strokes == [101])
    #expect(line(.thick)?.strokes == [102])
    #expect(line(.thick)?.thickness == 4)
    #expect(line(.double)?.strokes == [101, 105])
    #expect(line(.wavy)?.strokes == [103])
  }

  @Test func strikesKeepTheirMiddle() {
    #expect(line(.single, isUnderline: false)?.strokes == [100.5])
    #expect(line(.thick, isUnderline: false)?.strokes == [100.5])
    #expect(line(.double, isUnderline: false)?.strokes == [98.5, 102.5])
    #expect(line(.wavy, isUnderline: false)?.strokes == [100.5])
  }

  @Test func theFontsThicknessIsTaken() {
    #expect(line(.single, width: nil)?.thickness == 1)
    #expect(line(.single, width: 0) == nil)
  }

  @Test func onlyDottedAndDashedLinesHaveGaps() {
    #expect(line(.dotted)?.dashes == [0, 4])
    #expect(line(.dashed)?.dashes == [6, 4])
    #expect(
      LineDecoration.Style.allCases.filter { line($0)?.dashes.isEmpty == true } == [.single, .double, .thick, .wavy]
    )
  }

  @Test func clippedLinesKeepTheirPattern() throws {
    let line = try #require(self.line(.dashed))
    let clipped = try #require(line.clipped(fromX: 33, toX: 50))
    #expect(clipped.minX == 30)
    #expect(clipped.maxX == 50)
    #expect(line.clipped(fromX: 120, toX: 130) == nil)
    #expect(line.clipped(fromX: 0, toX: 200) == line)
  }
}

import StyledText
import Testing

@testable import StyleLayout

@Suite struct JustificationTests {
  private func frame(_ text: String, width: Double, _ change: (inout TextAttributes) -> Void = { _ in }) -> TextFrame {
    let text = tenPoint(text) {
      $0.alignment = .justified
      change(&$0)
    }
    return fixedFrame(text, width: width)
  }

  /// The width of each cluster in a line, in logical order.
  private func advances(_ frame: TextFrame, line: Int) -> [Double] {
    let paragraph = frame.paragraphs[frame.lines[line].paragraph].shaped
    let runs = frame.lines[line].runs.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return runs.flatMap { run in run.clusters.map { run.advance(of: $0, in: paragraph) } }
  }

  @Test func spacesGrow() {
    let frame = frame("a b c d e", width: 27)
    #expect(frame.lineWords == ["a b c ", "d e"])
    #expect(frame.lines.map(\.width) == [27, 15])
    #expect(advances(frame, line: 0) == [5, 6, 5, 6, 5, 5])
    #expect(advances(frame, line: 1) == [5, 5, 5])
    #expect(frame.size.width == 27)
  }

  @Test func linesGrowBetweenIdeographs() {
    let frame = frame("国国国国国", width: 36)
    #expect(frame.lineWords == ["国国国", "国国"])
    #expect(advances(frame, line: 0) == [13, 13, 10])
    #expect(frame.lines.map(\.width) == [36, 20])
  }

  @Test func linesGrowBetweenIdeographsAndLetters() {
    let frame = frame("国ab国 国国", width: 42)
    #expect(frame.lineWords == ["国ab国 ", "国国"])
    #expect(advances(frame, line: 0) == [16, 5, 11, 10, 5])
  }

  @Test func aLineThatEndsByABreakDoesNotGrow() {
    #expect(frame("a b\u{2028}c d\ne f", width: 27).lines.map(\.width) == [15, 15, 15])
    #expect(frame("a b\u{2028}", width: 27).lines.map(\.width) == [15, 0])
  }

  @Test func aLineWithoutPlacesDoesNotGrow() {
    #expect(frame("abc def", width: 27).lines.map(\.width) == [15, 15])
    #expect(frame("国 国", width: 13).lines.map(\.width) == [10, 10])
    #expect(frame("a b", width: .infinity).lines.map(\.width) == [15])
  }

  @Test func indentsLeaveLessRoom() {
    let frame = frame("a b c d e f", width: 40) {
      $0.firstLineIndent = 8
      $0.headIndent = 4
      $0.tailIndent = 5
    }
    #expect(frame.lines.map(\.width) == [27, 25])
    #expect(frame.lines.map(\.box.x) == [8, 4])
  }

  @Test func nothingGrowsBeforeATab() {
    let frame = frame("a b\tc d ef gh", width: 48)
    #expect(frame.lineWords == ["a b\tc d ", "ef gh"])
    #expect(advances(frame, line: 0) == [5, 5, 5, 5, 5, 18, 5, 5])
  }

  @Test func textFromRightToLeftGrowsToTheLeft() {
    let frame = frame("א ב ג ד ה", width: 27)
    #expect(frame.lineWords == ["א ב ג ", "ד ה"])
    #expect(frame.lines[0].box.x == 0)
    #expect(frame.lines[0].runs.map(\.x) == [-5, 0])
    #expect(advances(frame, line: 0) == [5, 6, 5, 6, 5, 5])
    #expect(frame.lines[1].box.x == 12)
  }

  @Test func spaceWithoutBreaksGrowsToo() {
    let frame = frame("a\u{A0}b c", width: 17)
    #expect(advances(frame, line: 0) == [5, 7, 5, 5])
  }

  @Test func nothingGrowsInsideAGrapheme() {
    let frame = frame("国\u{FE00}国 国", width: 23)
    #expect(advances(frame, line: 0) == [13, 10, 5])
  }
}

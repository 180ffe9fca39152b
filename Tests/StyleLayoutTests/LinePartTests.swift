import StyledText
import Testing

@testable import StyleLayout

/// UAX #9, rules L1 and L2, in lines of fixed widths.
@Suite struct LinePartTests {
  /// The words of each run of a line from left to right, with its left edge.
  private func runs(_ text: String, width: Double = .infinity, line: Int = 0, _ direction: TextDirection? = nil)
    -> [String]
  {
    let frame = fixedFrame(tenPoint(text), width: width, FrameOptions(direction: direction))
    let utf16 = Array(text.utf16)
    return frame.lines[line].runs.map { "\(String(decoding: utf16[$0.range], as: UTF16.self)) \(Int($0.x))" }
  }

  @Test func spacesAtTheEndHaveTheLevelOfTheParagraph() {
    #expect(runs("ab אב  גד", width: 30) == ["ab  0", "אב 15", "   25"])
    #expect(runs("אב ab  גד", width: 30) == ["   -5", "ab 5", "אב  15"])
  }

  @Test func tabsAndSpacesBeforeThemHaveTheLevelOfTheParagraph() {
    #expect(runs("אב \tגד", .leftToRight) == ["אב 0", "  10", "\t 15", "גד 20"])
    #expect(runs("ab \tcd", .rightToLeft) == ["cd 0", "\t 10", "  15", "ab 20"])
  }

  @Test func tabStopsCountFromTheLeadingEdge() {
    let frame = fixedFrame(tenPoint("א\tבג"), width: 100)
    #expect(frame.lines[0].runs.map(\.x) == [70, 80, 95])
  }

  @Test func aLineBreakHasTheLevelOfTheParagraph() {
    #expect(runs("אב\u{2028}ab", .leftToRight) == ["אב 0", "\u{2028} 10"])
  }

  @Test func aHyphenStandsAtTheEndOfItsRun() {
    let frame = fixedFrame(tenPoint("אבגד\u{AD}הוז"), width: 27)
    #expect(frame.lines[0].runs.map(\.x) == [2])
    #expect(frame.lines[0].runs.map(\.width) == [25])
    #expect(frame.lines[0].runs[0].hyphen?.advance == 5)
    #expect(frame.lines[1].runs[0].hyphen == nil)
  }

  @Test func deepLevelsAreReversedOneByOne() {
    #expect(BidiOrder.visualOrder(of: []) == [])
    #expect(BidiOrder.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
    #expect(BidiOrder.visualOrder(of: [1, 2, 3, 4, 2, 1]) == [5, 1, 3, 2, 4, 0])
    #expect(BidiOrder.visualOrder(of: [2, 2, 2]) == [0, 1, 2])
  }

  @Test func aLongParagraphOfManyRunsIsCutIntoLines() {
    let text = tenPoint(String(repeating: "ab אב ", count: 1_000))
    let frame = fixedFrame(text, width: 25)
    #expect(frame.lines.count == 1_000)
    #expect(frame.lines.allSatisfy { $0.width == 25 && $0.runs.count == 3 })
  }
}

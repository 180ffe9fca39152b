import StyleLayout
import StyledText
import Testing

@Suite struct CaretTests {
  private func x(_ position: Int, _ affinity: TextAffinity = .downstream, in frame: TextFrame) throws -> Double {
    try frame.caretRect(at: position, affinity: affinity).x
  }

  /// Detects a frame whose y axis points upwards, or whose lines are upside down.
  @Test func caretsAreAsHighAsTheirLinesFromTheTopDown() throws {
    let frame = tenPointFrame("ab\ncd")
    #expect(try frame.caretRect(at: 1) == LayoutRect(x: 5, y: 0, width: 0, height: 10))
    #expect(try frame.caretRect(at: 4) == LayoutRect(x: 5, y: 10, width: 0, height: 10))
  }

  @Test func affinityDecidesAtASoftLineBreak() throws {
    let frame = tenPointFrame("汉字汉字", width: 20)
    #expect(try frame.caretRect(at: 2, affinity: .upstream) == LayoutRect(x: 20, y: 0, width: 0, height: 10))
    #expect(try frame.caretRect(at: 2) == LayoutRect(x: 0, y: 10, width: 0, height: 10))
    #expect(try frame.lineRange(at: 2, affinity: .upstream) == 0..<2)
    #expect(try frame.lineRange(at: 2) == 2..<4)
  }

  @Test(arguments: ["ab\ncd", "ab\rcd", "ab\u{2028}cd", "ab\u{2029}cd"])
  func affinityDoesNotMatterAtAHardLineBreak(text: String) throws {
    let frame = tenPointFrame(StyledText(text))
    for affinity in TextAffinity.allCases {
      #expect(try frame.caretRect(at: 2, affinity: affinity) == LayoutRect(x: 10, y: 0, width: 0, height: 10))
      #expect(try frame.caretRect(at: 3, affinity: affinity) == LayoutRect(x: 0, y: 10, width: 0, height: 10))
    }
  }

  @Test func affinityDecidesWhereTheDirectionChanges() throws {
    // Seen: "ab ", the Hebrew letters 6, 5, 4, 3 from x 15 on, and " cd" from x 35 on.
    let frame = tenPointFrame("ab שלום cd")
    #expect(try x(3, .upstream, in: frame) == 15)
    #expect(try x(3, in: frame) == 35)
    #expect(try x(4, in: frame) == 30)
    #expect(try x(7, .upstream, in: frame) == 15)
    #expect(try x(7, in: frame) == 35)
  }

  @Test func splitCaretsHaveTheBaseDirectionFirst() throws {
    let frame = tenPointFrame("ab שלום cd")
    #expect(try frame.carets(at: 3).primary.x == 15)
    #expect(try frame.carets(at: 3).secondary?.x == 35)
    #expect(try frame.carets(at: 7).primary.x == 35)
    #expect(try frame.carets(at: 7).secondary?.x == 15)
    #expect(try frame.carets(at: 1).primary.x == 5)
    #expect(try frame.carets(at: 1).secondary == nil)
  }

  @Test func edgesOfLinesHaveTheBaseDirection() throws {
    let frame = tenPointFrame("שלום\nab", options: FrameOptions(direction: .leftToRight))
    #expect(try x(0, .upstream, in: frame) == 0)
    #expect(try x(0, in: frame) == 20)
    #expect(try x(4, .upstream, in: frame) == 0)
    #expect(try x(4, in: frame) == 20)
    #expect(try frame.carets(at: 0).primary.x == 0)
    #expect(try frame.carets(at: 4).primary.x == 20)
  }

  @Test func spacesMoveTheCaretToTheEdgeOfTheFrame() throws {
    let frame = tenPointFrame("ab    cd", width: 18)
    #expect(try [2, 3, 4, 5].map { try x($0, in: frame) } == [10, 15, 18, 18])
    #expect(try frame.caretRect(at: 6, affinity: .upstream) == LayoutRect(x: 18, y: 0, width: 0, height: 10))
    let mirrored = tenPointFrame("אב    גד", width: 18)
    #expect(try [2, 3, 4, 5].map { try x($0, in: mirrored) } == [8, 3, 0, 0])
  }

  @Test func emptyTextsHaveACaret() throws {
    #expect(try tenPointFrame("").caretRect(at: 0) == LayoutRect(x: 0, y: 0, width: 0, height: 10))
    let mirrored = tenPointFrame("", width: 50, options: FrameOptions(direction: .rightToLeft))
    #expect(try mirrored.caretRect(at: 0) == LayoutRect(x: 50, y: 0, width: 0, height: 10))
    #expect(try tenPointFrame("ab\n").caretRect(at: 3) == LayoutRect(x: 0, y: 10, width: 0, height: 10))
    #expect(try tenPointFrame("\n\n").caretRect(at: 1).y == 10)
  }

  @Test func positionsInsideGraphemesCountAsTheirStart() throws {
    #expect(try x(2, in: tenPointFrame("ae\u{301}b")) == 5)
    #expect(try x(3, in: tenPointFrame("a👩‍👧b")) == 5)
    #expect(try tenPointFrame("ab\r\ncd").caretRect(at: 3) == LayoutRect(x: 10, y: 0, width: 0, height: 10))
  }

  @Test func positionsThatTheTextDoesNotHaveAreRefused() {
    let frame = tenPointFrame("a👍b")
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try frame.caretRect(at: 2) }
    #expect(throws: TextPositionError.outOfBounds(position: 5, count: 4)) { try frame.caretRect(at: 5) }
    #expect(throws: TextPositionError.outOfBounds(position: -1, count: 4)) { try frame.carets(at: -1) }
    #expect(throws: TextPositionError.outOfBounds(position: .max, count: 4)) { try frame.wordRange(at: .max) }
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try frame.selectionRects(for: 0..<2) }
    #expect(throws: TextPositionError.outOfBounds(position: 9, count: 4)) { try frame.graphemeRects(in: 0..<9) }
    #expect(throws: TextPositionError.insideSurrogatePair(position: 2)) { try frame.plainText(in: 2..<4) }
  }

  @Test func whatWasNotLaidOutIsAtTheEnd() throws {
    let frame = tenPointFrame("ab\ncd\nef", options: FrameOptions(maximumLines: 2))
    #expect(try frame.caretRect(at: 8) == LayoutRect(x: 10, y: 10, width: 0, height: 10))
    #expect(try frame.lineRange(at: 8) == 3..<6)
    let none = tenPointFrame("ab", options: FrameOptions(maximumLines: 0))
    #expect(try none.caretRect(at: 1) == LayoutRect(x: 0, y: 0, width: 0, height: 0))
    #expect(try none.carets(at: 1).secondary == nil)
    #expect(try none.lineRange(at: 1).isEmpty && none.paragraphRange(at: 1).isEmpty)
    #expect(none.position(at: .zero) == none.position(at: LayoutPoint(x: 9, y: 9)))
    #expect(try none.caret(from: TextCaret(1), moving: .right) == TextCaret(0))
  }
}

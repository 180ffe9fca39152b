import StyleLayout
import StyledText
import Testing

@Suite struct CaretMovementTests {
  private func path(
    from position: Int,
    _ movement: CaretMovement,
    count: Int,
    in frame: TextFrame
  ) throws -> [TextCaret] {
    var caret = TextCaret(position)
    return try (0..<count).map { _ in
      caret = try frame.caret(from: caret, moving: movement)
      return caret
    }
  }

  @Test func stepsToTheRightCrossTextFromRightToLeft() throws {
    let frame = tenPointFrame("ab שלום cd")
    let right = try path(from: 0, .right, count: 11, in: frame)
    #expect(right.map(\.position) == [1, 2, 3, 6, 5, 4, 3, 8, 9, 10, 10])
    let left = try path(from: 10, .left, count: 11, in: frame)
    #expect(left.map(\.position) == [9, 8, 7, 4, 5, 6, 7, 2, 1, 0, 0])
    let rects = try right.map { try frame.caretRect(at: $0.position, affinity: $0.affinity).x }
    #expect(rects == [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 50])
  }

  @Test func stepsGoFromLineToLine() throws {
    let frame = tenPointFrame("汉字汉\nb", width: 20)
    #expect(try path(from: 0, .right, count: 6, in: frame).map(\.position) == [1, 2, 3, 4, 5, 5])
    #expect(try path(from: 0, .right, count: 2, in: frame).last == TextCaret(2))
    #expect(try path(from: 5, .left, count: 6, in: frame).map(\.position) == [4, 3, 2, 1, 0, 0])
    #expect(try frame.caret(from: TextCaret(2, .upstream), moving: .right).position == 3)
  }

  @Test func stepsOfATextFromRightToLeftGoToTheLeft() throws {
    let frame = tenPointFrame("אב\nגד", width: 20)
    #expect(try path(from: 0, .left, count: 6, in: frame).map(\.position) == [1, 2, 3, 4, 5, 5])
    #expect(try path(from: 5, .right, count: 6, in: frame).map(\.position) == [4, 3, 2, 1, 0, 0])
  }

  @Test func stepsUpAndDownKeepTheirPlace() throws {
    let frame = tenPointFrame("abcdef\nab\nabcdef")
    #expect(try frame.caret(from: TextCaret(5), moving: .down, x: 25) == TextCaret(9))
    #expect(try frame.caret(from: TextCaret(9), moving: .down, x: 25).position == 15)
    #expect(try frame.caret(from: TextCaret(9), moving: .down).position == 12)
    #expect(try frame.caret(from: TextCaret(9), moving: .up, x: .nan).position == 2)
    #expect(try frame.caret(from: TextCaret(3), moving: .up).position == 0)
    #expect(try frame.caret(from: TextCaret(12), moving: .down).position == 16)
  }

  @Test func graphemesAreCrossedWhole() throws {
    let frame = tenPointFrame("e\u{301}👩‍👩‍👧\r\n🇩🇪")
    #expect(try path(from: 0, .forward, count: 5, in: frame).map(\.position) == [2, 10, 12, 16, 16])
    #expect(try path(from: 16, .backward, count: 5, in: frame).map(\.position) == [12, 10, 2, 0, 0])
    #expect(try path(from: 0, .right, count: 5, in: frame).map(\.position) == [2, 10, 12, 16, 16])
    #expect(try frame.caret(from: TextCaret(1), moving: .forward).position == 2)
    #expect(try frame.caret(from: TextCaret(1), moving: .backward).position == 0)
  }

  @Test func wordsAreCrossedWithWhatIsBeforeThem() throws {
    let frame = tenPointFrame("one, two 汉字 😀!")
    #expect(try path(from: 0, .wordForward, count: 7, in: frame).map(\.position) == [3, 8, 10, 11, 14, 15, 15])
    #expect(try path(from: 15, .wordBackward, count: 6, in: frame).map(\.position) == [12, 10, 9, 5, 0, 0])
    #expect(try path(from: 6, .wordRight, count: 1, in: frame).map(\.position) == [8])
    #expect(try path(from: 6, .wordLeft, count: 1, in: frame).map(\.position) == [5])
    let mirrored = tenPointFrame("אב גד")
    #expect(try path(from: 0, .wordLeft, count: 2, in: mirrored).map(\.position) == [2, 5])
    #expect(try path(from: 5, .wordRight, count: 2, in: mirrored).map(\.position) == [3, 0])
  }

  @Test func endsOfLinesAndParagraphsAreReached() throws {
    let frame = tenPointFrame("汉字汉\r\nab", width: 20)
    #expect(try frame.caret(from: TextCaret(1), moving: .lineEnd) == TextCaret(2, .upstream))
    #expect(try frame.caret(from: TextCaret(2, .upstream), moving: .lineStart) == TextCaret(0))
    #expect(try frame.caret(from: TextCaret(2), moving: .lineStart) == TextCaret(2))
    #expect(try frame.caret(from: TextCaret(2), moving: .lineEnd) == TextCaret(3))
    #expect(try frame.caret(from: TextCaret(1), moving: .paragraphEnd) == TextCaret(3))
    #expect(try frame.caret(from: TextCaret(3), moving: .paragraphStart) == TextCaret(0))
    #expect(try frame.caret(from: TextCaret(6), moving: .paragraphStart) == TextCaret(5))
    #expect(try frame.caret(from: TextCaret(1), moving: .textEnd) == TextCaret(7))
    #expect(try frame.caret(from: TextCaret(6), moving: .textStart) == TextCaret(0))
  }

  @Test func caretsStayInWhatWasLaidOut() throws {
    let frame = tenPointFrame("ab\ncd", options: FrameOptions(maximumLines: 1))
    for movement in CaretMovement.allCases {
      #expect(try frame.caret(from: TextCaret(5), moving: movement).position <= 3)
    }
  }
}

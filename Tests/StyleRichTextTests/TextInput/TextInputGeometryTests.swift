import Foundation
import StyleLayout
import StyleRichText
import StyledText
import Testing

/// What the input system asks about places on the screen. Letters are 7 points wide, ideographs 14. Lines are 20 high,
/// with 3 between them.
@MainActor struct TextInputGeometryTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double = 20) -> CGRect {
    CGRect(LayoutRect(x: x, y: y, width: width, height: height))
  }

  private func closest(_ session: InputSession, _ x: Double, _ y: Double) -> Int? {
    session.offset(session.input.closestPosition(to: CGPoint(x: x, y: y)))
  }

  @Test func carets() {
    let session = InputSession("a好@小明\n")
    let input = session.input
    #expect(input.caretRect(for: session.position(0)) == rect(-1, 0, 2))
    #expect(input.caretRect(for: session.position(2)) == rect(20, 0, 2))
    #expect(input.caretRect(for: session.position(3)) == rect(20, 0, 2), "a position in a mention is its start")
    #expect(input.caretRect(for: session.position(6)) == rect(-1, 23, 2))
  }

  @Test func hitsAreBesideMentions() {
    let session = InputSession("a好@小明b")
    // The mention is between 21 and 56.
    #expect([0, 11, 20, 37, 40, 60, 90].map { closest(session, $0, 10) } == [0, 1, 2, 2, 5, 6, 6])
    let inside = session.input.characterRange(at: CGPoint(x: 30, y: 10))
    #expect(session.offsets(inside) == 2..<5)
    #expect(session.input.characterRange(at: CGPoint(x: 90, y: 10)) == nil)
    func within(_ range: Range<Int>, _ x: Double) -> Int? {
      session.offset(session.input.closestPosition(to: CGPoint(x: x, y: 10), within: session.range(range)))
    }
    #expect(within(1..<2, 0) == 1 && within(1..<2, 60) == 2 && within(0..<6, 8) == 1)
  }

  @Test func theFirstRectangleIsInTheFirstLine() {
    let session = InputSession("abc", width: 28)
    session.input.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
    guard let marked = session.input.markedTextRange else { return #expect(Bool(false)) }
    let rects = session.input.selectionRects(for: marked)
    #expect(rects.map(\.rect.origin.y) == [0, 23])
    #expect(session.input.firstRect(for: marked) == rect(21, 0, 7))
    // A candidate window has a place also where nothing is marked.
    #expect(session.input.firstRect(for: session.range(0..<0)) == rect(-1, 0, 2))
  }

  @Test func selectedLines() {
    let session = InputSession("好好好好好", width: 30)
    let rects = session.input.selectionRects(for: session.range(1..<5))
    #expect(rects.map(\.rect) == [rect(14, 0, 14, 23), rect(0, 23, 28, 23), rect(0, 46, 14)])
    #expect(rects.map(\.containsStart) == [true, false, false] && rects.map(\.containsEnd) == [false, false, true])
    #expect(rects.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
    #expect(session.input.selectionRects(for: session.range(2..<2)).isEmpty)
  }

  @Test func selectedTextOfBothDirections() {
    // On the screen: a b ד ג ב א c. From b to the second letter of four, two parts are selected.
    let session = InputSession("abאבגדc")
    let rects = session.input.selectionRects(for: session.range(1..<4))
    #expect(rects.map(\.rect) == [rect(7, 0, 7), rect(28, 0, 14)])
    #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
    #expect(session.input.firstRect(for: session.range(1..<4)) == rect(7, 0, 35))
  }

  @Test func aTapBehindAFullLineStaysInIt() {
    let session = InputSession("好好好", width: 30)
    guard let hit = session.input.closestPosition(to: CGPoint(x: 29, y: 5)) else { return #expect(Bool(false)) }
    session.input.selectedTextRange = session.input.textRange(from: hit, to: hit)
    guard let caret = session.input.selectedTextRange?.start else { return #expect(Bool(false)) }
    #expect(session.selection == 2..<2 && session.input.caretRect(for: caret) == rect(27, 0, 2))
    session.input.perform(.move(.lineStart, extending: false))
    #expect(session.selection == 0..<0)
  }

  @Test func anEmptyTextHasACaret() {
    let session = InputSession()
    #expect(session.input.caretRect(for: session.input.endOfDocument).size.height > 0)
    #expect(session.input.firstRect(for: session.range(0..<0)).size.height > 0)
    #expect(session.input.characterRange(at: CGPoint(x: 0, y: 0)) == nil)
    #expect(closest(session, 5, 5) == 0)
  }
}

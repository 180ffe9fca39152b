#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyledText
  import UIKit

  @testable import StyleRichUI

  /// What the input system asks about places on the screen. Letters are 7 points wide, ideographs 14. Lines are 20 high,
  /// with 3 between them.
  @MainActor struct InputGeometryChecks {
    func run() {
      carets()
      hitsAreBesideMentions()
      theFirstRectangleIsInTheFirstLine()
      selectedLines()
      selectedTextOfBothDirections()
      aTapBehindAFullLineStaysInIt()
      anEmptyTextHasACaret()
    }

    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double = 20) -> CGRect {
      CGRect(LayoutRect(x: x, y: y, width: width, height: height))
    }

    private func closest(_ session: InputSession, _ x: Double, _ y: Double) -> Int? {
      session.offset(session.input.closestPosition(to: CGPoint(x: x, y: y)))
    }

    private func carets() {
      let session = InputSession("a好@小明\n")
      let input = session.input
      check(input.caretRect(for: session.position(0)) == rect(-1, 0, 2))
      check(input.caretRect(for: session.position(2)) == rect(20, 0, 2))
      check(input.caretRect(for: session.position(3)) == rect(20, 0, 2), "a position in a mention is its start")
      check(input.caretRect(for: session.position(6)) == rect(-1, 23, 2))
    }

    private func hitsAreBesideMentions() {
      let session = InputSession("a好@小明b")
      // The mention is between 21 and 56.
      check([0, 11, 20, 37, 40, 60, 90].map { closest(session, $0, 10) } == [0, 1, 2, 2, 5, 6, 6])
      let inside = session.input.characterRange(at: CGPoint(x: 30, y: 10))
      check(session.offsets(inside) == 2..<5)
      check(session.input.characterRange(at: CGPoint(x: 90, y: 10)) == nil)
      func within(_ range: Range<Int>, _ x: Double) -> Int? {
        session.offset(session.input.closestPosition(to: CGPoint(x: x, y: 10), within: session.range(range)))
      }
      check(within(1..<2, 0) == 1 && within(1..<2, 60) == 2 && within(0..<6, 8) == 1)
    }

    private func theFirstRectangleIsInTheFirstLine() {
      let session = InputSession("abc", width: 28)
      session.input.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
      guard let marked = session.input.markedTextRange else { return check(false, "there is a place") }
      let rects = session.input.selectionRects(for: marked)
      check(rects.map(\.rect.origin.y) == [0, 23])
      check(session.input.firstRect(for: marked) == rect(21, 0, 7))
      // A candidate window has a place also where nothing is marked.
      check(session.input.firstRect(for: session.range(0..<0)) == rect(-1, 0, 2))
    }

    private func selectedLines() {
      let session = InputSession("好好好好好", width: 30)
      let rects = session.input.selectionRects(for: session.range(1..<5))
      check(rects.map(\.rect) == [rect(14, 0, 14, 23), rect(0, 23, 28, 23), rect(0, 46, 14)])
      check(rects.map(\.containsStart) == [true, false, false] && rects.map(\.containsEnd) == [false, false, true])
      check(rects.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
      check(session.input.selectionRects(for: session.range(2..<2)).isEmpty)
    }

    private func selectedTextOfBothDirections() {
      // On the screen: a b ד ג ב א c. From b to the second letter of four, two parts are selected.
      let session = InputSession("abאבגדc")
      let rects = session.input.selectionRects(for: session.range(1..<4))
      check(rects.map(\.rect) == [rect(7, 0, 7), rect(28, 0, 14)])
      check(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
      check(session.input.firstRect(for: session.range(1..<4)) == rect(7, 0, 35))
    }

    private func aTapBehindAFullLineStaysInIt() {
      let session = InputSession("好好好", width: 30)
      guard let hit = session.input.closestPosition(to: CGPoint(x: 29, y: 5)) else {
        return check(false, "there is a place")
      }
      session.input.selectedTextRange = session.input.textRange(from: hit, to: hit)
      guard let caret = session.input.selectedTextRange?.start else { return check(false, "there is a place") }
      check(session.selection == 2..<2 && session.input.caretRect(for: caret) == rect(27, 0, 2))
      session.input.perform(.move(.lineStart, extending: false))
      check(session.selection == 0..<0)
    }

    private func anEmptyTextHasACaret() {
      let session = InputSession()
      check(session.input.caretRect(for: session.input.endOfDocument).size.height.native > 0)
      check(session.input.firstRect(for: session.range(0..<0)).size.height.native > 0)
      check(session.input.characterRange(at: CGPoint(x: 0, y: 0)) == nil)
      check(closest(session, 5, 5) == 0)
    }
  }
#endif

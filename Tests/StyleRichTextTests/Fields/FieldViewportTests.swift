import StyleLayout
import StyleRichText
import Testing

/// What is seen of a field that has more lines than it may be high.
struct FieldViewportTests {
  private func caret(_ y: Double, height: Double = 20) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: 2, height: height)
  }

  @Test func aCaretInViewMovesNothing() {
    let viewport = FieldViewport(height: 60, contentHeight: 200)
    for offset in [0, 10, 40] as [Double] {
      for y in [offset, offset + 20, offset + 40] {
        #expect(viewport.offset(showing: caret(y), from: offset) == offset)
      }
    }
  }

  @Test func aCaretOutOfViewIsAtTheNearestEdge() {
    let viewport = FieldViewport(height: 60, contentHeight: 200)
    #expect(viewport.offset(showing: caret(90), from: 0) == 50)
    #expect(viewport.offset(showing: caret(20), from: 100) == 20)
  }

  @Test func theEndsOfTheTextShowTheInsets() {
    let (viewport, insets) = (FieldViewport(height: 60, contentHeight: 200), FieldInsets(top: 8, bottom: 8))
    #expect(viewport.offset(showing: caret(8), from: 100, insets: insets) == 0)
    #expect(viewport.offset(showing: caret(172), from: 0, insets: insets) == 140)
    #expect(viewport.maximumOffset == 140)
  }

  @Test func whatFitsDoesNotScroll() {
    let viewport = FieldViewport(height: 60, contentHeight: 40)
    #expect(viewport.maximumOffset == 0 && viewport.offset(showing: caret(20), from: 30) == 0)
  }

  @Test func aCaretThatIsTooHighBeginsAtTheTop() {
    let viewport = FieldViewport(height: 10, contentHeight: 100)
    #expect(viewport.offset(showing: caret(40), from: 0) == 40)
    #expect(FieldViewport(height: .nan, contentHeight: .infinity).maximumOffset == 0)
  }
}

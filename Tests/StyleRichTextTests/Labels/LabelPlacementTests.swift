import StyleLayout
import StyleRichText
import Testing

/// Where the text of a label is.
struct LabelPlacementTests {
  @Test func aTextIsInTheMiddleOfAHigherViewOnTheGridOfPixels() {
    func top(_ text: Double, _ view: Double, _ scale: Double) -> Double {
      let size = LayoutSize(width: 10, height: text)
      return LabelPlacement(size, in: LayoutSize(width: 99, height: view), scale: scale).origin.y
    }
    #expect(top(20, 50, 1) == 15)
    #expect(top(21, 50, 1) == 14)
    #expect(top(21, 50, 2) == 14.5)
    #expect(top(60, 50, 2) == 0, "a view that is too low shows the first lines")
    #expect(top(21, 50, .nan) == 14 && top(21, 50, 0) == 14)
  }

  @Test func aPartIsRelativeToTheWhole() {
    let whole = LayoutRect(x: 10, y: 20, width: 100, height: 50)
    let part = LayoutRect(x: 35, y: 20, width: 50, height: 25)
    #expect(part.relative(to: whole) == LayoutRect(x: 0.25, y: 0, width: 0.5, height: 0.5))
    #expect(part.relative(to: LayoutRect(size: .zero)) == LayoutRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func aViewIsLargeEnoughForItsText() {
    func size(_ width: Double, _ height: Double, _ scale: Double) -> LayoutSize {
      LabelPlacement.size(for: LayoutSize(width: width, height: height), scale: scale)
    }
    #expect(size(10.2, 20, 1) == LayoutSize(width: 11, height: 20))
    #expect(size(10.2, 20, 2) == LayoutSize(width: 10.5, height: 20))
    #expect(size(10.5, 20.01, 2) == LayoutSize(width: 10.5, height: 20.5))
    #expect(size(10.000_000_01, 20, 3) == LayoutSize(width: 10, height: 20), "the noise of additions")
    #expect(size(0, 0, 2) == .zero)
  }
}

import StyleLayout
import StyleRichText
import StyledText
import Testing

/// What a screen reader gets of a label.
struct LabelElementTests {
  @Test func theTextComesFirstAndThenEachLinkInItsOrder() {
    let elements = LabelModel.shown("say {@Ann} [more]*").elements
    #expect(elements.map(\.label) == ["say @Ann more[smile]", "@Ann", "more"])
    #expect(elements.map { $0.target?.line ?? "text" } == ["text", "@Ann", "more"])
    #expect(elements[1].rects == [LayoutRect(x: 20, y: 0, width: 20, height: 10)])
  }

  @Test func aLinkInTwoLinesHasTwoRectangles() {
    let elements = LabelModel.shown("one [two three]", width: 40).elements
    #expect(elements[1].rects.count == 2)
    #expect(elements[1].bounds == LayoutRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func theWholeTextIsReadAndTheTokenIsNoLink() {
    let label = LabelModel.expandable("one [two] three four five six")
    #expect(label.shownText.hasSuffix("..more"))
    #expect(label.elements.map(\.label) == ["one two three four five six", "two"])
  }

  @Test func theRotorGoesFromLinkToLinkAndEnds() {
    let elements = LabelModel.shown("[a]-{b}-[c]").elements
    #expect(elements.link(from: nil, isForward: true) == 1)
    #expect(elements.link(from: 1, isForward: true) == 2)
    #expect(elements.link(from: 3, isForward: true) == nil)
    #expect(elements.link(from: nil, isForward: false) == 3)
    #expect(elements.link(from: 1, isForward: false) == nil)
    #expect(elements.link(from: 0, isForward: true) == 1, "from the text")
    #expect(LabelModel.shown("a").elements.link(from: nil, isForward: true) == nil)
  }

  @Test func aLabelThatWasNotLaidOutHasNoElements() {
    #expect(LabelModel(.text("a")).elements.isEmpty)
  }
}

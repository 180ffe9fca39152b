import StyleLayout
import StyleRichText
import StyledText
import Testing

/// Head, middle and tail of a selection, and its pins. Letters are 5 points wide, and lines 10 points high.
@Suite struct SelectionShapeTests {
  private func shape(
    _ range: Range<Int>,
    of text: StyledText = "abc def\nghi\njkl",
    width: Double = .infinity,
    extent: SelectionExtent = SelectionExtent()
  ) -> SelectionShape {
    SelectionShape(range, in: selectingFrame(text, width: width), extent: extent)
  }

  @Test func aRangeHasAHeadAMiddleAndATail() {
    let all = shape(4..<14)
    #expect(all.head == [LayoutRect(x: 20, y: 0, width: 15, height: 10)])
    #expect(all.middle == [LayoutRect(x: 0, y: 10, width: 15, height: 10)])
    #expect(all.tail == [LayoutRect(x: 0, y: 20, width: 10, height: 10)])
    #expect(all.rects == all.head + all.middle + all.tail)
    #expect(all.bounds == LayoutRect(x: 0, y: -10, width: 35, height: 50))
  }

  /// Which of the three a range has.
  @Test(arguments: [
    ("abc", 1..<2, "h"), ("abc\ndef", 1..<6, "ht"), ("abc\nd\nef", 1..<8, "hmt"), ("abc\nd\n\nef", 1..<7, "hm"),
    ("abc\ndef", 3..<5, "t"), ("abc\nd\nef", 3..<7, "mt"), ("abc\nd\n\ne", 3..<7, "m"), ("abc\n\nd", 3..<5, ""),
    ("abc\n\nd", 1..<6, "ht"), ("abc", 1..<1, ""),
  ]) func anyOfThemMayBeMissing(text: String, range: Range<Int>, parts: String) {
    let shape = shape(range, of: StyledText(text))
    let found = (shape.head.isEmpty ? "" : "h") + (shape.middle.isEmpty ? "" : "m") + (shape.tail.isEmpty ? "" : "t")
    #expect(found == parts)
    #expect((shape.start == nil) == range.isEmpty && (shape.end == nil) == range.isEmpty)
    #expect((shape.bounds == nil) == range.isEmpty)
  }

  @Test func textFromRightToLeftIsMirrored() {
    let found = shape(1..<7, of: "שלום\nאבגד", width: 50)
    #expect(found.head == [LayoutRect(x: 30, y: 0, width: 15, height: 10)])
    #expect(found.tail == [LayoutRect(x: 40, y: 10, width: 10, height: 10)])
    #expect(found.start?.stem == LayoutRect(x: 44, y: 0, width: 2, height: 10), "at the right")
    #expect(found.end?.stem == LayoutRect(x: 39, y: 10, width: 2, height: 10), "at the left")
    #expect(found.start?.knob.maxY == 0 && found.end?.knob.y == 20)
  }

  @Test func textOfBothDirectionsHasSeveralRectanglesInALine() {
    let found = shape(1..<5, of: "ab שלום cd")
    #expect(found.head.map(\.x) == [5, 25] && found.head.map(\.width) == [10, 10])
    #expect(found.contains(LayoutPoint(x: 12, y: 5)) && found.contains(LayoutPoint(x: 27, y: 5)))
    #expect(!found.contains(LayoutPoint(x: 20, y: 5)) && !found.contains(LayoutPoint(x: 12, y: 15)))
  }

  @Test func theExtentIsThatOfTheFill() {
    var text = StyledText("abc\n\nd")
    text.attributes.paragraphSpacing = 4
    let frame = selectingFrame(text)
    let fill = SelectionShape(1..<6, in: frame)
    #expect(fill.head == [LayoutRect(x: 5, y: 0, width: 10, height: 14)])
    #expect(fill.start?.stem.height == 10, "a pin is as high as its line")
    let wide = SelectionShape(1..<5, in: frame, extent: SelectionExtent(separatorWidth: 3))
    #expect(wide.head.map(\.maxX) == [18] && wide.tail.map(\.width) == [3])
    #expect(wide.end?.stem.x == 2)
  }

  @Test func mentionsAreSelectedAsAWhole() throws {
    var text = StyledText("ab @cd efgh ij")
    try text.set(\.mention, TextMention("x", text: "@cd efgh"), in: 3..<11)
    #expect(shape(5..<6, of: text).head == [LayoutRect(x: 15, y: 0, width: 40, height: 10)])
  }

  /// The trap: a run for each character, to obtain its rectangle.
  @Test func rectanglesNeedNoRunForEachCharacter() {
    let frame = selectingFrame(StyledText(String(repeating: "abcdefghij", count: 20)))
    #expect(frame.lines.map(\.runs.count) == [1])
    for start in [0, 7, 133] {
      let found = SelectionShape(start..<start + 3, in: frame).head
      #expect(found == [LayoutRect(x: 5 * Double(start), y: 0, width: 15, height: 10)])
    }
  }

  @Test(arguments: [Int.min..<Int.max, -5..<99, 0..<15]) func rangesAreClampedToTheText(range: Range<Int>) {
    #expect(shape(range).rects.count == 3)
    #expect(shape(90..<99).rects.isEmpty && shape(-9..<(-2)).bounds == nil)
  }
}

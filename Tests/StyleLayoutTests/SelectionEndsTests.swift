import StyleLayout
import StyledText
import Testing

/// Where the pins of a selection are. Letters are 5 points wide, ideographs 10, and lines 10 points high.
@Suite struct SelectionEndsTests {
  private func ends(
    _ range: Range<Int>,
    of text: StyledText,
    width: Double = .infinity,
    options: FrameOptions = FrameOptions(),
    extent: SelectionExtent = SelectionExtent()
  ) throws -> SelectionEnds? {
    try tenPointFrame(text, width: width, options: options).selectionEnds(for: range, extent: extent)
  }

  private func ends(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) -> SelectionEnds {
    SelectionEnds(
      start: LayoutRect(x: start.x, y: start.y, width: 0, height: 10),
      end: LayoutRect(x: end.x, y: end.y, width: 0, height: 10)
    )
  }

  @Test func endsAreAtTheFirstAndTheLastGrapheme() throws {
    #expect(try ends(1..<10, of: "abc def\n\nghi") == ends((5, 0), (5, 20)))
    #expect(try ends(1..<3, of: "abc def") == ends((5, 0), (15, 0)))
    #expect(try ends(1..<2, of: "ae\u{301}b") == ends((5, 0), (10, 0)), "all of the grapheme")
  }

  @Test func aSoftBreakIsTwoPlaces() throws {
    #expect(try ends(0..<2, of: "汉字汉字", width: 20) == ends((0, 0), (20, 0)))
    #expect(try ends(2..<3, of: "汉字汉字", width: 20) == ends((0, 10), (10, 10)))
    #expect(try ends(1..<3, of: "汉字汉字", width: 20) == ends((10, 0), (10, 10)))
  }

  @Test func inTextFromRightToLeftTheStartIsAtTheRight() throws {
    #expect(try ends(1..<3, of: "שלום", width: 50) == ends((45, 0), (35, 0)))
    // On the screen: "ab ", the Hebrew letters from right to left, " cd".
    #expect(try ends(1..<5, of: "ab שלום cd") == ends((5, 0), (25, 0)))
    #expect(try ends(5..<9, of: "ab שלום cd") == ends((25, 0), (45, 0)))
  }

  @Test func aSeparatorEndsWhereItsLineDoes() throws {
    let wide = SelectionExtent(separatorWidth: 4)
    #expect(try ends(1..<4, of: "abc\nd") == ends((5, 0), (15, 0)))
    #expect(try ends(1..<4, of: "abc\nd", extent: wide) == ends((5, 0), (19, 0)))
    #expect(try ends(3..<4, of: "abc\nd", extent: wide) == ends((15, 0), (19, 0)))
    #expect(try ends(1..<3, of: "אב\n", width: 50, extent: wide) == ends((45, 0), (36, 0)))
    #expect(try ends(1..<2, of: "a\n\nb") == ends((5, 0), (5, 0)))
    for width in [-1, Double.nan, .infinity] {
      let extent = SelectionExtent(separatorWidth: width)
      #expect(try ends(1..<4, of: "abc\nd", extent: extent) == ends((5, 0), (15, 0)))
    }
  }

  @Test func mentionsAreSelectedAsAWhole() throws {
    var text = StyledText("ab @cd efgh ij")
    try text.set(\.mention, TextMention("x", text: "@cd efgh"), in: 3..<11)
    #expect(try ends(5..<6, of: text) == ends((15, 0), (55, 0)))
    #expect(try ends(5..<13, of: text, width: 35) == ends((15, 0), (30, 10)))
  }

  @Test func nothingSelectedHasNoEnds() throws {
    #expect(try ends(2..<2, of: "abc") == nil)
    #expect(try ends(0..<0, of: "") == nil)
    #expect(try ends(3..<5, of: "ab\ncd", options: FrameOptions(maximumLines: 1)) == nil)
    #expect(try ends(0..<5, of: "ab\ncd", options: FrameOptions(maximumLines: 1)) == ends((0, 0), (10, 0)))
    // In a line from right to left, the last ideograph that is shown ends in the middle.
    let cut = FrameOptions(maximumLines: 1, direction: .rightToLeft)
    #expect(try ends(0..<6, of: "אב汉字汉字", width: 30, options: cut) == ends((30, 0), (20, 0)))
    #expect(throws: TextPositionError.self) { try ends(1..<4, of: "abc") }
  }

  /// Brute force: the outer edges of the first and of the last grapheme.
  @Test func endsAreTheEdgesOfGraphemes() throws {
    var counts = (checked: 0, rightToLeft: 0)
    try PositionCase.check(400) { one, generator, note in
      let range = one.randomRange(using: &generator)
      let found = try one.frame.selectionEnds(for: range)
      let selected = one.graphemes.filter { $0.overlaps(range) }
      try #require((found == nil) == selected.isEmpty, "\(note), \(range)")
      guard let found, let first = selected.first, let last = selected.last else { return }
      let runs = one.frame.lines.flatMap(\.runs)
      for (unit, isStart) in [(first, true), (last, false)] where unit.upperBound <= one.laidOutEnd {
        let rects = try one.frame.graphemeRects(in: unit).map(\.rect)
        let directions = Set(runs.filter { $0.range.overlaps(unit) }.map(\.isRightToLeft))
        guard rects.count == 1, let rect = rects.first, directions.count <= 1 else { continue }
        let isRightToLeft = directions.first ?? false
        let (place, x) = (isStart ? found.start : found.end, isStart != isRightToLeft ? rect.x : rect.maxX)
        let isAtEdge = abs(place.x - x) < 0.01 && place.y == rect.y && place.height == rect.height
        try #require(isAtEdge && place.width == 0, "\(note), \(range), \(unit): \(place)")
        counts.checked += 1
        counts.rightToLeft += isRightToLeft ? 1 : 0
      }
    }
    #expect(counts.checked > 80 && counts.rightToLeft > 10, "\(counts)")
  }
}

import StyleLayout
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// Shapes of selections against the rectangles of graphemes, in frames of both directions with mentions and emoji.
@Suite struct SelectionShapeLawTests {
  @Test func shapesAreTheUnionOfTheLineRectangles() throws {
    var seen: Set<[Bool]> = []
    try SelectionCase.check(3_000) { one, generator in
      let ends = (0..<2).map { _ in one.stops.randomElement(using: &generator) ?? 0 }.sorted()
      let range = ends[0]..<ends[1]
      let shape = SelectionShape(range, in: one.frame, extent: SelectionExtent())
      let rows = try Self.rows(of: range, in: one)
      let note = "\(one.note), \(range): \(shape)"
      try #require(Self.isSame(shape.head, rows.first ?? []), "\(note), head \(rows.first ?? [])")
      let tail = rows.count > 1 ? rows.last ?? [] : []
      try #require(Self.isSame(shape.tail, tail), "\(note), tail \(tail)")
      let middle = rows.dropFirst().dropLast().flatMap { $0 }
      try #require(Self.isSame(shape.middle, middle), "\(note), middle \(middle)")
      try #require(shape.rects == shape.head + shape.middle + shape.tail, "\(note)")
      try #require((shape.start == nil) == rows.isEmpty && (shape.end == nil) == rows.isEmpty, "\(note)")
      seen.insert([shape.head, shape.middle, shape.tail].map(\.isEmpty))
      for rect in shape.rects {
        let middle = LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
        try #require(shape.contains(middle) && shape.bounds?.contains(middle) == true, "\(note)")
      }
    }
    #expect(seen.count > 4, "each of the three may be missing: \(seen)")
  }

  /// What is painted is the same, with the space between the lines.
  @Test func shapesAreAsWideWithTheSpaceBetweenLines() throws {
    try SelectionCase.check(1_000) { one, generator in
      guard let selection = one.selection(using: &generator) else { return }
      let (shape, tight) = (
        selection.shape(in: one.frame), selection.shape(in: one.frame, extent: SelectionExtent())
      )
      try #require(shape.rects.map(\.x) == tight.rects.map(\.x), "\(one.note), \(selection.range)")
      try #require(shape.rects.map(\.width) == tight.rects.map(\.width), "\(one.note), \(selection.range)")
      for (rect, inner) in zip(shape.rects, tight.rects) {
        try #require(rect.y == inner.y && rect.maxY >= inner.maxY, "\(one.note), \(selection.range)")
      }
      let options = DrawingOptions(selection: selection.range)
      try #require(options.selectionStyle.extent == SelectionStyle.standard.extent)
    }
  }

  /// Brute force: for each line that the range touches, its graphemes, joined.
  private static func rows(of range: Range<Int>, in one: SelectionCase) throws -> [[LayoutRect]] {
    let graphemes = try one.frame.graphemeRects(in: range)
    return one.frame.lines.compactMap { line in
      let parts = graphemes.filter { $0.rect.y == line.box.y && $0.range.overlaps(line.range) }.map(\.rect)
      return parts.isEmpty ? nil : joined(parts)
    }
  }

  private static func joined(_ rects: [LayoutRect]) -> [LayoutRect] {
    rects.filter { $0.width > 0 }.sorted { $0.x < $1.x }.reduce(into: []) { joined, next in
      if let last = joined.last, next.x - last.maxX < 0.01 {
        joined[joined.count - 1] = last.union(next)
      } else {
        joined.append(next)
      }
    }
  }

  private static func isSame(_ found: [LayoutRect], _ expected: [LayoutRect]) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { one, other in
        abs(one.x - other.x) < 0.01 && abs(one.maxX - other.maxX) < 0.01 && one.y == other.y
          && one.height == other.height
      }
  }
}

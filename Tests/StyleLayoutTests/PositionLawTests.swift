import StyleLayout
import StyledText
import Testing

/// What holds for every text and every frame.
@Suite struct PositionLawTests {
  @Test func caretsStandInTheLineOfTheirPosition() throws {
    try PositionCase.check(400) { one, _, note in
      for stop in one.stops where !one.frame.lines.isEmpty {
        for affinity in TextAffinity.allCases {
          let rect = try one.frame.caretRect(at: stop, affinity: affinity)
          let range = try one.frame.lineRange(at: stop, affinity: affinity)
          let line = try #require(one.frame.lines.first { $0.range == range && $0.box.y == rect.y }, "\(note)")
          let isInLine = line.range.contains(stop) || line.range.upperBound == stop
          try #require(isInLine && rect.height == line.box.height && rect.width == 0, "\(note), \(stop)")
          let edges = edges(of: line, in: one.frame)
          try #require(rect.x >= edges.lowerBound - 0.01 && rect.x <= edges.upperBound + 0.01, "\(note), \(stop)")
        }
      }
    }
  }

  /// The edges of a line's box, moved to the frame's edge on the side where spaces may hang over.
  private func edges(of line: TextLine, in frame: TextFrame) -> ClosedRange<Double> {
    let left = min(line.box.x, 0)
    let right = max(line.box.maxX, frame.width)
    let hangs = !frame.width.isFinite
    return line.direction == .leftToRight
      ? line.box.x...(hangs ? .infinity : right) : (hangs ? -.infinity : left)...line.box.maxX
  }

  @Test func pointsOfCaretsLeadBack() throws {
    try PositionCase.check(200) { one, _, note in
      guard !one.frame.lines.isEmpty, try one.graphemesStandTogether else { return }
      let carets = one.stops.flatMap { stop in TextAffinity.allCases.map { TextCaret(stop, $0) } }
      let rects = try carets.map { try one.frame.caretRect(at: $0.position, affinity: $0.affinity) }
      for (caret, rect) in zip(carets, rects) {
        let hit = one.frame.position(at: rect.middle)
        let back = try one.frame.caretRect(at: hit.position, affinity: hit.affinity)
        // At a break inside a mention, the nearest end may be elsewhere.
        if let unit = hit.grapheme, try one.isBroken(unit) { continue }
        try #require(back.isNear(rect), "\(note), \(caret) \(rect) led to \(hit) \(back)")
        let isAlone = zip(carets, rects).allSatisfy { $0.position == caret.position || !$1.isNear(rect) }
        try #require(!isAlone || hit.position == caret.position, "\(note), \(caret) led to \(hit)")
      }
    }
  }

  @Test func pointsInGraphemesGiveTheirEnds() throws {
    try PositionCase.check(300) { one, _, note in
      let rects = try one.frame.graphemeRects(in: 0..<one.text.utf16Length)
      let parts = Dictionary(grouping: rects, by: \.range)
      for grapheme in rects where grapheme.rect.width > 0.1 && parts[grapheme.range]?.count == 1 {
        let (rect, middle) = (grapheme.rect, grapheme.rect.middle)
        let left = one.frame.position(at: LayoutPoint(x: middle.x - rect.width / 4, y: middle.y))
        let right = one.frame.position(at: LayoutPoint(x: middle.x + rect.width / 4, y: middle.y))
        try #require(left.grapheme == grapheme.range && right.grapheme == grapheme.range, "\(note), \(grapheme)")
        let ends = [left.position, right.position].sorted()
        let upper = grapheme.range.upperBound
        let expected = [grapheme.range.lowerBound, upper <= one.laidOutEnd ? upper : grapheme.range.lowerBound]
        try #require(ends == expected, "\(note), \(grapheme)")
      }
    }
  }

  @Test func pointsAnywhereGiveAPlaceForACaret() throws {
    let numbers = [-.infinity, -1e308, -3, 0, 7.5, 1e308, .infinity, .nan]
    try PositionCase.check(300) { one, _, note in
      let stops = Set(one.stops)
      for x in numbers {
        for y in numbers + one.frame.lines.map(\.box.y) {
          let hit = one.frame.position(at: LayoutPoint(x: x, y: y))
          try #require(stops.contains(hit.position), "\(note), \(x) \(y)")
        }
      }
    }
  }

  @Test func pointsGiveTheNearestPlaceOfTheirLine() throws {
    try PositionCase.check(200) { one, generator, note in
      guard !one.frame.lines.isEmpty, try one.graphemesStandTogether else { return }
      let places = try one.stops.flatMap { stop in
        try TextAffinity.allCases.map { try one.frame.caretRect(at: stop, affinity: $0) }
      }
      for line in one.frame.lines where one.isWhole(line) {
        let x = Double.random(in: -10...120, using: &generator)
        let caret = one.frame.position(at: LayoutPoint(x: x, y: line.box.middle.y)).caret
        let place = try one.frame.caretRect(at: caret.position, affinity: caret.affinity)
        try #require(place.y == line.box.y, "\(note), \(x)")
        let least = places.filter { $0.y == line.box.y }.map { abs($0.x - x) }.min() ?? 0
        try #require(abs(place.x - x) < least + 0.01, "\(note), \(x) gave \(place)")
      }
    }
  }

  @Test func graphemesTileTheirLines() throws {
    try PositionCase.check(400) { one, _, note in
      let rects = try one.frame.graphemeRects(in: 0..<one.text.utf16Length)
      var ranges: [Range<Int>] = []
      for rect in rects where rect.range != ranges.last { ranges.append(rect.range) }
      try #require(ranges == one.graphemes, "\(note)")
      for line in one.frame.lines {
        let row = rects.filter { $0.rect.y == line.box.y }.map(\.rect).sorted { $0.middle.x < $1.middle.x }
        guard let first = row.first, let last = row.last else { continue }
        try #require(zip(row, row.dropFirst()).allSatisfy { abs($0.maxX - $1.x) < 0.01 }, "\(note), \(row)")
        let hanging = line.direction == .leftToRight ? first.x - line.box.x : last.maxX - line.box.maxX
        try #require(abs(hanging) < 0.01 && row.allSatisfy { $0.height == line.box.height }, "\(note), \(row)")
        try #require(last.maxX >= line.box.maxX - 0.01 && first.x <= line.box.x + 0.01, "\(note), \(row)")
      }
    }
  }

  @Test func selectionsAreTheirGraphemes() throws {
    try PositionCase.check(400) { one, generator, note in
      let range = one.randomRange(using: &generator)
      let selection = try one.frame.selectionRects(for: range)
      let graphemes = try one.frame.graphemeRects(in: range)
      for (index, line) in one.frame.lines.enumerated() {
        let expected = joined(of: graphemes.map(\.rect).filter { $0.y == line.box.y })
        let actual = selection.filter { $0.line == index && $0.rect.width > 0.01 }.map(\.rect)
        let isSame = expected.count == actual.count && zip(expected, actual).allSatisfy { $0.isNear($1) }
        try #require(isSame, "\(note), \(range): \(expected), \(actual)")
      }
      let touched = Set(graphemes.map(\.rect.y))
      try #require(Set(selection.map(\.rect.y)) == touched, "\(note), \(range)")
    }
  }

  /// Rectangles of a line as few as possible, without those that have no width.
  private func joined(of rects: [LayoutRect]) -> [LayoutRect] {
    rects.filter { $0.width > 0.01 }.sorted { $0.x < $1.x }.reduce(into: []) { joined, next in
      if let last = joined.last, next.x - last.maxX < 0.01 {
        joined[joined.count - 1] = last.union(next)
      } else {
        joined.append(next)
      }
    }
  }

  @Test func selectionsHaveAHeadAMiddleAndATail() throws {
    try PositionCase.check(200) { one, generator, note in
      let rects = try one.frame.selectionRects(for: one.randomRange(using: &generator))
      for rect in rects {
        let isFirst = rect.line == rects.first?.line
        let isLast = rect.line == rects.last?.line
        try #require(rect.parts.contains(.head) == isFirst && rect.parts.contains(.tail) == isLast, "\(note)")
        try #require(rect.parts.contains(.middle) == (!isFirst && !isLast), "\(note)")
      }
    }
  }

  @Test func rangesPartitionTheText() throws {
    try PositionCase.check(200) { one, generator, note in
      guard !one.frame.lines.isEmpty else { return }
      let (frame, end) = (one.frame, one.laidOutEnd)
      try checkPartition(one, end, note) { try frame.graphemeRange(at: $0) }
      try checkPartition(one, one.text.utf16Length, note) { try frame.wordRange(at: $0) }
      try checkPartition(one, end, note) { try frame.lineRange(at: $0) }
      try checkPartition(one, end, note) { try frame.paragraphRange(at: $0) }
    }
  }

  private func checkPartition(
    _ one: PositionCase,
    _ end: Int,
    _ note: String,
    _ range: (Int) throws -> Range<Int>
  ) throws {
    var start = 0
    while start < end {
      let found = try range(start)
      try #require(found.lowerBound == start && found.upperBound > start, "\(note), \(start): \(found)")
      for stop in one.stops where found.contains(stop) { try #require(try range(stop) == found, "\(note), \(stop)") }
      start = found.upperBound
    }
  }
}

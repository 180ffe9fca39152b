import TestSupport
import Testing

@testable import StyleLayout

@Suite struct VisualParagraphWriterTests {
  @Test func clustersAreCutWhereRunsEnd() {
    let paragraph = write("fix", runs: [(1, nil), (2, nil)], [cluster(0..<2, advance: 9), cluster(2..<3, advance: 4)])
    #expect(paragraph.runs.map(\.set) == [0, 1])
    #expect(paragraph.runs.map(\.clusters) == [0..<1, 1..<3])
    #expect(paragraph.clusters.map(\.advance) == [9, 0, 4, 0])
    #expect(paragraph.clusters.map(\.glyph) == [0, 1, 1, 2])
  }

  @Test func boxesHaveTheirWidthAndNoGlyphs() {
    let text = "a\u{FFFC}b"
    let whole = [cluster(0..<1, advance: 5), cluster(1..<2, advance: 7), cluster(2..<3, advance: 6)]
    let paragraph = write(text, runs: [(1, nil), (3, 30), (1, nil)], whole)
    #expect(paragraph.clusters.map(\.advance) == [5, 30, 6, 0])
    #expect(paragraph.runs.map { $0.face == nil } == [false, true, false])
    #expect(paragraph.runs.map { $0.hyphen == nil } == [false, true, false])
    // Also where a text system has nothing for it, or has merged it with its neighbors.
    let merged = write(text, runs: [(1, nil), (3, 30), (1, nil)], [cluster(0..<3, advance: 5)])
    #expect(merged.clusters.map(\.advance) == [5, 30, 0, 0])
    let missing = write(text, runs: [(1, nil), (3, 30), (1, nil)], [cluster(2..<3, advance: 6)])
    #expect(missing.clusters.map(\.advance) == [0, 30, 6, 0])
  }

  @Test func whatATextSystemLeavesOutIsThereWithoutGlyphs() {
    let paragraph = write("ab国cd", runs: [(7, nil)], [cluster(1..<2, advance: 5), cluster(3..<4, advance: 6)])
    #expect(paragraph.clusters.map(\.utf8) == [0, 1, 2, 5, 6, 7])
    #expect(paragraph.clusters.map(\.utf16) == [0, 1, 2, 3, 4, 5])
    #expect(paragraph.clusters.map(\.advance) == [0, 5, 0, 6, 0, 0])
    #expect(paragraph.glyphs.count == 2)
    let nothing = write("ab", runs: [(1, nil), (1, 8)], [])
    #expect(nothing.clusters.map(\.advance) == [0, 8, 0])
  }

  @Test func softHyphensAndFontsWithoutSizeShowNothing() {
    let hyphen = write("a\u{AD}", runs: [(3, nil)], [cluster(0..<1, advance: 5), cluster(1..<2, advance: 4)])
    #expect(hyphen.clusters.map(\.advance) == [5, 0, 0])
    #expect(hyphen.glyphs.count == 1)
    let small = write("ab", runs: [(2, nil)], size: 0, [cluster(0..<1, advance: 5), cluster(1..<2, advance: 4)])
    #expect(small.clusters.map(\.advance) == [0, 0, 0])
    #expect(small.glyphs.isEmpty)
  }

  @Test func linesEndWhereTheTextSystemSays() {
    let clusters = (0..<4).map { cluster($0..<$0 + 1, advance: 1) }
    let paragraph = write("a b国", runs: [(6, nil)], clusters, breaks: [true, false, true, true])
    // Not before the first character: no line would be there.
    #expect(paragraph.clusters.map { $0.traits.contains(.breakBefore) } == [false, false, true, true, false])
    let unknown = write("ab", runs: [(2, nil)], clusters.dropLast(2), breaks: [])
    #expect(!unknown.clusters.contains { $0.traits.contains(.breakBefore) })
  }

  /// Whatever the clusters and runs: the text is covered, and each part is in the run that it belongs to.
  @Test func textIsCovered() {
    var random = SeededGenerator(seed: 0x57E7)
    for _ in 0..<3_000 {
      let text = (0..<Int.random(in: 1...12, using: &random))
        .map { _ in ["a", "é", "国", "😀", "e\u{301}", "\u{AD}", "\u{FFFC}", "ש"].randomElement(using: &random) ?? "" }
        .joined()
      let cuts = text.indices.dropFirst().filter { _ in Int.random(in: 0..<3, using: &random) == 0 } + [text.endIndex]
      let ends = cuts.map { text.utf8.distance(from: text.startIndex, to: $0) }
      let lengths = zip(ends, [0] + ends).map { $0 - $1 }
      var start = 0
      var clusters: [VisualCluster] = []
      while start < text.utf16.count {
        let end = min(start + Int.random(in: 1...3, using: &random), text.utf16.count)
        if Bool.random(using: &random) { clusters.append(cluster(start..<end, advance: 1)) }
        start = end
      }
      let paragraph = write(text, runs: lengths.map { ($0, nil) }, clusters)
      #expect(paragraph.clusters.last.map { Int($0.utf8) } == text.utf8.count)
      #expect(paragraph.clusters.last.map { Int($0.utf16) } == text.utf16.count)
      #expect(paragraph.runs.flatMap(\.clusters) == Array(0..<paragraph.count))
      for run in paragraph.runs {
        let places = run.clusters.map { Int(paragraph.clusters[$0].utf8) }
        #expect(places.allSatisfy { place in ends.firstIndex { place < $0 } == run.set }, "\(text)")
      }
    }
  }

  private func cluster(_ range: Range<Int>, advance: Double) -> VisualCluster {
    let glyph = Glyph(id: UInt32(range.lowerBound) + 1, advance: Float(advance), x: 0, y: 0)
    return VisualCluster(range: range, glyphs: [VisualGlyph(unit: range.lowerBound, advance: advance, glyph: glyph)])
  }

  private func write(
    _ text: String,
    runs: [(length: Int, boxWidth: Double?)],
    size: Double = 10,
    _ clusters: [VisualCluster],
    breaks: [Bool]? = nil
  ) -> ShapedParagraph {
    var start = 0
    let runs = runs.enumerated().map { number, run in
      defer { start += run.length }
      return ShapingRequest.Run(
        range: start..<start + run.length,
        font: FontRequest(size: size),
        letterSpacing: 0,
        boxWidth: run.boxWidth,
        set: number
      )
    }
    let request = ShapingRequest(text: text, runs: runs, direction: .leftToRight, language: "en")
    let map = UTF16Map(text)
    let breaks = breaks ?? Array(repeating: false, count: map.units.count)
    var writer = VisualParagraphWriter(request, map, breaks: breaks)
    let metrics = FixedWidthShaper().metrics(of: FontRequest(size: size))
    let face = FontFace(family: "Test", weight: 400, size: size, metrics: metrics)
    writer.append(clusters, face: face, level: 0, hyphen: Glyph(id: 9, advance: 1, x: 0, y: 0))
    return writer.finish { _ in face }
  }
}

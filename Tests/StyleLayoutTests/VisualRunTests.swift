import TestSupport
import Testing

@testable import StyleLayout

@Suite struct VisualRunTests {
  @Test func glyphsFromLeftToRightAreClustersInTheirOrder() {
    #expect(clusters([0, 1, 2], in: 0..<3) == [.init([0], 0..<1), .init([1], 1..<2), .init([2], 2..<3)])
  }

  @Test func glyphsFromRightToLeftAreTurnedRound() {
    #expect(
      clusters([2, 1, 0], in: 0..<3, isRightToLeft: true) == [.init([2], 0..<1), .init([1], 1..<2), .init([0], 2..<3)]
    )
  }

  @Test func ligatureIsOneClusterOfSeveralUnits() {
    #expect(clusters([4, 6], in: 4..<7) == [.init([0], 4..<6), .init([1], 6..<7)])
    #expect(clusters([6, 4], in: 4..<7, isRightToLeft: true) == [.init([1], 4..<6), .init([0], 6..<7)])
  }

  @Test func marksAreDrawnWithTheirLetters() {
    #expect(clusters([0, 0, 2], in: 0..<3) == [.init([0, 1], 0..<2), .init([2], 2..<3)])
    // From the left: the mark of the second letter, that letter, and the first letter.
    #expect(clusters([1, 1, 0], in: 0..<3, isRightToLeft: true) == [.init([2], 0..<1), .init([0, 1], 1..<3)])
  }

  @Test func vowelSignBeforeItsConsonantIsOneCluster() {
    #expect(clusters([0, 2, 1, 3], in: 0..<4) == [.init([0], 0..<1), .init([1, 2], 1..<3), .init([3], 3..<4)])
  }

  @Test func unitsOutsideOfTheRunCountAsItsEnds() {
    #expect(clusters([-4, 90], in: 3..<5) == [.init([0], 3..<4), .init([1], 4..<5)])
    #expect(clusters([4], in: 3..<5) == [.init([0], 3..<5)])
  }

  @Test func nothingIsNoCluster() {
    #expect(clusters([], in: 0..<3) == [])
    #expect(clusters([0], in: 3..<3) == [])
  }

  /// Whatever the units: clusters cover the run in order, none is empty, and each glyph is in one.
  @Test func clustersCoverTheRun() {
    var random = SeededGenerator(seed: 0xC1A5)
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...8, using: &random)
      let range = 10..<10 + Int.random(in: 1...8, using: &random)
      let units = (0..<count).map { _ in Int.random(in: 8...20, using: &random) }
      let isRightToLeft = Bool.random(using: &random)
      let found = clusters(units, in: range, isRightToLeft: isRightToLeft)
      #expect(found.first?.range.lowerBound == 10)
      #expect(found.last?.range.upperBound == range.upperBound)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
      #expect(found.allSatisfy { !$0.range.isEmpty && !$0.places.isEmpty })
      #expect(
        found.flatMap { isRightToLeft ? $0.places.reversed() : $0.places }
          == (isRightToLeft ? (0..<count).reversed() : Array(0..<count))
      )
    }
  }

  private struct Found: Equatable {
    /// The places of its glyphs in the run.
    let places: [Int]
    let range: Range<Int>

    init(_ places: [Int], _ range: Range<Int>) {
      self.places = places
      self.range = range
    }
  }

  private func clusters(_ units: [Int], in range: Range<Int>, isRightToLeft: Bool = false) -> [Found] {
    let glyphs = units.enumerated().map {
      VisualGlyph(unit: $1, advance: 1, glyph: Glyph(id: UInt32($0), advance: 1, x: 0, y: 0))
    }
    let run = VisualRun(range: range, isRightToLeft: isRightToLeft, glyphs: glyphs)
    return run.clusters.map { Found($0.glyphs.compactMap { $0.glyph.map { Int($0.id) } }, $0.range) }
  }
}

import TestSupport
import Testing

@testable import StyledText

struct RunCollectionTests {
  /// The visible attributes of each stored run, joined where neighbors look alike.
  private func bruteForce(_ text: StyledText) -> [(range: Range<Int>, attributes: TextAttributes)] {
    text.storedRuns.reduce(into: []) { runs, run in
      let attributes = text.layers(of: run.look).merged
      if let last = runs.last, last.attributes == attributes {
        runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound.utf16
      } else {
        runs.append((run.range.utf16, attributes))
      }
    }
  }

  @Test func runsAreACollection() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let text = RandomStyledText.make(using: &generator)
      let expected = bruteForce(text)
      let runs = text.runs
      #expect(runs.map(\.range) == expected.map(\.range), "seed \(seed)")
      #expect(runs.map(\.attributes) == expected.map(\.attributes), "seed \(seed)")
      #expect(runs.indices.map { runs[$0].range } == expected.map(\.range), "seed \(seed)")
      #expect(runs.reversed().map(\.range) == expected.reversed().map(\.range), "seed \(seed)")
      #expect(runs.count == expected.count && runs.isEmpty == text.isEmpty, "seed \(seed)")
      #expect(runs.last?.range == expected.last?.range, "seed \(seed)")
      try check(text, expected, "seed \(seed)")
    }
  }

  private func check(
    _ text: StyledText,
    _ runs: [(range: Range<Int>, attributes: TextAttributes)],
    _ comment: Comment
  ) throws {
    for position in 0...text.utf16Length where (try? text.content.offset(utf16: position)) != nil {
      guard let run = runs.first(where: { $0.range.contains(position) }) ?? runs.last else { continue }
      #expect(try text.run(at: position).range == run.range, comment)
      #expect(try text.attributes(at: position) == run.attributes, comment)
      #expect(try text.explanation(at: position).range == run.range, comment)
    }
  }

  @Test func emptyTextsSayWhatWordsToComeHave() throws {
    var text: StyledText = "\("gone", attributes: TextAttributes(strikethrough: .single))"
    text.text = ""
    #expect(text.runs.isEmpty)
    #expect(try text.run(at: 0).range == 0..<0)
    #expect(try text.attributes(at: 0).strikethrough == .single)
    #expect(try text.attributes(at: text.text.startIndex).strikethrough == .single)
  }

  @Test func badPositionsAreErrors() {
    let text: StyledText = "a👍"
    for position in [-1, 2, 4, .min, .max] {
      #expect(throws: TextPositionError.self) { try text.run(at: position) }
      #expect(throws: TextPositionError.self) { try text.attributes(at: position) }
    }
  }
}

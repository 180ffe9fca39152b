import TestSupport
import Testing

/// Units that are kept together against a filler of lines that is written from their definition.
@Suite struct KeepTogetherLawTests {
  @Test func linesAgreeWithTheDefinition() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(3_000) {
      let one = KeptText(using: &generator)
      let problem = one.problem()
      try #require(problem == nil, "seed \(seed), round \(round): \(one)")
    }
  }

  /// A text is cut at its last line, or not at all: a window of it has the same lines as all of it.
  @Test func theFirstLinesAreThoseOfTheWholeText() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(200) {
      let one = KeptText(using: &generator, longest: 400)
      let count = Int.random(in: 1...4, using: &generator)
      let problem = one.problem(lines: count)
      try #require(problem == nil, "seed \(seed), round \(round): \(count) lines of \(one)")
    }
  }
}

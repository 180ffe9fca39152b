import TestSupport
import Testing
import TokenDiagnostics

/// Random deletions, swaps and changes of type in valid documents. None makes the reader trap or gives a diagnostic
/// without a place.
struct ResolverMutationTests {
  @Test func everyMutationIsReadOrRefused() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let suite = try ResolverSuiteTests.ours().filter(\.isValid).map(\.text)
    let random = (0..<20).map { RandomResolver(&generator, references: $0 % 5).json }
    let valid = (suite + random).map { JSONTree($0) }
    var refused = 0
    let rounds = lawRounds(isLongRun ? 20_000 : 1_000)
    for round in 0..<rounds {
      var tree = valid[Int.random(in: valid.indices, using: &generator)]
      for _ in 0..<Int.random(in: 1...3, using: &generator) { tree = tree.mutated(&generator) }
      let reading = ResolverReading(tree.text, isStrict: Bool.random(using: &generator))
      let comment: Comment = "seed \(seed), round \(round)\n\(tree.text)"
      #expect((reading.tokens == nil) == !reading.errors.isEmpty, comment)
      for diagnostic in reading.diagnostics {
        #expect(!diagnostic.range.bytes.isEmpty, comment)
        #expect(diagnostic.range.bytes.upperBound <= tree.text.utf8.count, comment)
      }
      if reading.tokens == nil { refused += 1 }
    }
    // Most mutations are mistakes.
    #expect(refused > rounds / 3)
  }
}

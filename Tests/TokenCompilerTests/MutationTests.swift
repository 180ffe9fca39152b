import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit

/// Broken specs: for any text, the compiler returns; every diagnostic has a valid range; and the values of an accepted
/// spec are those that are written.
struct MutationTests {
  @Test(arguments: [
    "tokens/yanxuan.yaml", "Fuzz/Seeds/spec/whole.yaml", "Fuzz/Seeds/spec/open.yaml", "Fuzz/Seeds/spec/emoji.yaml",
  ])
  func mutatedSpecsAreRefusedOrMeanWhatTheySay(path: String) throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let original = try Repository.read(path)
    var accepted = 0
    for round in 0..<lawRounds(1_000) {
      let mutation = Mutation.allCases[round % Mutation.allCases.count]
      let bytes = mutation.apply(to: original, using: &generator)
      let file = SourceFile(path: "m.yaml", bytes: bytes)
      let result = compileInMemory([CompilerInput(file, role: .spec)])
      let context: Comment = "seed \(seed), round \(round), \(mutation)"
      #expect(result.diagnostics.hasErrors == result.outputs.isEmpty, context)
      #expect(result.diagnostics.allSatisfy { $0.range.bytes.upperBound <= bytes.count }, context)
      for catalog in result.catalogs {
        accepted += 1
        #expect(WrittenMeaning(of: catalog, in: file).contradictions() == [], context)
      }
    }
    // Some mutations change a number or a comment only: a test that never got here would say nothing.
    #expect(accepted > lawRounds(1_000) / 40, "seed \(seed)")
  }
}

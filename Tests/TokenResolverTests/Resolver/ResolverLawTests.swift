import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// What resolver documents mean, against evaluation by the letter of each choice of contexts.
struct ResolverLawTests {
  @Test func everyChoiceHasTheValuesOfTheMergedFiles() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    let rounds = lawRounds(isLongRun ? 4_000 : 300)
    for round in 0..<rounds {
      let document = RandomResolver(&generator, references: round % 2 == 0 ? 2 : 4)
      let values = document.choices.map { try? document.values(in: $0) }
      let reading = ResolverReading(document.json)
      let comment: Comment = "seed \(seed), round \(round): \(reading.diagnostics.map(\.message))\n\(document.json)"
      #expect((reading.tokens == nil) == values.contains { $0 == nil }, comment)
      guard let tokens = reading.tokens else { continue }
      accepted += 1
      try Self.check(tokens, document, values.compactMap(\.self), comment)
    }
    // About two of three documents are right.
    #expect(accepted > rounds / 3)
  }

  private static func check(
    _ tokens: TokenSet,
    _ document: RandomResolver,
    _ values: [[String: Int]],
    _ comment: Comment
  ) throws {
    let resolved = ResolvedTokens(tokens)
    let index = TokenIndex(tokens)
    let choices = document.choices
    let modifiers = Array(tokens.modifiers.indices)
    let variants = TokenTable<TokenVariants?>(
      tokens.indices.map { try? resolved.variants(of: $0, over: modifiers) }
    )
    for path in RandomResolver.paths {
      let token = index[path]
      var dependsOn: Set<ModifierID> = []
      for (place, choice) in choices.enumerated() {
        let expected = values[place][path]
        let chosen = zip(modifiers, choice).map { ($0, ContextID.start.advanced(by: $1)) }
        let selection = ContextSelection(Dictionary(uniqueKeysWithValues: chosen))
        let found = token.flatMap { try? resolved.value(of: $0, in: selection).value.number }
        #expect(found == expected.map(String.init), "\(path) in \(choice), \(comment)")
        if let token, let variants = variants[token] {
          let variant = variants.value(in: selection, tokens.modifiers)?.value.number
          #expect(variant == found, "the variant of \(path) in \(choice), \(comment)")
        }
        // The first context of a modifier is followed by the others, the last modifier changing fastest.
        var stride = 1
        for (modifier, count) in document.contexts.enumerated().reversed() {
          if choice[modifier] == 0, (1..<count).contains(where: { values[place + $0 * stride][path] != expected }) {
            dependsOn.insert(modifiers[modifier])
          }
          stride *= count
        }
      }
      guard let token else { continue }
      let dependence = resolved.modifiers(of: token)
      #expect(dependsOn.allSatisfy(dependence.contains), "\(path) depends on \(dependsOn), \(comment)")
    }
  }
}

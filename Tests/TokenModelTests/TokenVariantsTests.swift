import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenModel

/// The distinct values of a token over modifiers.
struct TokenVariantsTests {
  /// A token that has another value in the second context of each modifier, and one that is 1 if all have their second.
  private static func set(of modifiers: Int, contexts: Int = 2) -> TokenSet {
    var tokens = TokenSet(
      modifiers: IDTable(
        (0..<modifiers).map { number in
          Modifier(name: "m\(number)", contexts: IDTable((0..<contexts).map { "c\($0)" }), role: .build)
        }
      )
    )
    for (name, number) in [("apart", 0), ("no", 0), ("yes", 1)] {
      tokens.addLayer(value(number), to: add(name, to: &tokens))
    }
    for modifier in 0..<modifiers {
      tokens.addLayer(value(2 + modifier), in: .context(1, of: ModifierID(modifier)), to: 0)
    }
    for modifier in 0..<modifiers {
      let condition = Condition.context(1, of: ModifierID(modifier))
      let step = add("step\(modifier)", to: &tokens)
      tokens.addReference(to: 1, at: place(2 * modifier), to: step)
      let last = modifier == 0 ? 2 : step.advanced(by: -1)
      tokens.addReference(to: last, in: condition, at: place(2 * modifier + 1), to: step)
    }
    return tokens
  }

  /// References at one place would be one reference.
  private static func place(_ number: Int) -> SourceRange {
    SourceRange(file: SourceFileID(index: 0), bytes: number..<number + 1)
  }

  private static func value(_ number: Int) -> Sourced<TokenValue> {
    Sourced(.number(TokenNumber(number)), from: Origin(place(0)))
  }

  private static func add(_ name: String, to tokens: inout TokenSet) -> TokenID {
    tokens.add(Array(name.utf8)[...], in: nil, .number, nameRange: place(0), range: place(0))
  }

  @Test func aValueNeedsNoMoreContextsThanTellItFromOthers() throws {
    let tokens = Self.set(of: 3)
    let resolved = ResolvedTokens(tokens)
    let apart = try resolved.variants(of: 0, over: [0, 1, 2])
    #expect(apart.standard?.value == Self.value(0).value)
    // The last modifier wins; what the others do needs its first context.
    #expect(apart.variants.map(\.contexts) == [[2: 1], [1: 1, 2: 0], [0: 1, 1: 0, 2: 0]])
    let last = try resolved.variants(of: 5, over: [0, 1, 2])
    #expect(last.variants.map(\.contexts) == [[0: 1, 1: 1, 2: 1]])
    let one = try resolved.variants(of: 5, over: [1], in: ContextSelection([0: 1, 2: 1]))
    #expect(one.variants.map(\.contexts) == [[1: 1]])
    #expect(try resolved.variants(of: 1, over: [0, 1, 2]).variants.isEmpty)
  }

  @Test func aTokenThatNeedsFiveModifiersTogetherIsRefused() throws {
    let four = ResolvedTokens(Self.set(of: 4))
    #expect(try four.variants(of: 6, over: [0, 1, 2, 3]).variants.map(\.contexts) == [[0: 1, 1: 1, 2: 1, 3: 1]])
    let five = ResolvedTokens(Self.set(of: 5))
    #expect(throws: TooEntangled(modifiers: [0, 1, 2, 3, 4])) { try five.variants(of: 7, over: [0, 1, 2, 3, 4]) }
    let many = ResolvedTokens(Self.set(of: 13))
    #expect(throws: TooEntangled.self) { try many.variants(of: 0, over: (0..<13).map { ModifierID($0) }) }
  }

  /// Seven modifiers of ten contexts have ten million combinations. Each changes twenty tokens, which others refer to.
  @Test func whatNoModifierChangesTogetherIsNotCombined() throws {
    var tokens = TokenSet(
      modifiers: IDTable(
        (0..<7).map { number in
          Modifier(name: "m\(number)", contexts: IDTable((0..<10).map { "c\($0)" }), role: .build)
        }
      )
    )
    for token in 0..<280 {
      let id = Self.add("t\(token)", to: &tokens)
      if token < 140 {
        tokens.addLayer(Self.value(token), to: id)
        for context in 0..<10 {
          let condition = Condition.context(ContextID(context), of: ModifierID(token / 20))
          tokens.addLayer(Self.value(1_000 + context), in: condition, to: id)
        }
      } else {
        tokens.addReference(to: TokenID(token - 140), at: Self.place(token), to: id)
      }
    }
    let resolved = ResolvedTokens(tokens)
    for token in tokens.indices {
      let variants = try resolved.variants(of: token, over: tokens.modifiers.indices)
      #expect(variants.variants.count == 9)
    }
  }
}

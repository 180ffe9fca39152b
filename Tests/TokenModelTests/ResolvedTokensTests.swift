import TestSupport
import Testing
@testable import TokenModel

struct ResolvedTokensTests {
  private static let color = TokenValue.color(.hex(ColorValue(red: 1, green: 2, blue: 3)))

  @Test func theLastLayerThatHoldsWins() throws {
    var tokens = TokenSet(modifiers: [.appearance, Modifier(name: "brand", contexts: ["a", "b"], role: .build)])
    let token = tokens.add(
      "x",
      .number,
      [
        (.always, slot(.number(number("1")))), (.context(1, of: 0), slot(.number(number("2")))),
        (.context(1, of: 1), slot(.number(number("3")))), (.context(2, of: 0), slot(.number(number("4")))),
      ]
    )
    let expected: [(contexts: [String: String], value: String)] = [
      ([:], "1"), (["appearance": "dark"], "2"), (["brand": "b"], "3"), (["appearance": "dark", "brand": "b"], "3"),
      (["appearance": "highContrastLight", "brand": "b"], "4"), (["brand": "a"], "1"),
    ]
    for (contexts, value) in expected {
      let selection = try #require(tokens.selection(contexts))
      #expect(try tokens.value(of: token, in: selection).value == .number(number(value)), "\(contexts)")
    }
    #expect(tokens[token].layers.count == 4)
    #expect(tokens.selection(["brand": "c"]) == nil && tokens.selection(["size": "a"]) == nil)
  }

  @Test func aLayerForAllContextsHidesThoseBelow() throws {
    var tokens = TokenSet(modifiers: [.appearance])
    let token = tokens.add(
      "x",
      .number,
      [(.context(1, of: 0), slot(.number(number("2")))), (.always, slot(.number(number("1"))))]
    )
    #expect(try tokens.value(of: token, in: tokens.selection(for: .dark)).value == .number(number("1")))
    #expect(tokens.modifiers(of: token).isEmpty)
  }

  @Test func aPinFixesTheContext() throws {
    var tokens = TokenSet(modifiers: [.appearance])
    tokens.add("x", .number, [(.always, slot(.number(number("1")))), (.context(1, of: 0), slot(.number(number("2"))))])
    let pinned = tokens.add("y", .number, [(.always, reference("x", at: 1, pin: .context(1, of: 0)))])
    #expect(try tokens.value(of: pinned).value == .number(number("2")))
    #expect(tokens.modifiers(of: pinned).isEmpty)
    let alias = tokens.add("z", .number, [(.always, reference("x", at: 2))])
    #expect(tokens[alias].alias?.path == TokenPath(["x"]) && tokens[0].alias == nil)
    #expect(tokens.modifiers(of: alias) == ModifierSet([0]))
  }

  @Test func otherModifiersDoNotMatter() throws {
    let many = (0..<70).map { Modifier(name: "m\($0)", contexts: ["a", "b"], role: .build) }
    var tokens = TokenSet(modifiers: IDTable(many))
    tokens.add(
      "x",
      .number,
      [(.always, slot(.number(number("1")))), (.context(1, of: 65), slot(.number(number("2"))))]
    )
    let alias = tokens.add("y", .number, [(.always, reference("x", at: 1))])
    let resolved = ResolvedTokens(tokens)
    #expect(resolved.modifiers(of: alias).modifiers == [65])
    for context in 0..<70 where context != 65 {
      let selection = ContextSelection([ModifierID(context): 1, 65: ContextID(context % 2)])
      #expect(try resolved.value(of: alias, in: selection).value == .number(number(context % 2 == 0 ? "1" : "2")))
    }
  }

  @Test func circlesAreFoundInTheContextsThatHaveThem() throws {
    var tokens = TokenSet(modifiers: [.appearance])
    let one = tokens.add("one", .color, [])
    let other = tokens.add("other", .color, [])
    tokens.addLayer(slot(Self.color), in: .always, to: one)
    tokens.addLayer(reference("one", at: 1), in: .always, to: other)
    tokens.addLayer(reference("other", at: 2), in: .context(1, of: 0), to: one)
    #expect(try tokens.value(of: other, in: ContextSelection()).value == Self.color)
    #expect(throws: TokenValueError.cycle([place(1), place(2)])) {
      try tokens.value(of: other, in: tokens.selection(for: .dark))
    }
    #expect(throws: TokenValueError.cycle([place(2), place(1)])) {
      try tokens.value(of: one, in: tokens.selection(for: .dark))
    }
  }

  @Test func partsMayGoInACircleToo() throws {
    var tokens = TokenSet()
    tokens.add("a", .shadow, [(.always, slot(.shadow(Shadow([reference("b", at: 1)]))))])
    tokens.add("b", .shadow, [(.always, slot(.shadow(Shadow([reference("a", at: 2)]))))])
    #expect(throws: TokenValueError.cycle([place(1), place(2)])) { try tokens.value(of: 0) }
  }

  @Test(arguments: [31, 32, 33, 40]) func chainsAreLimited(count: Int) throws {
    var tokens = TokenSet()
    tokens.add("0", .color, [(.always, slot(Self.color, 99))])
    for index in 1...count { tokens.add("\(index)", .color, [(.always, reference("\(index - 1)", at: index))]) }
    let resolved = ResolvedTokens(tokens)
    for token in [count, 1, count] {
      if token > 32 {
        #expect(throws: TokenValueError.chainIsTooLong((0..<33).map { place(token - $0) })) {
          try resolved.value(of: TokenID(token))
        }
      } else {
        let expected = Origin(place(99), references: (0..<token).map { place(token - $0) })
        #expect(try resolved.value(of: TokenID(token)).origin.references == expected.references)
      }
    }
  }

  @Test func listsOfListsAreLimited() throws {
    var tokens = TokenSet()
    let layer = ShadowLayer(
      color: slot(.hex(ColorValue(red: 0, green: 0, blue: 0))),
      offsetX: slot(px("0")),
      offsetY: slot(px("0")),
      blur: slot(px("0")),
      spread: slot(px("0"))
    )
    tokens.add("s0", .shadow, [(.always, slot(.shadow(Shadow([slot(layer)]))))])
    for index in 1...30 {
      let twice = Shadow([reference("s\(index - 1)", at: 2 * index), reference("s\(index - 1)", at: 2 * index + 1)])
      tokens.add("s\(index)", .shadow, [(.always, slot(.shadow(twice)))])
    }
    guard case .shadow(let shadow) = try tokens.value(of: 9).value else {
      Issue.record("not a shadow")
      return
    }
    #expect(shadow.layers.count == 512)
    #expect(throws: TokenValueError.self) { try tokens.value(of: 30) }
  }

  @Test func whatIsWrongIsSaid() throws {
    var tokens = TokenSet()
    tokens.add("color", .color, [(.always, slot(Self.color))])
    let empty = tokens.add("empty", .color, [])
    func border(_ width: Slot<Dimension>) -> TokenID {
      let border = Border(color: reference("color"), width: width, style: slot(.keyword(.solid)))
      return tokens.add("b\(tokens.count)", .border, [(.always, slot(.border(border)))])
    }
    let wrong: [(Slot<Dimension>, (TokenReference) -> TokenValueError)] = [
      (reference("color", at: 1), { .wrongType($0) }), (reference("missing", at: 2), { .unknownTarget($0) }),
      (reference("color", part: ["x"], at: 3), { .unknownTarget($0) }),
    ]
    for (width, error) in wrong {
      let reference = try #require(width.reference)
      let token = border(width)
      #expect(throws: error(reference)) { try tokens.value(of: token) }
    }
    #expect(throws: TokenValueError.noValue(TokenPath(["empty"]))) { try tokens.value(of: empty) }
  }

  /// Random sets of numbers against a model that follows references one by one, and against dependence by trying all
  /// contexts.
  @Test func randomSetsAreAsByBruteForce() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(1_000) {
      let list = (0..<Int.random(in: 1...3, using: &generator)).map {
        Modifier(
          name: "m\($0)",
          contexts: IDTable((0..<Int.random(in: 1...3, using: &generator)).map { "c\($0)" }),
          role: .build
        )
      }
      let modifiers = Modifiers(list)
      var tokens = TokenSet(modifiers: modifiers)
      var model: TokenTable<[(Condition, Content)]> = []
      let count = Int.random(in: 1...8, using: &generator)
      for index in 0..<count {
        tokens.add("t\(index)", .number, [])
        model.append([])
      }
      for token in tokens.indices {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let condition = Self.condition(of: modifiers, using: &generator)
          let place = Int.random(in: 0..<1 << 30, using: &generator)
          let target = TokenID(Int.random(in: 0..<count, using: &generator))
          if Bool.random(using: &generator) {
            let pin = Self.condition(of: modifiers, using: &generator)
            tokens.addLayer(reference("t\(target.index)", at: place, pin: pin), in: condition, to: token)
            model[token].append((condition, .reference(target, pin, place)))
          } else {
            tokens.addLayer(slot(.number(TokenNumber(place)), place), in: condition, to: token)
            model[token].append((condition, .number(place)))
          }
        }
      }
      let resolved = ResolvedTokens(tokens)
      let selections = modifiers.indices.reduce([[ModifierID: ContextID]()]) { all, modifier in
        all.flatMap { one in modifiers[modifier].contexts.indices.map { one.merging([modifier: $0]) { $1 } } }
      }
      for token in tokens.indices {
        for selection in selections.shuffled(using: &generator) {
          let expected = Self.value(of: token, in: selection, model, modifiers)
          let found = try? resolved.value(of: token, in: ContextSelection(selection))
          #expect(found?.value == expected.map { .number(TokenNumber($0.value)) }, "seed \(seed)")
          #expect(found?.origin.references == expected.map { $0.links.map { place($0) } }, "seed \(seed)")
          for modifier in modifiers.indices where !resolved.modifiers(of: token).contains(modifier) {
            for context in modifiers[modifier].contexts.indices {
              let other = selection.merging([modifier: context]) { $1 }
              #expect(Self.value(of: token, in: other, model, modifiers)?.value == expected?.value, "seed \(seed)")
            }
          }
        }
      }
    }
  }

  private enum Content {
    case number(Int)
    case reference(TokenID, Condition, Int)
  }

  private static func condition(of modifiers: Modifiers, using generator: inout SeededGenerator) -> Condition {
    guard Bool.random(using: &generator) else { return .always }
    let modifier = ModifierID(Int.random(in: 0..<modifiers.count, using: &generator))
    let context = ContextID(Int.random(in: 0..<modifiers[modifier].contexts.count, using: &generator))
    return .context(context, of: modifier)
  }

  /// The value and the references that lead to it; nil if there is none.
  private static func value(
    of token: TokenID,
    in selection: [ModifierID: ContextID],
    _ model: TokenTable<[(Condition, Content)]>,
    _ modifiers: Modifiers
  ) -> (value: Int, links: [Int])? {
    var (token, selection) = (token, selection)
    var links: [Int] = []
    while true {
      let layer = model[token].last { condition, _ in
        guard case .context(let context, let modifier) = condition else { return true }
        return (selection[modifier] ?? 0) == context
      }
      switch layer?.1 {
      case nil: return nil
      case .number(let number): return (number, links)
      case .reference(let target, let pin, let place):
        if case .context(let context, let modifier) = pin { selection[modifier] = context }
        // A reference that is followed twice is a circle, even if it would lead elsewhere the second time.
        if links.contains(place) { return nil }
        links.append(place)
        token = target
      }
    }
  }
}

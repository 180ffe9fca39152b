internal import TokenDiagnostics
internal import TokenModel

/// The values of all tokens outside of contexts, and what differs in each context.
struct DTCGContexts {
  /// A modifier, with the contexts that are written.
  struct WrittenModifier {
    let id: ModifierID
    let name: String
    let contexts: [ContextID]
  }

  /// The values outside of contexts; nil for a token that only contexts have.
  private(set) var base: TokenTable<DTCGContent?>
  /// The values in contexts.
  private(set) var differing: [Condition: [TokenID: DTCGContent]] = [:]
  /// In the order in which their contexts replace values.
  private(set) var modifiers: [WrittenModifier] = []

  /// - Complexity: O(*n*), where *n* is the number of tokens and their values.
  init(_ input: EmitterInput, _ layers: DTCGLayers, _ report: inout EmitterReport) {
    let tokens = input.catalog.tokens
    base = TokenTable(repeating: nil, for: tokens.indices)
    var order = ModifierOrder(count: tokens.modifiers.count)
    for token in tokens.indices {
      let values = layers.values(of: token, &report)
      for value in values {
        if value.condition == .always {
          base[token] = value.content
        } else {
          differing[value.condition, default: [:]][token] = value.content
        }
      }
      if values.count > 1 { order.add(values.compactMap(\.condition.modifier)) }
    }
    dropRepeatedAppearances(tokens)
    modifiers = order.sorted(tokens.modifiers.indices).compactMap { written($0, in: input) }
  }

  /// A spec has a value for dark screens twice, also for those with more contrast.
  private mutating func dropRepeatedAppearances(_ tokens: TokenSet) {
    for id in tokens.modifiers.indices where tokens.modifiers[id].place == nil {
      let dark = Condition.context(Modifier.context(of: .dark), of: id)
      let more = Condition.context(Modifier.context(of: .highContrastDark), of: id)
      if differing[dark] == differing[more] { differing[more] = nil }
    }
  }

  /// Nil for a modifier whose context the compile chose, and for one of a spec that has no values.
  private func written(_ id: ModifierID, in input: EmitterInput) -> WrittenModifier? {
    let modifier = input.catalog.tokens.modifiers[id]
    if input.chosenModifiers.contains(modifier.name) { return nil }
    if modifier.place != nil {
      return WrittenModifier(id: id, name: modifier.name, contexts: Array(modifier.contexts.indices))
    }
    let used = modifier.contexts.indices.filter { $0 == modifier.standard || differing[.context($0, of: id)] != nil }
    // A modifier of the token files may have the name of a spec's own.
    let names = input.catalog.tokens.modifiers.filter { $0.place != nil }.map(\.name)
    let name = names.contains(modifier.name) ? "\(modifier.name)-of-spec" : modifier.name
    return used.count > 1 ? WrittenModifier(id: id, name: name, contexts: used) : nil
  }
}

/// An order of modifiers that agrees with that of the values of every token.
private struct ModifierOrder {
  /// The modifiers whose values each modifier's replace.
  private var below: IDTable<Modifier, Set<ModifierID>>

  init(count: Int) {
    below = IDTable(repeatElement([], count: count))
  }

  /// Takes the modifiers of a token's values, the weakest first.
  mutating func add(_ modifiers: [ModifierID]) {
    for (lower, upper) in zip(modifiers, modifiers.dropFirst()) where lower != upper { below[upper].insert(lower) }
  }

  /// The modifiers in such an order; in that of their IDs where several are possible.
  func sorted(_ modifiers: Range<ModifierID>) -> [ModifierID] {
    var rest = Array(modifiers)
    var sorted: [ModifierID] = []
    while let next = rest.firstIndex(where: { below[$0].isDisjoint(with: rest) }) ?? rest.indices.first {
      sorted.append(rest.remove(at: next))
    }
    return sorted
  }
}

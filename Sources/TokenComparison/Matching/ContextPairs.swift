internal import TokenModel

/// The modifiers and contexts of two versions, and the selections of contexts that both have, by number.
///
/// They match by name. Otherwise, a modifier matches one with the same contexts, and a context one in which all tokens
/// have the same values.
struct ContextPairs {
  /// The modifiers of both versions.
  let modifiers: [ModifierPair]
  /// The selections of the old version, and of the new one.
  let selections: (old: [ContextSelection], new: [ContextSelection])
  /// The names of the contexts that are not the new version's standard ones; empty where all are.
  let names: [[String]]

  /// The maximum number of combinations to compare; if there are more, only those with one non-standard context are
  /// compared.
  private static let limit = 256

  init(_ old: ResolvedTokens, _ new: ResolvedTokens) {
    let pairs = Self.modifierPairs(old.tokens.modifiers, new.tokens.modifiers)
    modifiers = pairs.map { ModifierPair($0.old, $0.new, old, new) }
    let places = modifiers.filter { !$0.contexts.isEmpty }
    let selections = Self.choices(of: places)
    self.selections = (
      selections.map {
        ContextSelection(Dictionary(uniqueKeysWithValues: $0.map { ($0.modifier.old, $0.context.old) }))
      },
      selections.map {
        ContextSelection(Dictionary(uniqueKeysWithValues: $0.map { ($0.modifier.new, $0.context.new) }))
      }
    )
    let all = new.tokens.modifiers
    names = selections.map { choice in
      choice.filter { $0.context.new != all[$0.modifier.new].standard }
        .map { all[$0.modifier.new].contexts[$0.context.new] }
    }
  }

  /// A context of a modifier of both versions.
  private struct Choice {
    let modifier: ModifierPair
    let context: (old: ContextID, new: ContextID)
  }

  private static func choices(of modifiers: [ModifierPair]) -> [[Choice]] {
    func choices(of modifier: ModifierPair) -> [Choice] {
      modifier.contexts.map { Choice(modifier: modifier, context: $0) }
    }
    guard let all = ContextCombinations(sizes: modifiers.map(\.contexts.count), atMost: limit) else {
      let usual = modifiers.map { Choice(modifier: $0, context: $0.usual) }
      let others = modifiers.indices.flatMap { place in
        choices(of: modifiers[place]).map { choice in usual[..<place] + [choice] + usual[(place + 1)...] }
      }
      return [usual] + others.map(Array.init)
    }
    return (0..<all.count).map { combination in
      zip(modifiers, all.contexts(of: combination)).map { Choice(modifier: $0, context: $0.contexts[$1]) }
    }
  }

  /// In the order of the new modifiers. Each is in one pair: a spec and its token files may both have one of a name.
  private static func modifierPairs(_ old: Modifiers, _ new: Modifiers) -> [(old: ModifierID, new: ModifierID)] {
    let newNames = Set(new.map(\.name))
    var rest = Array(old.indices)
    return new.indices.compactMap { modifier in
      let contexts = Set(new[modifier].contexts)
      let match =
        rest.firstIndex { old[$0].name == new[modifier].name }
        ?? rest.firstIndex { !newNames.contains(old[$0].name) && Set(old[$0].contexts) == contexts }
      return match.map { (rest.remove(at: $0), modifier) }
    }
  }
}

/// A modifier of both versions, with the contexts that both have.
struct ModifierPair {
  let old: ModifierID
  let new: ModifierID
  /// In the order of the new version.
  let contexts: [(old: ContextID, new: ContextID)]
  /// The context that counts in the new version where none is chosen; the first one where the old version lacks it.
  var usual: (old: ContextID, new: ContextID) { contexts.first { $0.new == standard } ?? contexts[0] }

  private let standard: ContextID

  fileprivate init(_ old: ModifierID, _ new: ModifierID, _ oldTokens: ResolvedTokens, _ newTokens: ResolvedTokens) {
    (self.old, self.new) = (old, new)
    standard = newTokens.tokens.modifiers[new].standard
    let names = (oldTokens.tokens.modifiers[old].contexts, newTokens.tokens.modifiers[new].contexts)
    let known = (Set(names.0), Set(names.1))
    var rest = names.0.indices.filter { !known.1.contains(names.0[$0]) }
    contexts = names.1.indices.compactMap { context in
      if let same = names.0.firstIndex(of: names.1[context]) { return (same, context) }
      guard !rest.isEmpty else { return nil }
      let values = newTokens.values(in: context, of: new)
      guard let alike = rest.firstIndex(where: { oldTokens.values(in: $0, of: old) == values }) else { return nil }
      return (rest.remove(at: alike), context)
    }
  }
}

extension ResolvedTokens {
  /// The values that depend on a modifier, in one of its contexts, by path.
  fileprivate func values(in context: ContextID, of modifier: ModifierID) -> [TokenPath: TokenValue] {
    let selection = ContextSelection([modifier: context])
    let dependent = tokens.indices.filter { modifiers(of: $0).contains(modifier) }
    let values = dependent.compactMap { token in
      plainValue(of: token, in: selection).map { (tokens.path(of: token), $0) }
    }
    return Dictionary(values) { first, _ in first }
  }
}

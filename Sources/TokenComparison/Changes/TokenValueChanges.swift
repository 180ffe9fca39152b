internal import TokenModel
internal import TokenPerception

/// Tokens whose values changed, by the cause: a token that is written as before changed because it refers to another.
struct TokenValueChanges {
  /// A token with its own change.
  struct Cause {
    let token: TokenPairs.IDs
    /// One for each pair of values, with the contexts that it is in.
    let changes: [(words: Wording, value: ValueChange)]
    /// The tokens that changed with it, by references, in the order of the new version.
    let followers: [TokenPairs.IDs]
  }

  /// In the order of the new version's tokens.
  let causes: [Cause]
  /// All of them.
  let all: [TokenPairs.IDs]

  init(_ pairs: TokenPairs, in contexts: ContextPairs, on grounds: TextGrounds) {
    var search = CauseSearch(pairs)
    var followers: [TokenID: [TokenPairs.IDs]] = [:]
    var causes: [TokenPairs.IDs] = []
    for token in search.changed {
      let cause = search.cause(of: token.new)
      if cause == token.new {
        causes.append(token)
      } else {
        followers[cause, default: []].append(token)
      }
    }
    all = search.changed
    self.causes = causes.map { token in
      Cause(
        token: token,
        changes: Self.changes(of: token, in: pairs, contexts, on: grounds),
        followers: followers[token.new] ?? []
      )
    }
  }

  /// The differences of two tokens, which may be any tokens of the two versions.
  static func changes(
    of token: TokenPairs.IDs,
    in pairs: TokenPairs,
    _ contexts: ContextPairs,
    on grounds: TextGrounds
  ) -> [(words: Wording, value: ValueChange)] {
    let (old, new) = (pairs.old.values[token.old], pairs.new.values[token.new])
    let typography = pairs.old.typography(of: token.old).changes(to: pairs.new.typography(of: token.new))
    let contrast = TokenContrast(grounds.named(pairs.new.paths[token.new].description) ?? [], pairs.new)
    return changes(from: old, to: new, contexts.names, contrast: contrast.effect) + typography.map { ($0.words, $0) }
  }

  /// The differences of two values, each with as few contexts as tell it.
  private static func changes(
    from old: [TokenValue?],
    to new: [TokenValue?],
    _ names: [[String]],
    contrast: (TokenValue, TokenValue, Int) -> ColorEffect?
  ) -> [(words: Wording, value: ValueChange)] {
    var groups = Groups<Pair<TokenValue?, TokenValue?>, Int>()
    for number in old.indices where old[number] != new[number] {
      groups.add(number, to: Pair(one: old[number], other: new[number]))
    }
    return groups.all.map { values, numbers in
      let number = numbers.min { names[$0].count < names[$1].count } ?? 0
      let contexts = names[number]
      var effect: ColorEffect?
      if let old = values.one, let new = values.other { effect = contrast(old, new, number) }
      let place = contexts.map { "\(name: $0) " as Wording }.joined("")
      let words: Wording =
        switch (values.one, values.other) {
        case (let old?, let new?):
          place + ValueWords.change(old, new) + (effect.map { ", " + $0.contrastWords } ?? "")
        case (nil, let new?): "\(place)\(name: new.line), was not there"
        case (let old?, nil): "\(place)is not there, was \(name: old.line)"
        case (nil, nil): ""
        }
      var change = ValueChange(
        name: contexts.isEmpty ? "value" : contexts.joined(separator: " "),
        old: values.one.map { .text($0.line) },
        new: values.other.map { .text($0.line) },
        color: effect
      )
      if let old = values.one, let new = values.other { change.difference = ValueWords.difference(old, new) }
      return (words, change)
    }
  }
}

/// The effect of a token color's change on the contrast of its text, if a configuration gives the backgrounds.
private struct TokenContrast {
  private let grounds: [ColorGround]
  private let version: TokenVersion

  init(_ grounds: [ColorGround], _ version: TokenVersion) {
    (self.grounds, self.version) = (grounds, version)
  }

  /// On the ground with the least contrast; nil in contexts that no appearance has.
  func effect(_ old: TokenValue, _ new: TokenValue, _ selection: Int) -> ColorEffect? {
    guard !grounds.isEmpty, case .color(let old) = old, case .color(let new) = new, let one = old.value,
      let other = new.value, let appearance = appearance(of: version.selections[selection])
    else { return nil }
    let colors = grounds.map { $0.variants[appearance].value }
    guard let ground = colors.min(by: { other.contrastRatio(on: $0) < other.contrastRatio(on: $1) }) else { return nil }
    return ColorEffect(from: one, to: other, on: ground, use: .small)
  }

  private func appearance(of selection: ContextSelection) -> Appearance? {
    let modifiers = version.tokens.modifiers
    return Appearance.allCases.first { appearance in
      let other = version.resolved.selection(for: appearance)
      return modifiers.indices.filter { modifiers[$0].role == .appearance }.allSatisfy {
        selection.context(of: $0, modifiers) == other.context(of: $0, modifiers)
      }
    }
  }
}

extension ValueChange {
  /// Of texts.
  fileprivate var words: Wording {
    func text(_ value: Value?) -> Wording { if case .text(let text)? = value { "\(name: text)" } else { "none" } }
    return "\(name: name) \(text(old)) → \(text(new))"
  }
}

/// Finds the tokens that changed, and for each the token that it changed by.
private struct CauseSearch {
  private let pairs: TokenPairs
  /// In the order of the new version.
  let changed: [TokenPairs.IDs]
  private let places: [TokenID: TokenID]
  private var known: [TokenID: TokenID] = [:]

  init(_ pairs: TokenPairs) {
    self.pairs = pairs
    changed = pairs.all.filter { old, new in
      let (one, other) = (pairs.old.tokens, pairs.new.tokens)
      if one.type(of: old) != other.type(of: new) { return false }
      return pairs.old.values[old] != pairs.new.values[new]
        || pairs.old.typography(of: old) != pairs.new.typography(of: new)
    }.sorted { $0.new < $1.new }
    places = Dictionary(uniqueKeysWithValues: changed.map { ($0.new, $0.old) })
  }

  /// The changed token at the end of the references of a changed token; itself for one with its own change.
  mutating func cause(of token: TokenID) -> TokenID {
    if let cause = known[token] { return cause }
    // References do not lead in a circle, since all values are known.
    let cause = target(of: token).map { self.cause(of: $0) } ?? token
    known[token] = cause
    return cause
  }

  /// A changed token that a token refers to, if the token is written as before wherever its value differs.
  private func target(of token: TokenID) -> TokenID? {
    guard let before = places[token] else { return nil }
    let (old, new) = (pairs.old, pairs.new)
    if old.typography(of: before) != new.typography(of: token) { return nil }
    let differing = old.values[before].indices.filter { old.values[before][$0] != new.values[token][$0] }
    var targets: [TokenID] = []
    for number in differing {
      let slots = (
        old.tokens.chosenSlot(of: before, in: old.selections[number]),
        new.tokens.chosenSlot(of: token, in: new.selections[number])
      )
      guard let written = slots.1, slots.0?.withoutPlaces == written.withoutPlaces else { return nil }
      let changed = written.references.compactMap { new.resolved.index[$0.path] }.filter { places[$0] != nil }
      guard let first = changed.first, first != token else { return nil }
      targets.append(first)
    }
    return targets.first
  }
}

internal import TokenModel

/// Changes of modifiers and of their contexts.
struct ContextChanges {
  private let pairs: ContextPairs
  private let old: ResolvedTokens
  private let new: ResolvedTokens

  init(_ pairs: ContextPairs, _ old: ResolvedTokens, _ new: ResolvedTokens) {
    (self.pairs, self.old, self.new) = (pairs, old, new)
  }

  func findings(in catalog: String) -> [Finding] {
    (removed + renamed + defaults + added).map { part in
      Finding(
        change: part.change,
        catalog: catalog,
        subject: part.subject,
        message: part.message,
        effects: part.effects,
        values: [],
        codes: []
      )
    }
  }

  private typealias Parts = (change: Change, subject: Subject, message: Wording, effects: [Wording])

  private static func subject(_ old: String?, _ new: String?) -> Subject {
    Subject(kind: .context, old: old, new: new)
  }

  private static func context(_ name: String, of modifier: Modifier) -> (subject: String, words: Wording) {
    ("\(modifier.name)/\(name)", "context \(name: name) of \(name: modifier.name)")
  }

  // MARK: Removed and new

  /// The modifiers of token files. Those of specs are always there.
  private static func declared(_ modifiers: Modifiers) -> [ModifierID] {
    modifiers.indices.filter { modifiers[$0].place != nil }
  }

  private var removed: [Parts] {
    let modifiers = old.tokens.modifiers
    return Self.declared(modifiers).flatMap { id -> [Parts] in
      let name = modifiers[id].name
      guard let pair = pairs.modifiers.first(where: { $0.old == id }) else {
        let message: Wording = "modifier \(name: name) with \(Self.list(modifiers[id])) is gone"
        return [(.contextRemoved, Self.subject(name, nil), message, [])]
      }
      let kept = Set(pair.contexts.map(\.old))
      return modifiers[id].contexts.indices.filter { !kept.contains($0) }.map { context in
        let of = new.tokens.modifiers[pair.new]
        let (subject, words) = Self.context(modifiers[id].contexts[context], of: of)
        return (.contextRemoved, Self.subject(subject, nil), words + " is gone", [])
      }
    }
  }

  private var added: [Parts] {
    let modifiers = new.tokens.modifiers
    return Self.declared(modifiers).flatMap { id -> [Parts] in
      let name = modifiers[id].name
      guard let pair = pairs.modifiers.first(where: { $0.new == id }) else {
        let effects = changes(in: modifiers[id].contexts.indices, of: id)
        let change = change(of: id, changing: !effects.isEmpty)
        let message: Wording = "modifier \(name: name) with \(Self.list(modifiers[id])) is new"
        return [(change, Self.subject(nil, name), message, effects)]
      }
      let known = Set(pair.contexts.map(\.new))
      return modifiers[id].contexts.indices.filter { !known.contains($0) }.map { context in
        let (subject, words) = Self.context(modifiers[id].contexts[context], of: modifiers[id])
        let effects = changes(in: [context], of: id)
        let change = change(of: id, changing: !effects.isEmpty)
        return (change, Self.subject(nil, subject), words + " is new", effects)
      }
    }
  }

  private static func list(_ modifier: Modifier) -> Wording { .list(modifier.contexts.map { "\(name: $0)" }) }

  /// The system chooses a new appearance immediately, without a change of sources.
  private func change(of modifier: ModifierID, changing isVisible: Bool) -> Change {
    switch new.tokens.modifiers[modifier].role {
    case .appearance, .textSize: isVisible ? .appearanceAdded : .contextAdded
    case .mode, .build: .contextAdded
    }
  }

  /// The tokens of the old version that have another value in some contexts than in the standard one.
  private func changes(in contexts: some Sequence<ContextID>, of modifier: ModifierID) -> [Wording] {
    let changing = new.tokens.indices.filter { token in
      guard new.modifiers(of: token).contains(modifier), old.index[new.tokens.path(of: token)] != nil else {
        return false
      }
      let usual = new.plainValue(of: token)
      return contexts.contains { new.plainValue(of: token, in: ContextSelection([modifier: $0])) != usual }
    }
    let names = changing.map { "\(name: new.tokens.path(of: $0).description)" as Wording }
    if names.isEmpty { return [] }
    return [.list(names) + (names.count == 1 ? " has another value in it" : " have other values in it")]
  }

  // MARK: In both versions

  private var renamed: [Parts] {
    pairs.modifiers.flatMap { pair -> [Parts] in
      let (before, after) = (old.tokens.modifiers[pair.old], new.tokens.modifiers[pair.new])
      var parts: [Parts] = []
      if before.name != after.name {
        let message: Wording = "modifier \(name: before.name) is now \(name: after.name)"
        parts.append((.contextRenamed, Self.subject(before.name, after.name), message, []))
      }
      for context in pair.contexts where before.contexts[context.old] != after.contexts[context.new] {
        let (subject, words) = Self.context(before.contexts[context.old], of: after)
        let name = after.contexts[context.new]
        let subjects = Self.subject(subject, "\(after.name)/\(name)")
        parts.append((.contextRenamed, subjects, words + " is now \(name: name)", []))
      }
      return parts
    }
  }

  private var defaults: [Parts] {
    pairs.modifiers.compactMap { pair in
      let (before, after) = (old.tokens.modifiers[pair.old], new.tokens.modifiers[pair.new])
      let isSame = pair.contexts.contains { $0.old == before.standard && $0.new == after.standard }
      if isSame { return nil }
      let (name, standard) = (after.name, after.contexts[after.standard])
      return (
        .contextDefaultChanged, Self.subject(name, name), "modifier \(name: name) has the default \(name: standard)",
        ["was \(name: before.contexts[before.standard])"]
      )
    }
  }
}

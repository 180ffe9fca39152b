internal import TokenModel

/// Changes of the tokens of token files and resolver documents without a spec.
struct TokenChanges {
  private let contexts: CommonContexts
  private let match: TokenPairs
  private let modifiers: (old: Modifiers, new: Modifiers)
  private let catalog: String

  init(_ old: Catalog, _ new: Catalog) {
    modifiers = (old.tokens.modifiers, new.tokens.modifiers)
    contexts = CommonContexts(old.tokens.modifiers, new.tokens.modifiers)
    match = TokenPairs(TokenTable(old, contexts.old), TokenTable(new, contexts.new))
    catalog = new.name.value
  }

  /// In the order of ``Change``; of one kind, in the order of the tokens.
  var findings: [Finding] {
    removed + moved + typesChanged + contexts(in: modifiers.old, without: modifiers.new, are: .contextRemoved)
      + valuesChanged + added + contexts(in: modifiers.new, without: modifiers.old, are: .contextAdded) + deprecations
  }

  private func finding(
    _ change: Change,
    of subject: Subject,
    saying message: Wording,
    effects: [Wording] = [],
    values: [ValueChange] = [],
    tokens: [TokenPaths] = []
  ) -> Finding {
    Finding(
      change: change,
      catalog: catalog,
      subject: subject,
      message: message,
      effects: effects,
      values: values,
      codes: [],
      tokens: tokens
    )
  }

  // MARK: Names

  private var removed: [Finding] {
    Self.byGroup(match.removed.map { match.old.paths[$0] }).map { group, paths in
      finding(
        .tokenRemoved,
        of: .token(group.name(of: paths), nil),
        saying: group.words(of: paths) + (paths.count == 1 ? " is gone" : " are gone"),
        effects: group.members(paths),
        tokens: paths.map { TokenPaths(old: $0.description, new: nil) }
      )
    }
  }

  private var added: [Finding] {
    Self.byGroup(match.added.map { match.new.paths[$0] }).map { group, paths in
      finding(
        .tokenAdded,
        of: .token(nil, group.name(of: paths)),
        saying: group.words(of: paths) + (paths.count == 1 ? " is new" : " are new"),
        effects: group.members(paths),
        tokens: paths.map { TokenPaths(old: nil, new: $0.description) }
      )
    }
  }

  private static func byGroup(_ paths: [TokenPath]) -> [(key: TokenGroupName, members: [TokenPath])] {
    var groups = Groups<TokenGroupName, TokenPath>()
    for path in paths { groups.add(path, to: TokenGroupName(segments: path.segments.dropLast())) }
    return groups.all
  }

  /// Tokens with other paths and equal values. A renamed group is one change.
  private var moved: [Finding] {
    var groups = Groups<Pair<TokenGroupName, TokenGroupName>, TokenPaths>()
    for (old, new) in match.moved {
      let (old, new) = (match.old.paths[old], match.new.paths[new])
      let common = zip(old.segments.reversed(), new.segments.reversed()).prefix { $0 == $1 }.count
      let key = Pair(
        one: TokenGroupName(segments: old.segments.dropLast(common)),
        other: TokenGroupName(segments: new.segments.dropLast(common))
      )
      groups.add(TokenPaths(old: old.description, new: new.description), to: key)
    }
    return groups.all.map { key, paths in
      let isOne = paths.count == 1
      let names = isOne ? (old: paths[0].old ?? "", new: paths[0].new ?? "") : (old: key.one.path, new: key.other.path)
      return finding(
        .tokenMoved,
        of: .token(names.old, names.new),
        saying: "\(isOne ? "token" as Wording : "group") \(name: names.old) is now \(name: names.new)",
        effects: isOne ? [] : ["\(paths.count) tokens have other paths"],
        tokens: paths
      )
    }
  }

  // MARK: Contexts

  /// Modifiers and contexts of one version alone.
  private func contexts(in modifiers: Modifiers, without others: Modifiers, are change: Change) -> [Finding] {
    let isGone = change == .contextRemoved
    let verb: Wording = isGone ? "is gone" : "is new"
    func finding(of name: String, _ message: Wording, effects: [Wording] = []) -> Finding {
      let subject = Subject(kind: .context, old: isGone ? name : nil, new: isGone ? nil : name)
      return self.finding(change, of: subject, saying: message, effects: effects)
    }
    return modifiers.flatMap { modifier -> [Finding] in
      guard let other = others.first(where: { $0.name == modifier.name }) else {
        let list = modifier.contexts.map { "\(name: $0)" as Wording }.joined(", ")
        return [finding(of: modifier.name, "modifier \(name: modifier.name) \(verb)", effects: [list])]
      }
      return modifier.contexts.filter { !other.contexts.contains($0) }.map { context in
        finding(of: "\(modifier.name)/\(context)", "context \(name: context) of \(name: modifier.name) \(verb)")
      }
    }
  }

  // MARK: Deprecations

  private var deprecations: [Finding] {
    let all = match.same.compactMap { old, new -> Finding? in
      let after = match.new.deprecations[new]
      guard let (change, verb) = DeprecationChanges.change(match.old.deprecations[old], after) else { return nil }
      let path = match.new.paths[new].description
      return finding(
        change,
        of: .token(path, path),
        saying: "token \(name: path)" + verb,
        effects: after?.reason.map { ["\(name: $0)"] } ?? [],
        tokens: [TokenPaths(old: path, new: path)]
      )
    }
    return [.deprecationAdded, .deprecationChanged, .deprecationRemoved].flatMap { (change: Change) in
      all.filter { $0.change == change }
    }
  }

  // MARK: Values

  private var typesChanged: [Finding] {
    match.same.compactMap { old, new in
      let types = (old: match.old.types[old], new: match.new.types[new])
      guard types.old != types.new else { return nil }
      let path = match.new.paths[new].description
      return finding(
        .tokenTypeChanged,
        of: .token(path, path),
        saying: "token \(name: path) has the type \(name: types.new?.rawValue ?? "none")",
        effects: ["was \(name: types.old?.rawValue ?? "none")"],
        tokens: [TokenPaths(old: path, new: path)]
      )
    }
  }

  /// A token that does no more than refer to a changed one is told with it.
  private var valuesChanged: [Finding] {
    let changed = match.same.filter { old, new in
      match.old.types[old] == match.new.types[new] && match.old.values[old] != match.new.values[new]
    }
    let places = Dictionary(changed.map { (match.new.paths[$0.new], $0.new) }) { first, _ in first }
    var followers: [Int: [TokenPath]] = [:]
    var causes: [(old: Int, new: Int)] = []
    for tokens in changed {
      if let cause = cause(of: tokens, among: places) {
        followers[cause, default: []].append(match.new.paths[tokens.new])
      } else {
        causes.append(tokens)
      }
    }
    return causes.map { old, new in
      let path = match.new.paths[new].description
      let changes = contexts.changes(from: match.old.values[old], to: match.new.values[new])
      let others = followers[new] ?? []
      return finding(
        .tokenChanged,
        of: .token(path, path),
        saying: "token \(name: path)",
        effects: changes.map(\.words) + Self.following(others),
        values: changes.map(\.value),
        tokens: ([path] + others.map(\.description)).map { TokenPaths(old: $0, new: $0) }
      )
    }
  }

  /// The changed token at the end of a token's references, if both versions have the same; nil for a change of its own.
  private func cause(of tokens: (old: Int, new: Int), among changed: [TokenPath: Int]) -> Int? {
    guard let target = match.new.targets[tokens.new], match.old.targets[tokens.old] == target else { return nil }
    return changed[target]
  }

  private static func following(_ paths: [TokenPath]) -> [Wording] {
    guard let first = paths.first else { return [] }
    let others: Wording = paths.count == 1 ? "" : " and \(paths.count - 1) more"
    return ["and with it \(name: first.description)\(others)"]
  }
}

extension Subject {
  fileprivate static func token(_ old: String?, _ new: String?) -> Subject { Subject(kind: .token, old: old, new: new) }
}

/// The name of a group of tokens.
private struct TokenGroupName: Hashable {
  let segments: ArraySlice<String>

  var path: String { segments.joined(separator: ".") }

  /// The only one of its tokens, or else the group.
  func name(of paths: [TokenPath]) -> String { paths.count == 1 || segments.isEmpty ? paths[0].description : path }

  func words(of paths: [TokenPath]) -> Wording {
    if paths.count == 1 { return "token \(name: paths[0].description)" }
    return segments.isEmpty ? "\(paths.count) tokens" : "\(paths.count) tokens of \(name: path)"
  }

  /// The first names, and the number of the others; nothing for one token.
  func members(_ paths: [TokenPath]) -> [Wording] {
    if paths.count == 1 { return [] }
    let shown = paths.prefix(3).map { "\(name: $0.segments[$0.segments.count - 1])" as Wording }.joined(", ")
    return [paths.count > 3 ? shown + " and \(paths.count - 3) more" : shown]
  }
}

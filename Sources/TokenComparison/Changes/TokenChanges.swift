internal import TokenModel

/// Changes of all tokens of a catalog, but for those that findings about codes tell.
struct TokenChanges {
  private let contexts: ContextChanges
  private let pairs: TokenPairs
  private let reach: TokenReach
  private let values: TokenValueChanges
  private let catalog: String
  private let isRenamed: Bool
  private let catalogs: (old: Catalog, new: Catalog)

  init(_ old: ComparedCatalog, _ new: ComparedCatalog) {
    let common = ContextPairs(old.catalog.resolved, new.catalog.resolved)
    pairs = TokenPairs(TokenVersion(old, common.selections.old), TokenVersion(new, common.selections.new))
    values = TokenValueChanges(pairs, in: common, on: new.grounds)
    let areNamesKept = Self.areNamesKept(old.catalog, new.catalog, pairs, values.all)
    reach = TokenReach(old.outputs, new.outputs, areNamesKept: areNamesKept)
    contexts = ContextChanges(common, old.catalog.resolved, new.catalog.resolved)
    catalogs = (old.catalog, new.catalog)
    catalog = new.catalog.name.value
    // A renamed spec has its own finding. For token files, a new file name is not news: `diff old.json new.json`.
    isRenamed = !old.catalog.name.value.isSame(as: new.catalog.name.value)
  }

  /// Whether all outputs have the same names in both versions: these depend on paths, on types, on the options of Swift
  /// and of few values that some formats cannot say.
  private static func areNamesKept(
    _ old: Catalog,
    _ new: Catalog,
    _ pairs: TokenPairs,
    _ changed: [TokenPairs.IDs]
  ) -> Bool {
    func isPlain(_ value: TokenValue?) -> Bool {
      switch value {
      case nil, .opaque, .strokeStyle, .border: false
      default: true
      }
    }
    return old.name.value == new.name.value && old.swift == new.swift && pairs.old.paths == pairs.new.paths
      && pairs.same.allSatisfy { pairs.old.tokens.type(of: $0.old) == pairs.new.tokens.type(of: $0.new) }
      && changed.allSatisfy {
        pairs.old.values[$0.old].allSatisfy(isPlain) && pairs.new.values[$0.new].allSatisfy(isPlain)
      }
  }

  /// The findings, and those about codes, which tell changes of some tokens. In no order.
  func findings(with codes: [Finding]) -> [Finding] {
    var told = ToldTokens(codes, of: catalogs.old, catalogs.new)
    let own =
      removed(&told) + moved(&told) + typesChanged + namesChanged + valuesChanged(&told) + added(&told) + deprecations
    return told.findings + own + contexts.findings(in: catalog)
  }

  private func finding(
    _ change: Change,
    of subject: Subject,
    saying message: Wording,
    effects: [Wording] = [],
    values: [ValueChange] = [],
    tokens: [TokenPaths] = [],
    isReached: Bool = true
  ) -> Finding {
    Finding(
      change: change,
      catalog: catalog,
      subject: subject,
      message: message,
      effects: effects + (isReached ? [] : ["no output has \(tokens.count == 1 ? "it" : "them" as Wording)"]),
      values: values,
      codes: [],
      tokens: tokens,
      isUnreached: !isReached
    )
  }

  private func tokenPaths(old: TokenID?, new: TokenID?) -> TokenPaths {
    TokenPaths(
      old: old.map { pairs.old.paths[$0].description },
      new: new.map { pairs.new.paths[$0].description },
      names: reach.names(old: old, new: new)
    )
  }

  private func told(_ aspect: ToldToken.Aspect, old: TokenID?, new: TokenID?) -> ToldToken {
    let changeClass: ChangeClass =
      switch aspect {
      case .gone, .moved: old.map { reach.losesName(old: $0, new: new) } ?? false ? .breaking : .invisible
      case .changed: reach.hasValue(old: old, new: new) ? .visible : .invisible
      case .new: .invisible
      }
    return ToldToken(
      aspect: aspect,
      old: old.map { pairs.old.paths[$0] },
      new: new.map { pairs.new.paths[$0] },
      paths: tokenPaths(old: old, new: new),
      changeClass: changeClass
    )
  }

  /// Whether codes alone have a token where no output does: a spec declares it in a section for them.
  private func isOnlyForCodes(_ version: TokenVersion, _ token: TokenID) -> Bool {
    version.tokens.dialect == .spec && ToldTokens.isOfSection(version.paths[token])
  }

  // MARK: Names

  private func removed(_ told: inout ToldTokens) -> [Finding] {
    let tokens = pairs.removed.filter { token in
      !told.tell(self.told(.gone, old: token, new: nil))
        && (reach.hasValue(old: token, new: nil) || !isOnlyForCodes(pairs.old, token))
    }
    return tokens.groups(by: { pairs.old.paths[$0] }, isReached: { reach.losesName(old: $0, new: nil) })
      .map { group, tokens in
        let paths = tokens.map { pairs.old.paths[$0] }
        return finding(
          .tokenRemoved,
          of: .token(group.name.text(of: paths), nil),
          saying: group.name.words(of: paths) + (paths.count == 1 ? " is gone" : " are gone"),
          effects: group.name.members(paths),
          tokens: tokens.map { tokenPaths(old: $0, new: nil) },
          isReached: group.isReached
        )
      }
  }

  private func added(_ told: inout ToldTokens) -> [Finding] {
    let tokens = pairs.added.filter { token in
      !told.tell(self.told(.new, old: nil, new: token))
        && (reach.hasValue(old: nil, new: token) || !isOnlyForCodes(pairs.new, token))
    }
    return tokens.groups(by: { pairs.new.paths[$0] }, isReached: { _ in true }).map { group, tokens in
      let paths = tokens.map { pairs.new.paths[$0] }
      return finding(
        .tokenAdded,
        of: .token(nil, group.name.text(of: paths)),
        saying: group.name.words(of: paths) + (paths.count == 1 ? " is new" : " are new"),
        effects: group.name.members(paths),
        tokens: tokens.map { tokenPaths(old: nil, new: $0) }
      )
    }
  }

  /// Tokens with other paths. A renamed group is one change.
  private func moved(_ told: inout ToldTokens) -> [Finding] {
    var groups = Groups<MovedKey, TokenPaths>()
    for (old, new) in pairs.moved {
      let names = tokenPaths(old: old, new: new)
      guard !told.tell(self.told(.moved, old: old, new: new)),
        reach.hasValue(old: old, new: new) || !isOnlyForCodes(pairs.new, new)
      else { continue }
      let group = MovedGroup(pairs.old.paths[old], pairs.new.paths[new])
      groups.add(names, to: MovedKey(group: group, isReached: reach.losesName(old: old, new: new)))
    }
    return groups.all.map { key, paths in
      let isOne = paths.count == 1 || key.group.old.isEmpty || key.group.new.isEmpty
      let group = (old: key.group.old.joined(separator: "."), new: key.group.new.joined(separator: "."))
      let names = isOne ? (old: paths[0].old ?? "", new: paths[0].new ?? "") : group
      let others: Wording = isOne && paths.count > 1 ? ", and \(paths.count - 1) more" : ""
      return finding(
        .tokenMoved,
        of: .token(names.old, names.new),
        saying: "\(isOne ? "token" as Wording : "group") \(name: names.old) is now \(name: names.new)\(others)",
        effects: isOne ? [] : ["\(paths.count) tokens have other paths"],
        tokens: paths,
        isReached: key.isReached
      )
    }
  }

  private var typesChanged: [Finding] {
    pairs.all.compactMap { old, new in
      let types = (old: pairs.old.tokens.type(of: old), new: pairs.new.tokens.type(of: new))
      guard types.old != types.new else { return nil }
      let path = pairs.new.paths[new].description
      return finding(
        .tokenTypeChanged,
        of: .token(path, path),
        saying: "token \(name: path) has the type \(name: types.new?.rawValue ?? "none")",
        effects: ["was \(name: types.old?.rawValue ?? "none")"],
        tokens: [tokenPaths(old: old, new: new)],
        isReached: reach.hasName(old: old, new: new)
      )
    }
  }

  /// Tokens that keep their paths, and have other names in an output because of its options or of other tokens.
  private var namesChanged: [Finding] {
    let pairs = pairs.same.filter { self.pairs.old.tokens.type(of: $0.old) == self.pairs.new.tokens.type(of: $0.new) }
    return reach.changedNames(of: pairs, hasOtherName: isRenamed).map { output, pairs in
      let tokens = pairs.map { tokenPaths(old: $0.old, new: $0.new) }
      let path = tokens.count == 1 ? tokens[0].new : nil
      let what: Wording = path.map { "token \(name: $0) has" } ?? "\(tokens.count) tokens have"
      let name = tokens[0].names.first { $0.output == output && $0.old != $0.new }
      let change: Wording = "\(name: name?.old ?? "") → " + (name?.new.map { "\(name: $0)" } ?? "none")
      return finding(
        .tokenNamesChanged,
        of: .token(path, path),
        saying: "\(what) \(path == nil ? "other names" : "another name") in \(Wording(words: output))",
        effects: [change],
        tokens: tokens
      )
    }
  }

  // MARK: Values

  private func valuesChanged(_ told: inout ToldTokens) -> [Finding] {
    values.causes.compactMap { cause in
      let paths = tokenPaths(old: cause.token.old, new: cause.token.new)
      let followers = cause.followers.map { self.told(.changed, old: $0.old, new: $0.new) }
      if told.tell(self.told(.changed, old: cause.token.old, new: cause.token.new)) {
        // Tokens that refer to it are reported with it.
        for follower in followers where !told.tell(follower) { told.add(follower.paths, toThatOf: paths) }
        return nil
      }
      guard let followed = told.fold(followers, under: paths) else { return nil }
      let path = paths.new ?? ""
      let was: Wording = paths.old == paths.new ? "" : " (was \(name: paths.old ?? ""))"
      let all = [cause.token] + cause.followers
      let isReached = !followed.codes.isEmpty || all.contains { reach.hasValue(old: $0.old, new: $0.new) }
      if !isReached && all.allSatisfy({ isOnlyForCodes(pairs.new, $0.new) }) { return nil }
      var finding = finding(
        .tokenChanged,
        of: .token(paths.old, path),
        saying: "token \(name: path)\(was)",
        effects: cause.changes.map(\.words) + followed.effects,
        values: cause.changes.map(\.value) + followed.values,
        tokens: [paths] + followers.map(\.paths) + followed.tokens,
        isReached: isReached
      )
      finding.codes = followed.codes
      return finding
    }
  }

  // MARK: Deprecations

  /// Deprecations of tokens that no section of a spec declares and no style is made of: the others have findings with
  /// their codes.
  private var deprecations: [Finding] {
    let styles = Set(catalogs.new.styles.compactMap(\.path))
    return pairs.same.compactMap { old, new in
      let path = pairs.new.paths[new]
      guard !isOnlyForCodes(pairs.new, new), !styles.contains(path) else { return nil }
      let after = pairs.new.tokens.annotations(of: new).deprecation
      let before = pairs.old.tokens.annotations(of: old).deprecation
      guard let (change, verb) = DeprecationChanges.change(before, after) else { return nil }
      return finding(
        change,
        of: .token(path.description, path.description),
        saying: "token \(name: path.description)" + verb,
        effects: after?.reason.map { ["\(name: $0)"] } ?? [],
        tokens: [tokenPaths(old: old, new: new)]
      )
    }
  }
}

extension Subject {
  fileprivate static func token(_ old: String?, _ new: String?) -> Subject { Subject(kind: .token, old: old, new: new) }
}

/// Tokens with other paths that are told together.
private struct MovedKey: Hashable {
  let group: MovedGroup
  let isReached: Bool
}

/// Tokens that are told together.
private struct TokenGroupKey: Hashable {
  let name: TokenGroupName
  let isReached: Bool
}

extension [TokenID] {
  fileprivate func groups(
    by path: (TokenID) -> TokenPath,
    isReached: (TokenID) -> Bool
  ) -> [(key: TokenGroupKey, members: [TokenID])] {
    var groups = Groups<TokenGroupKey, TokenID>()
    for token in self {
      let name = TokenGroupName(segments: path(token).segments.dropLast())
      groups.add(token, to: TokenGroupKey(name: name, isReached: isReached(token)))
    }
    return groups.all
  }
}

/// The name of a group of tokens.
private struct TokenGroupName: Hashable {
  let segments: ArraySlice<String>

  var path: String { segments.joined(separator: ".") }

  /// The only one of its tokens, or else the group.
  func text(of paths: [TokenPath]) -> String { paths.count == 1 || segments.isEmpty ? paths[0].description : path }

  func words(of paths: [TokenPath]) -> Wording {
    if paths.count == 1 { return "token \(name: paths[0].description)" }
    return segments.isEmpty ? "\(paths.count) tokens" : "\(paths.count) tokens of \(name: path)"
  }

  /// The first names, and the number of the others; nothing for one token.
  func members(_ paths: [TokenPath]) -> [Wording] {
    paths.count == 1 ? [] : [.list(paths.map { "\(name: $0.name)" })]
  }
}

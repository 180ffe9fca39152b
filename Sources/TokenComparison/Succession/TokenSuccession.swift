internal import TokenModel

/// What each token of an old version is in the new one.
struct TokenSuccession {
  /// By old token.
  private(set) var successors: TokenTable<Successor<TokenID>> = []
  let pairs: TokenPairs
  private let moved: [TokenID: TokenID]
  private let shifted: [TokenID: TokenID]
  private let written: WrittenSuccessors
  private let newByLook: [TokenLook: [TokenID]]
  private let newByRoot: [TypeInRoot: [TokenID]]
  private let hasModifiers: Bool

  init(_ pairs: TokenPairs, _ written: WrittenSuccessors) {
    self.pairs = pairs
    self.written = written
    moved = Dictionary(uniqueKeysWithValues: pairs.moved.map { ($0.old, $0.new) })
    shifted = ShiftedTokens(pairs).newOfOld
    let needsSearch = !pairs.removed.isEmpty
    let new = pairs.new
    let candidates = needsSearch ? new.tokens.indices.filter { Self.deprecation(of: $0, in: new) == nil } : []
    newByLook = Dictionary(grouping: candidates) { new.look(of: $0) }
    newByRoot = Dictionary(grouping: candidates) { TypeInRoot($0, in: new) }
    hasModifiers = [pairs.old, pairs.new].contains { !$0.tokens.modifiers.isEmpty }
    successors = TokenTable(pairs.old.tokens.indices.map { successor(of: $0, after: []) })
  }

  // MARK: Values

  /// Whether two tokens have the same values in all contexts.
  func areEqual(_ old: TokenID, _ new: TokenID) -> Bool { pairs.old.look(of: old) == pairs.new.look(of: new) }

  /// Whether two tokens have the same values in contexts that no appearance shows.
  func areEqualInContexts(_ old: TokenID, _ new: TokenID) -> Bool {
    if !hasModifiers { return true }
    let depends = !pairs.old.resolved.modifiers(of: old).isEmpty || !pairs.new.resolved.modifiers(of: new).isEmpty
    return !depends || areEqual(old, new)
  }

  private func grade(_ old: TokenID, _ new: TokenID) -> MigrationGrade { areEqual(old, new) ? .safe : .appearance }

  private func successor(_ old: TokenID, _ new: TokenID, _ cause: SuccessionCause) -> Successor<TokenID> {
    Successor(new, grade(old, new), cause)
  }

  // MARK: Search

  private func successor(of token: TokenID, after seen: [TokenID]) -> Successor<TokenID> {
    if let written = written(of: token) { return written }
    if let new = shifted[token] { return successor(token, new, .shifted) }
    if let new = pairs.new.resolved.index[pairs.old.paths[token]] { return kept(token, as: new) }
    if let new = advised(by: token, after: seen) { return successor(token, new, .advice) }
    if let new = moved[token] { return successor(token, settled(new) ?? new, .renamed) }
    if let new = merged(token) { return successor(token, new, .merged) }
    return Successor(none: .gone, candidates: nearest(to: token))
  }

  private func written(of token: TokenID) -> Successor<TokenID>? {
    let index = pairs.new.resolved.index
    guard let all = written.successors(of: pairs.old.paths[token].description, found: { index[$0] }) else { return nil }
    guard let new = all.first, all.count == 1 else { return Successor(none: .written, candidates: all) }
    return successor(token, new, .written)
  }

  /// A token that is still there, or what its advice names now.
  private func kept(_ token: TokenID, as new: TokenID) -> Successor<TokenID> {
    guard let deprecation = Self.deprecation(of: new, in: pairs.new) else { return successor(token, new, .name) }
    guard let settled = settled(new) else {
      // What was deprecated like this before is no news.
      let before = Self.deprecation(of: token, in: pairs.old)
      if before?.reason == deprecation.reason, before != nil { return successor(token, new, .name) }
      let named = deprecation.replacement.flatMap { pairs.new.resolved.index[$0] }
      return Successor(none: .deprecated, candidates: [named].compactMap(\.self))
    }
    return successor(token, settled, .advice)
  }

  /// The end of the advice of deprecated tokens; nil if it leads in a circle, or to no token.
  private func settled(_ new: TokenID) -> TokenID? {
    var token = new
    var seen: Set<TokenID> = [new]
    while let deprecation = Self.deprecation(of: token, in: pairs.new) {
      guard let next = deprecation.replacement.flatMap({ pairs.new.resolved.index[$0] }), seen.insert(next).inserted
      else { return nil }
      token = next
    }
    return token
  }

  /// What the advice of a token that is gone names, which may have another name itself.
  private func advised(by token: TokenID, after seen: [TokenID]) -> TokenID? {
    guard let path = Self.deprecation(of: token, in: pairs.old)?.replacement else { return nil }
    if let named = pairs.old.resolved.index[path] {
      return seen.contains(named) || named == token ? nil : successor(of: named, after: seen + [token]).new
    }
    return pairs.new.resolved.index[path].flatMap(settled)
  }

  private static func deprecation(of token: TokenID, in version: TokenVersion) -> Deprecation? {
    version.tokens.annotations(of: token).deprecation
  }

  // MARK: Values that remain

  /// The only token of the same group at the top that has the values of one that is gone, or a color that looks the
  /// same.
  private func merged(_ token: TokenID) -> TokenID? {
    let root = Self.root(of: token, in: pairs.old)
    let equal = (newByLook[pairs.old.look(of: token)] ?? []).filter { Self.root(of: $0, in: pairs.new) == root }
    if let only = equal.only { return only }
    let group = pairs.old.paths[token].parent
    if let only = equal.filter({ pairs.new.paths[$0].parent == group }).only { return only }
    guard equal.isEmpty, pairs.old.tokens.type(of: token) == .color else { return nil }
    return distances(from: token).filter { $0.distance < TokenDistance.leastVisibleDifference }.only?.token
  }

  private static func root(of token: TokenID, in version: TokenVersion) -> UTF8Name? {
    version.paths[token].segments.first.map { UTF8Name($0) }
  }

  /// The type, and the group at the top, in which a successor is looked for.
  private struct TypeInRoot: Hashable {
    let type: TokenType?
    let root: UTF8Name?

    init(_ token: TokenID, in version: TokenVersion) {
      (type, root) = (version.tokens.type(of: token), TokenSuccession.root(of: token, in: version))
    }
  }

  private func nearest(to token: TokenID) -> [TokenID] {
    let all = distances(from: token).sorted { ($0.distance, $0.token) < ($1.distance, $1.token) }
    return all.prefix(Self.mostCandidates).map(\.token)
  }

  private static let mostCandidates = 3

  private func distances(from token: TokenID) -> [(token: TokenID, distance: Double)] {
    let values = pairs.old.values[token]
    return (newByRoot[TypeInRoot(token, in: pairs.old)] ?? []).compactMap { new in
      TokenDistance.between(values, pairs.new.values[new]).map { (new, $0) }
    }
  }
}

extension Array {
  /// The element of a list of one; nil for other lists.
  var only: Element? { count == 1 ? self[0] : nil }
}

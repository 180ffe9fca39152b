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
  /// Whether a `rem` is as long in both versions.
  private let areRootsEqual: Bool
  /// Whether there are so few pairs of what is gone and what may replace it that all can be compared.
  private let comparesValues: Bool

  init(_ pairs: TokenPairs, _ written: WrittenSuccessors, areRootsEqual: Bool) {
    self.areRootsEqual = areRootsEqual
    self.pairs = pairs
    self.written = written
    moved = Dictionary(uniqueKeysWithValues: pairs.moved.map { ($0.old, $0.new) })
    shifted = ShiftedTokens(pairs).newOfOld
    let needsSearch = !pairs.removed.isEmpty || !pairs.moved.isEmpty
    let new = pairs.new
    let candidates = needsSearch ? new.tokens.indices.filter { Self.deprecation(of: $0, in: new) == nil } : []
    newByLook = Dictionary(grouping: candidates) { new.look(of: $0) }
    newByRoot = Dictionary(grouping: candidates) { TypeInRoot($0, in: new) }
    comparesValues = pairs.removed.count * candidates.count <= Self.mostComparisons
    hasModifiers = [pairs.old, pairs.new].contains { !$0.tokens.modifiers.isEmpty }
    successors = TokenTable(pairs.old.tokens.indices.map { successor(of: $0, after: []) })
  }

  // MARK: Values

  /// Whether two tokens have the same values in all contexts.
  func areEqual(_ old: TokenID, _ new: TokenID) -> Bool {
    pairs.old.look(of: old) == pairs.new.look(of: new) && (areRootsEqual || !hasRem(old))
  }

  private func hasRem(_ old: TokenID) -> Bool {
    pairs.old.values[old].contains { $0?.line.contains("rem") ?? false }
  }

  /// Whether two colors are the same on every screen, or both in sRGB, where numbers tell.
  func areEqualColors(_ old: TokenID, _ new: TokenID) -> Bool {
    func isPlain(_ value: TokenValue?) -> Bool {
      if case .color(let color)? = value { color.color?.space == .srgb } else { false }
    }
    return areEqual(old, new) || pairs.old.values[old].allSatisfy(isPlain) && pairs.new.values[new].allSatisfy(isPlain)
  }

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
    if let new = moved[token], !areEqual(token, new) { return successor(token, settled(new) ?? new, .renamed) }
    return equal(token) ?? Successor(none: .gone, candidates: nearest(to: token))
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
      let named = deprecation.onlyReplacement.flatMap { pairs.new.resolved.index[$0] }
      return Successor(none: .deprecated, candidates: [named].compactMap(\.self))
    }
    return successor(token, settled, .advice)
  }

  /// The end of the advice of deprecated tokens; nil if it leads in a circle, or to no token.
  private func settled(_ new: TokenID) -> TokenID? {
    var token = new
    var seen: Set<TokenID> = [new]
    while let deprecation = Self.deprecation(of: token, in: pairs.new) {
      guard let next = deprecation.onlyReplacement.flatMap({ pairs.new.resolved.index[$0] }), seen.insert(next).inserted
      else { return nil }
      token = next
    }
    return token
  }

  /// What the advice of a token that is gone names, which may have another name itself.
  private func advised(by token: TokenID, after seen: [TokenID]) -> TokenID? {
    guard let path = Self.deprecation(of: token, in: pairs.old)?.onlyReplacement else { return nil }
    if let named = pairs.old.resolved.index[path] {
      return seen.contains(named) || named == token ? nil : successor(of: named, after: seen + [token]).new
    }
    return pairs.new.resolved.index[path].flatMap(settled)
  }

  private static func deprecation(of token: TokenID, in version: TokenVersion) -> Deprecation? {
    version.tokens.annotations(of: token).deprecation
  }

  // MARK: Values that remain

  /// What has the values of a token that is gone: a new token, or else one of the same group at the top that was there
  /// with the same values. Of several, it is the one whose name is most alike. For colors also one that looks the same.
  private func equal(_ token: TokenID) -> Successor<TokenID>? {
    let all = (newByLook[pairs.old.look(of: token)] ?? []).filter { areEqual(token, $0) }
    let related = all.filter { isRelated(token, $0) }
    let added = related.filter { pairs.old.resolved.index[pairs.new.paths[$0]] == nil }
    if let new = mostAlike(token, among: added) { return successor(token, new, .renamed) }
    if !added.isEmpty { return Successor(none: .gone, candidates: ranked(added, for: token)) }
    let kept = related.filter {
      Self.root(of: token, in: pairs.old) == Self.root(of: $0, in: pairs.new) && hasKeptValue($0)
    }
    if let new = mostAlike(token, among: kept) { return successor(token, new, .merged) }
    if !all.isEmpty { return Successor(none: .gone, candidates: ranked(all, for: token)) }
    guard comparesValues, pairs.old.tokens.type(of: token) == .color else { return nil }
    let near = distances(from: token).filter {
      $0.distance < TokenDistance.leastVisibleDifference && hasKeptValue($0.token)
    }
    return near.only.map { successor(token, $0.token, .merged) }
  }

  /// Whether a token is new, or has the values that it had: another one that took its name is none to go to, as long as
  /// sources have the name with its old meaning.
  private func hasKeptValue(_ new: TokenID) -> Bool {
    pairs.old.resolved.index[pairs.new.paths[new]].map { areEqual($0, new) } ?? true
  }

  private func mostAlike(_ token: TokenID, among candidates: [TokenID]) -> TokenID? {
    candidates.mostAlike(pairs.old.paths[token].description) { pairs.new.paths[$0].description }
  }

  /// Those whose names are most alike.
  private func ranked(_ candidates: [TokenID], for token: TokenID) -> [TokenID] {
    let name = pairs.old.paths[token].description
    let counted = candidates.map { ($0, NameLikeness.sharedWords(name, pairs.new.paths[$0].description)) }
    return counted.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.prefix(Self.mostCandidates).map(\.0)
  }

  /// Whether two tokens are in the same group at the top, or have a word in common: numbers that happen to be equal say
  /// little.
  private func isRelated(_ token: TokenID, _ new: TokenID) -> Bool {
    Self.root(of: token, in: pairs.old) == Self.root(of: new, in: pairs.new)
      || NameLikeness.sharedWords(pairs.old.paths[token].description, pairs.new.paths[new].description) > 0
  }

  /// The group at the top; nil for a token in none.
  private static func root(of token: TokenID, in version: TokenVersion) -> UTF8Name? {
    let segments = version.paths[token].segments
    return segments.count > 1 ? UTF8Name(segments[0]) : nil
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
    guard comparesValues else { return [] }
    let all = distances(from: token).sorted { ($0.distance, $0.token) < ($1.distance, $1.token) }
    return all.isEmpty ? likeNamed(token) : all.prefix(Self.mostCandidates).map(\.token)
  }

  /// New tokens of the same type in other groups whose names have at least two words in common with one that is gone.
  private func likeNamed(_ token: TokenID) -> [TokenID] {
    let (name, type) = (pairs.old.paths[token].description, pairs.old.tokens.type(of: token))
    guard pairs.removed.count * pairs.added.count <= Self.mostNames else { return [] }
    let alike = pairs.added.filter { new in
      pairs.new.tokens.type(of: new) == type
        && NameLikeness.sharedWords(name, pairs.new.paths[new].description) > 1
    }
    return ranked(alike, for: token)
  }

  private static let mostCandidates = 3
  /// More take seconds.
  private static let mostComparisons = 1_000_000
  /// The same for names.
  private static let mostNames = 100_000

  private func distances(from token: TokenID) -> [(token: TokenID, distance: Double)] {
    let values = pairs.old.values[token]
    return (newByRoot[TypeInRoot(token, in: pairs.old)] ?? []).compactMap { new in
      TokenDistance.between(values, pairs.new.values[new]).map { (new, $0) }
    }
  }
}

extension Deprecation {
  /// The path of the token to use instead; nil also for advice that names several.
  fileprivate var onlyReplacement: Substring? { isChoice ? nil : replacement }
}

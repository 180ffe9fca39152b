internal import TokenModel

/// The groups that extend others, and what they have from them.
struct DTCGInheritance {
  /// The group that another one extends.
  private(set) var extended: [GroupID: GroupID] = [:]
  /// The tokens that a group need not have of its own.
  private(set) var tokens: Set<TokenID> = []
  /// The groups that a group need not have of its own.
  private(set) var groups: Set<GroupID> = []

  /// No group extends another.
  static let none = DTCGInheritance(TokenSet(), MergedGroups(TokenSet()))

  /// Finds the groups that may extend others as in the source. A group that would then have other tokens has copies.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  init(_ set: TokenSet, _ merged: MergedGroups) {
    guard set.groups.contains(where: { $0.extended != nil }) else { return }
    let nesting = DTCGNesting(set, merged, Array(set.indices), others: Set(merged.ids))
    let paths = Dictionary(merged.ids.map { (set.groups[$0].path, $0) }) { first, _ in first }
    for group in merged.ids where !groups.contains(group) {
      guard let path = set.groups[group].extended, let target = paths[path] else { continue }
      var comparison = DTCGGroupComparison(set, nesting)
      if comparison.compare(group, with: target) == .lessThanOther { continue }
      extended[group] = target
      tokens.formUnion(comparison.equalTokens)
      groups.formUnion(comparison.equalGroups)
    }
  }
}

/// Compares a group with one that it extends.
private struct DTCGGroupComparison {
  enum Result {
    case equal
    /// It has all that the other has, and more.
    case moreThanOther
    case lessThanOther
  }

  private let tokens: TokenSet
  private let nesting: DTCGNesting
  /// The tokens and groups in the group that are those of the other.
  private(set) var equalTokens: [TokenID] = []
  private(set) var equalGroups: [GroupID] = []

  init(_ tokens: TokenSet, _ nesting: DTCGNesting) {
    self.tokens = tokens
    self.nesting = nesting
  }

  mutating func compare(_ group: GroupID, with other: GroupID) -> Result {
    var own: [UTF8Name: DTCGNesting.Child] = [:]
    for child in nesting[group] { own[UTF8Name(name(of: child))] = child }
    var result: Result = own.count == nesting[other].count ? .equal : .moreThanOther
    for child in nesting[other] {
      switch (child, own[UTF8Name(name(of: child))]) {
      case (.token(let otherToken), .token(let token)?):
        if isSame(token, otherToken) { equalTokens.append(token) } else { result = .moreThanOther }
      case (.group(let otherInner), .group(let inner)?):
        switch compare(inner, with: otherInner) {
        case .equal where isSame(inner, otherInner): equalGroups.append(inner)
        case .equal, .moreThanOther: result = .moreThanOther
        case .lessThanOther: return .lessThanOther
        }
      case (.token, _), (.group, _): return .lessThanOther
      }
    }
    return result
  }

  /// Whether a token is inherited: it was read where the other was.
  private func isSame(_ token: TokenID, _ other: TokenID) -> Bool {
    tokens.nameRange(of: token) == tokens.nameRange(of: other) && tokens.type(of: token) == tokens.type(of: other)
      && isDeprecatedAlike(token, other) && tokens.layers(of: token) == tokens.layers(of: other)
  }

  /// Whether a token without its own `$deprecated` would be deprecated as the other is.
  private func isDeprecatedAlike(_ token: TokenID, _ other: TokenID) -> Bool {
    guard let deprecated = tokens.annotations(of: token).deprecated else {
      let group = tokens.group(of: token).map { tokens.groups[$0].annotations } ?? tokens.top.annotations
      return group.deprecated == nil && tokens.annotations(of: other).deprecated == nil
    }
    return deprecated.value == tokens.annotations(of: other).deprecated?.value
  }

  /// Whether nothing is said of a group that is not said of the other.
  private func isSame(_ group: GroupID, _ other: GroupID) -> Bool {
    if tokens.comment(of: group) != tokens.comment(of: other) { return false }
    let (group, other) = (tokens.groups[group], tokens.groups[other])
    let around = (group.parent.map { tokens.groups[$0] } ?? tokens.top).annotations
    // In a deprecated group, one that is not deprecated says so.
    if group.annotations.deprecated == nil, around.deprecated != nil { return false }
    return group.annotations == other.annotations && group.extensions == other.extensions
  }

  private func name(of child: DTCGNesting.Child) -> String {
    switch child {
    case .group(let group): tokens.groups[group].path.name
    case .token(let token): tokens.name(of: token)
    }
  }
}

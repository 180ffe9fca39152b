internal import TokenModel

/// The groups of a set, each path once: a spec may have sizes in a group that its token files also have.
struct MergedGroups {
  private let tokens: TokenSet
  /// The first group with the path of each.
  private let first: IDTable<TokenGroup, GroupID>

  /// - Complexity: O(*n*), where *n* is the number of groups.
  init(_ tokens: TokenSet) {
    self.tokens = tokens
    var known: [TokenPath: GroupID] = [:]
    first = IDTable(
      tokens.groups.indices.map { group in
        let path = tokens.groups[group].path
        if let first = known[path] { return first }
        known[path] = group
        return group
      }
    )
  }

  /// The groups, each path once.
  var ids: [GroupID] { tokens.groups.indices.filter { first[$0] == $0 } }

  /// The group of a token; nil for a token at the top.
  func group(of token: TokenID) -> GroupID? { tokens.group(of: token).map { first[$0] } }

  /// The group around a group; nil at the top.
  func parent(of group: GroupID) -> GroupID? { tokens.groups[group].parent.map { first[$0] } }
}

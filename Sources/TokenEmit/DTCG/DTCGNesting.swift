internal import TokenModel

/// Some tokens in their groups.
struct DTCGNesting {
  enum Child {
    case group(GroupID)
    case token(TokenID)
  }

  /// What a group has, or the top for nil, in the order of the source.
  private var children: [GroupID?: [Child]] = [:]

  /// - Parameters:
  ///   - included: The tokens, in the order of their IDs.
  ///   - others: Groups to include without tokens.
  init(_ tokens: TokenSet, _ groups: MergedGroups, _ included: [TokenID], others: Set<GroupID> = []) {
    var wanted: Set<GroupID> = []
    for group in included.compactMap({ groups.group(of: $0) }) + others {
      var next: GroupID? = group
      while let group = next, wanted.insert(group).inserted { next = groups.parent(of: group) }
    }
    var rest = wanted.sorted()[...]
    for token in included {
      while let next = rest.first, tokens.groups[next].start <= token {
        children[groups.parent(of: next), default: []].append(.group(next))
        rest.removeFirst()
      }
      children[groups.group(of: token), default: []].append(.token(token))
    }
    for group in rest { children[groups.parent(of: group), default: []].append(.group(group)) }
  }

  /// What a group has, or the top for nil.
  subscript(group: GroupID?) -> [Child] { children[group] ?? [] }
}

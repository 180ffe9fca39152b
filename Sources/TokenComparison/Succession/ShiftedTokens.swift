internal import TokenModel

/// Names of a group that moved along by one: the first one is gone, each other one has the values of the one before it,
/// and the last one is new.
struct ShiftedTokens {
  /// The new name of each token in such a row.
  private(set) var newOfOld: [TokenID: TokenID] = [:]

  init(_ pairs: TokenPairs) {
    let changed = pairs.same.filter { pairs.old.look(of: $0.old) != pairs.new.look(of: $0.new) }
    // Also those that have equal values in other groups.
    let (gone, come) = (pairs.removed + pairs.moved.map(\.old), pairs.added + pairs.moved.map(\.new))
    guard !changed.isEmpty, !gone.isEmpty, !come.isEmpty else { return }
    let places = Self.unique(changed.map(\.new) + come) { Self.place($0, in: pairs.new) }
    let oldOfNew = Dictionary(uniqueKeysWithValues: changed.map { ($0.new, $0.old) })
    let added = Set(come)
    let values = Self.unique(changed.map(\.old) + gone) { Self.place($0, in: pairs.old) }
    for start in gone {
      var row: [TokenID: TokenID] = [:]
      var token = start
      while row[token] == nil, values[Self.place(token, in: pairs.old)] == token,
        let next = places[Self.place(token, in: pairs.old)]
      {
        row[token] = next
        if added.contains(next) {
          if row.count > 1 { newOfOld.merge(row) { first, _ in first } }
          break
        }
        guard let following = oldOfNew[next] else { break }
        token = following
      }
    }
  }

  /// A group, and the values of a token in it.
  private struct Place: Hashable {
    let group: TokenPath?
    let look: TokenLook
  }

  private static func place(_ token: TokenID, in version: TokenVersion) -> Place {
    Place(group: version.paths[token].parent, look: version.look(of: token))
  }

  /// The tokens by their places, without places that several have.
  private static func unique(_ tokens: [TokenID], _ place: (TokenID) -> Place) -> [Place: TokenID] {
    let all = Dictionary(tokens.map { (place($0), [$0]) }, uniquingKeysWith: +)
    return all.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}

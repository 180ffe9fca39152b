/// Finds tokens of a set by path.
package struct TokenIndex: Sendable {
  private let tokens: TokenSet
  private let paths: PathIndex

  /// Creates an index, which reads all paths.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package init(_ tokens: TokenSet) {
    self.tokens = tokens
    var paths = PathIndex(capacity: tokens.count)
    // Most tokens are in the group of the one before.
    var group: (id: GroupID?, hash: UInt64) = (nil, FNV64.start)
    for token in tokens.indices {
      let id = tokens.columns.group(of: token)
      if id != group.id { group = (id, id.map { tokens.hashOfNames(in: $0) } ?? FNV64.start) }
      let hash = PathIndex.hash(tokens.columns.nameBytes(of: token), after: group.hash)
      paths.add(hash, for: token.index) { tokens.pathBytes(of: TokenID($0)) }
    }
    self.paths = paths
  }

  /// The token with a path; nil if there is none. The first of several with the same path counts.
  package subscript(path: TokenPath) -> TokenID? { token(at: path.bytes) }

  /// The token with a path as in references, such as `palette.gray.2`. All spellings of a size, such as
  /// `typography.14` and `typography.14.0`, are the same.
  package subscript(path: some StringProtocol) -> TokenID? { token(at: Array(path.utf8)) }

  private func token(at path: [UInt8]) -> TokenID? {
    // Only the spec dialect has tables of sizes.
    let size = tokens.dialect == .spec ? SizePath.canonical(path) : nil
    return paths.index(of: size ?? path) { tokens.pathBytes(of: TokenID($0)) }.map { TokenID($0) }
  }
}

extension TokenSet {
  /// The path of a token as in references, in UTF-8.
  fileprivate func pathBytes(of token: TokenID) -> [UInt8] {
    let group = columns.group(of: token).map { groups[$0].path.bytes + [TokenPath.separator] }
    return (group ?? []) + columns.nameBytes(of: token)
  }

  /// The hash of the paths of all tokens in a group, up to their names.
  fileprivate func hashOfNames(in group: GroupID) -> UInt64 {
    FNV64.hash(TokenPath.separator, after: PathIndex.hash(groups[group].path.bytes))
  }
}

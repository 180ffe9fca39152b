/// Finds tokens of a set by path.
package struct TokenIndex: Sendable {
  private let tokens: TokenSet
  private let paths: PathIndex

  /// Creates an index, which reads all paths.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package init(_ tokens: TokenSet) {
    self.tokens = tokens
    paths = PathIndex(count: tokens.count) { tokens.path(of: TokenID($0)).description }
  }

  /// The token with a path; nil if there is none. The first of several with the same path counts.
  package subscript(path: TokenPath) -> TokenID? { self[path.description] }

  /// The token with a path as in references, such as `palette.gray.2`. All spellings of a size, such as
  /// `typography.14` and `typography.14.0`, are the same.
  package subscript(path: some StringProtocol) -> TokenID? {
    // Only the spec dialect has tables of sizes.
    let size = tokens.dialect == .spec ? SizePath.canonical(path) : nil
    let index = paths.index(of: size.map { Substring($0) } ?? Substring(path)) { index in
      tokens.path(of: TokenID(index)).description
    }
    return index.map { TokenID($0) }
  }
}

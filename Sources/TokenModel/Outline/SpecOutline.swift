package import TokenDiagnostics

/// The ID of a token's declaration in a ``SpecOutline``.
package typealias DeclarationID = SetID<TokenDeclaration>

/// The declarations and comments of one spec and its included files, in the order of reading.
package struct SpecOutline: Sendable {
  /// The tokens: included files before those that include them, the spec last; in source order in each file.
  package let tokens: IDTable<TokenDeclaration, TokenDeclaration>
  /// The values of the spec that are not tokens, such as `offsetHost`, `codes.name` and `codes.mode`, by path.
  package let settings: [String: DeclaredValue]
  /// The comments, each from its `#` to the end of its line; file by file, in source order.
  package let comments: [SourceRange]
  /// The files of the spec; the spec itself is the last.
  package let files: [SourceFileID]
  private let paths: PathIndex
  private var links: [SourceRange: (token: DeclarationID, key: String?)]

  /// Creates an outline from its parts.
  package init(
    tokens: [TokenDeclaration],
    settings: [String: DeclaredValue],
    comments: [SourceRange],
    files: [SourceFileID]
  ) {
    self.tokens = IDTable(tokens)
    self.settings = settings
    self.comments = comments
    self.files = files
    var paths = PathIndex(capacity: tokens.count)
    for (index, token) in tokens.enumerated() {
      paths.add(PathIndex.hash(token.path.utf8), for: index) { Array(tokens[$0].path.utf8) }
    }
    for (index, token) in tokens.enumerated() where token.section == .typography || token.section == .modes {
      // Sizes are looked up in one spelling.
      guard let path = SizePath.canonical(token.path.utf8), !path.elementsEqual(token.path.utf8) else { continue }
      paths.add(path, for: index)
    }
    self.paths = paths
    links = [:]
    for token in tokens {
      for value in token.values where value.isReference { link(value) }
      for ground in token.grounds where ground.isReference { link(ground) }
    }
  }

  private mutating func link(_ value: DeclaredValue) {
    // Not `flatMap(target)`: that copies the outline for each reference.
    if let reference = value.reference { links[value.range] = target(of: reference) }
  }

  /// The token that a value refers to, and the key of the value that it names in that token, if any. Nil for a value
  /// that is not a reference, and for a reference to a group or to nothing. Targets are looked up once, when the
  /// outline is created.
  package func target(of value: DeclaredValue) -> (token: DeclarationID, key: String?)? { links[value.range] }

  /// The token at the path of a reference, and the key of the value that the path names in that token, if any. Nil for
  /// the path of a group or of nothing.
  package func target(of path: some StringProtocol) -> (token: DeclarationID, key: String?)? {
    target(ofCanonical: SizePath.canonical(path).map { Substring($0) } ?? Substring(path))
  }

  private func id(of path: some StringProtocol) -> DeclarationID? {
    paths.index(of: Array(path.utf8)) { Array(tokens.elements[$0].path.utf8) }.map { DeclarationID($0) }
  }

  private func target(ofCanonical path: Substring) -> (token: DeclarationID, key: String?)? {
    if let token = id(of: path) { return (token, nil) }
    // A key may have further parts, such as `metrics.ascent`.
    var rest = path
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if let token = id(of: rest) {
        return (token, String(path[path.utf8.index(after: dot)...]))
      }
    }
    return nil
  }

  /// The token with a path; nil if no token has the path.
  package subscript(path: some StringProtocol) -> TokenDeclaration? {
    id(of: path).map { tokens[$0] }
  }
}

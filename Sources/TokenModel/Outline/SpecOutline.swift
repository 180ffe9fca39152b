public import TokenDiagnostics

/// The declarations and comments of one spec and its included files, in the order of reading.
public struct SpecOutline: Sendable {
  /// The tokens: included files before those that include them, the spec last; in source order in each file.
  public let tokens: [TokenDeclaration]
  /// The values of the spec that are not tokens, such as `offsetHost`, `codes.name` and `codes.mode`, by path.
  public let settings: [String: DeclaredValue]
  /// The comments, each from its `#` to the end of its line; file by file, in source order.
  public let comments: [SourceRange]
  /// The files of the spec; the spec itself is the last.
  public let files: [SourceFileID]
  private let paths: TokenPaths
  private var links: [SourceRange: (token: Int, key: String?)]

  /// Creates an outline from its parts.
  public init(
    tokens: [TokenDeclaration],
    settings: [String: DeclaredValue],
    comments: [SourceRange],
    files: [SourceFileID]
  ) {
    self.tokens = tokens
    self.settings = settings
    self.comments = comments
    self.files = files
    paths = TokenPaths(tokens)
    links = [:]
    for token in tokens {
      for value in token.values where value.isReference {
        // Not `flatMap(target)`: that copies the outline for each reference.
        if let reference = value.reference { links[value.range] = target(of: reference) }
      }
    }
  }

  /// The token that a value refers to, and the key of the value that it names in that token, if any. Nil for a value that is
  /// not a reference, and for a reference to a group or to nothing. Targets are looked up once, when the outline is created.
  public func target(of value: DeclaredValue) -> (token: Int, key: String?)? { links[value.range] }

  /// The token at the path of a reference, and the key of the value that the path names in that token, if any. Nil for the
  /// path of a group or of nothing.
  public func target(of path: some StringProtocol) -> (token: Int, key: String?)? {
    target(ofCanonical: SizePath.canonical(path).map { Substring($0) } ?? Substring(path))
  }

  private func target(ofCanonical path: Substring) -> (token: Int, key: String?)? {
    if let token = paths.index(of: path, in: tokens) { return (token, nil) }
    // A key may have a part of its own, such as `metrics.ascent`.
    var rest = path
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if let token = paths.index(of: rest, in: tokens) {
        return (token, String(path[path.utf8.index(after: dot)...]))
      }
    }
    return nil
  }

  /// The token with a path; nil if no token has the path.
  public subscript(path: some StringProtocol) -> TokenDeclaration? {
    paths.index(of: path, in: tokens).map { tokens[$0] }
  }
}

/// Finds tokens by the bytes of their paths: as strings, `é` in one scalar and in two would be equal.
private struct TokenPaths: Sendable {
  /// The indices of tokens by the hash of the path.
  private var indices: [UInt64: Int] = [:]
  /// The few tokens whose hash collides, and sizes in the spelling of messages.
  private var others: [[UInt8]: Int] = [:]

  /// Creates the index. The first of several tokens with the same path counts.
  init(_ tokens: [TokenDeclaration]) {
    indices.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      if token.section == .typography || token.section == .modes, let path = SizePath.canonical(token.path),
        !Self.areEqual(path, token.path)
      {
        // Sizes are looked up in one spelling.
        let bytes = Array(path.utf8)
        others[bytes] = others[bytes] ?? index
      }
      let hash = Self.hash(token.path)
      guard let first = indices[hash] else {
        indices[hash] = index
        continue
      }
      guard !Self.areEqual(tokens[first].path, token.path) else { continue }
      let bytes = Array(token.path.utf8)
      others[bytes] = others[bytes] ?? index
    }
  }

  func index(of path: some StringProtocol, in tokens: [TokenDeclaration]) -> Int? {
    if let first = indices[Self.hash(path)], Self.areEqual(tokens[first].path, path) { return first }
    return others.isEmpty ? nil : others[Array(path.utf8)]
  }

  private static func hash(_ path: some StringProtocol) -> UInt64 {
    path.utf8.withContiguousStorageIfAvailable { FNV64.hash($0) } ?? FNV64.hash([Array(path.utf8)])
  }

  private static func areEqual(_ one: String, _ other: some StringProtocol) -> Bool {
    let areEqual = one.utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return areEqual.flatMap { $0 } ?? one.utf8.elementsEqual(other.utf8)
  }
}

public import TokenDiagnostics

/// Everything that one spec and its included files declare, in the order of reading, with its comments.
public struct SpecOutline: Sendable {
  /// Files before those that include them, the spec last; in each, in source order.
  public let tokens: [TokenDeclaration]
  /// The spec's own values that are no tokens, such as `offsetHost`, `codes.name` and `codes.mode`, by path.
  public let settings: [String: DeclaredValue]
  /// Each from its `#` to the end of its line; file by file, in source order.
  public let comments: [SourceRange]
  /// The files that belong to the spec; the spec itself is the last.
  public let files: [SourceFileID]
  private let indexes: TokenPaths
  private var links: [SourceRange: (token: Int, key: String?)]

  /// An outline from its parts.
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
    indexes = TokenPaths(tokens)
    links = [:]
    for token in tokens {
      for value in token.values where value.isReference {
        // Not `flatMap(target)`: that copies the outline for each reference.
        if let reference = value.reference { links[value.range] = target(of: reference) }
      }
    }
  }

  /// The same for a value of a token; nil for one that is no reference, too. Looked up once, when the outline is made.
  public func target(of value: DeclaredValue) -> (token: Int, key: String?)? { links[value.range] }

  /// The token that a reference leads to, and the key of the value that it names in it, if it names one. Nil for a
  /// reference to a group or to nothing.
  public func target(of path: some StringProtocol) -> (token: Int, key: String?)? {
    target(ofCanonical: SizePath.canonical(path).map { Substring($0) } ?? Substring(path))
  }

  private func target(ofCanonical path: Substring) -> (token: Int, key: String?)? {
    if let token = indexes.index(of: path, in: tokens) { return (token, nil) }
    // A key may have a part of its own, such as `metrics.ascent`.
    var rest = path
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if let token = indexes.index(of: rest, in: tokens) {
        return (token, String(path[path.utf8.index(after: dot)...]))
      }
    }
    return nil
  }

  /// The token with a path; nil when there is none.
  public subscript(path: some StringProtocol) -> TokenDeclaration? {
    indexes.index(of: path, in: tokens).map { tokens[$0] }
  }
}

/// Finds tokens by their paths, byte by byte: as strings, `é` in one scalar and in two would be one path.
private struct TokenPaths: Sendable {
  /// By the hash of the path.
  private var indexes: [UInt64: Int] = [:]
  /// The few whose hash another path has, too; and sizes, as messages write them.
  private var others: [[UInt8]: Int] = [:]

  /// The first of tokens with one path counts.
  init(_ tokens: [TokenDeclaration]) {
    indexes.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated() {
      if token.section == .typography || token.section == .modes, let path = SizePath.canonical(token.path),
        !Self.areEqual(path, token.path)
      {
        // Looked up in one spelling, whatever they were written in.
        let bytes = Array(path.utf8)
        others[bytes] = others[bytes] ?? index
      }
      let hash = Self.hash(token.path)
      guard let first = indexes[hash] else {
        indexes[hash] = index
        continue
      }
      guard !Self.areEqual(tokens[first].path, token.path) else { continue }
      let bytes = Array(token.path.utf8)
      others[bytes] = others[bytes] ?? index
    }
  }

  func index(of path: some StringProtocol, in tokens: [TokenDeclaration]) -> Int? {
    if let first = indexes[Self.hash(path)], Self.areEqual(tokens[first].path, path) { return first }
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

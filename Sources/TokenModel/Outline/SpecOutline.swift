public import TokenDiagnostics

/// Everything that one spec and its included files declare, in the order of reading, with its comments.
public struct SpecOutline: Sendable {
  /// Included files before the spec; in each, in source order.
  public let tokens: [TokenDeclaration]
  /// The spec's own values that are no tokens, such as `offsetHost`, `codes.name` and `codes.mode`, by path.
  public let settings: [String: DeclaredValue]
  /// Each from its `#` to the end of its line; file by file, in source order.
  public let comments: [SourceRange]
  /// The files that belong to the spec; the spec itself is the last.
  public let files: [SourceFileID]
  private let indexes: [UTF8Path: Int]
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
    var indexes: [UTF8Path: Int] = [:]
    indexes.reserveCapacity(tokens.count)
    for (index, token) in tokens.enumerated().reversed() { indexes[UTF8Path(token.path)] = index }
    self.indexes = indexes
    links = [:]
    for token in tokens {
      for value in token.values where value.isReference { links[value.range] = value.reference.flatMap(target) }
    }
  }

  /// The same for a value of a token; nil for one that is no reference, too. Looked up once, when the outline is made.
  public func target(of value: DeclaredValue) -> (token: Int, key: String?)? { links[value.range] }

  /// The token that a reference leads to, and the key of the value that it names in it, if it names one. Nil for a
  /// reference to a group or to nothing.
  public func target(of path: some StringProtocol) -> (token: Int, key: String?)? {
    let path = String(path)
    if let token = indexes[UTF8Path(path)] { return (token, nil) }
    // A key may have a part of its own, such as `metrics.ascent`.
    var rest = path[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if let token = indexes[UTF8Path(rest)] { return (token, String(path[path.utf8.index(after: dot)...])) }
    }
    return nil
  }

  /// The token with a path; nil when there is none.
  public subscript(path: some StringProtocol) -> TokenDeclaration? { indexes[UTF8Path(path)].map { tokens[$0] } }
}

/// A path for look-up. Compared by UTF-8: as strings, `é` in one scalar and in two would be one path.
private struct UTF8Path: Hashable {
  private let path: String
  private let hash: UInt64

  init(_ path: some StringProtocol) {
    var path = String(path)
    hash = path.withUTF8 { FNV64.hash($0) }
    self.path = path
  }

  /// Strings that are equal, and whose bytes have one hash, are the same bytes.
  static func == (left: Self, right: Self) -> Bool { left.hash == right.hash && left.path == right.path }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

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
  private let indexes: [String: Int]

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
    indexes = Dictionary(tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// The token that a reference leads to, and the key of the value that it names in it, if it names one. Nil for a
  /// reference to a group or to nothing.
  public func target(of path: some StringProtocol) -> (token: Int, key: String?)? {
    if let token = indexes[String(path)] { return (token, nil) }
    guard let dot = path.lastIndex(of: "."), let token = indexes[String(path[..<dot])] else { return nil }
    return (token, String(path[path.index(after: dot)...]))
  }

  /// The token with a path; nil when there is none.
  public subscript(path: some StringProtocol) -> TokenDeclaration? { indexes[String(path)].map { tokens[$0] } }
}

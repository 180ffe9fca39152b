public import TokenDiagnostics
public import TokenModel

/// The tokens of files of the Design Tokens format. All such files of a compile make one set.
public struct CompiledTokens: Sendable {
  /// The files, some of the inputs.
  public let inputs: [SourceFileID]
  /// A catalog without codes: the tokens, and, for a lint, the colors among them.
  public let catalog: Catalog
  /// The declarations as they are written; nil unless the compile asked for outlines.
  public let outline: SpecOutline?

  /// The tokens.
  public var tokens: TokenSet { catalog.tokens }
}

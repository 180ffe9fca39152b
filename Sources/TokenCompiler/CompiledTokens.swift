package import TokenDiagnostics
package import TokenModel

/// The tokens of files of the Design Tokens format. All such files of a compile make one set.
package struct CompiledTokens: Sendable {
  /// The files, some of the inputs.
  package let inputs: [SourceFileID]
  /// A catalog without codes: the tokens, and, for a lint, the colors among them.
  package let catalog: Catalog
  /// The declarations as they are written; nil unless the compile asked for outlines.
  package let outline: SpecOutline?

  /// Makes the catalog, which has the name of the first file.
  init(_ tokens: TokenSet, of files: [(id: SourceFileID, path: String)], outline: SpecOutline?, withColors: Bool) {
    let (id, path) = files[0]
    let name = path.split(separator: "/").last.map(String.init) ?? path
    inputs = files.map(\.id)
    catalog = Catalog(tokens: tokens, named: Sourced(name, from: Origin(.start(of: id))), withColors: withColors)
    self.outline = outline
  }

  /// The tokens.
  package var tokens: TokenSet { catalog.tokens }
}

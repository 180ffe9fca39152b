package import TokenDiagnostics
internal import TokenEmit
package import TokenModel
internal import TokenResolver
internal import TokenYAML

/// The tokens of files of the Design Tokens format. All such files of a compile make one set.
package struct CompiledTokens: Sendable {
  /// The files, some of the inputs.
  package let inputs: [SourceFileID]
  /// A catalog without codes: the tokens, and, for a lint, the colors among them.
  package let catalog: Catalog
  /// The declarations as they are written; nil unless the compile asked for outlines.
  package let outline: SpecOutline?

  /// Makes the catalog, which has the name of the first file.
  init(_ tokens: ResolvedTokens, of files: [(id: SourceFileID, path: String)], outline: SpecOutline?, withColors: Bool)
  {
    let (id, path) = files[0]
    let name = path.split(separator: "/").last.map(String.init) ?? path
    inputs = files.map(\.id)
    catalog = Catalog(tokens: tokens, named: Sourced(name, from: Origin(.start(of: id))), withColors: withColors)
    self.outline = outline
  }

  /// The tokens.
  package var tokens: TokenSet { catalog.tokens }
}

extension CompiledTokens {
  /// The tokens, and the styles of the typography tokens, as if a spec with the name of the first file took them; nil
  /// if none of the formats has anything to say of them, and for a mistake, which is reported.
  func spec(
    named inputs: [CompilerInput],
    in contexts: ContextChoice,
    to formats: [OutputRequest],
    diagnostics: inout [Diagnostic]
  ) -> CompiledSpec? {
    let id = self.inputs[0]
    let name = Sourced(Self.name(for: inputs[id.index].file.path), from: Origin(.start(of: id)))
    let needsStyles = formats.allSatisfy { $0.emitter.needsCodes }
    return TokenCatalog.make(
      of: catalog.resolved,
      named: name,
      in: contexts,
      needsStyles: needsStyles,
      diagnostics: &diagnostics
    )
    .map { CompiledSpec(input: id, catalog: $0, outline: outline) }
  }

  /// The Swift name for a file: `Brand` for `brand.tokens.json`.
  private static func name(for path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let endings = DTCGResolver.fileEndings + DTCGResolver.resolverEndings + SourceLanguage.endings
    let found = endings.filter { ".\(file.lowercased())".hasSuffix($0) }.map(\.count).max() ?? 0
    return SwiftName.proposal(for: String(file.dropLast(min(found, file.count))))
  }
}

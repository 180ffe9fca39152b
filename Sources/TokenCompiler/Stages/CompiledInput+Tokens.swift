internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel
internal import TokenResolver
internal import TokenYAML

/// Files of the Design Tokens format as inputs.
extension CompiledInput {
  /// Makes a catalog without codes, which has the name of the first file.
  ///
  /// - Parameter hasColors: Whether rules need the colors.
  init(_ tokens: ResolvedTokens, of files: [(id: SourceFileID, path: String)], outline: SpecOutline?, hasColors: Bool) {
    let (id, path) = files[0]
    let name = Sourced(path.split(separator: "/").last.map(String.init) ?? path, from: Origin(.start(of: id)))
    self.files = files.map(\.id)
    catalog = TokenCatalog.withoutCodes(of: tokens, named: name, hasColors: hasColors)
    self.outline = outline
  }

  /// The tokens, and the styles of the typography tokens, as if a spec with the name of the first file took them; nil
  /// if none of the formats has anything to say of them, and for a mistake, which is reported.
  func withStyles(
    named inputs: [ClassifiedInput],
    in contexts: ContextChoice,
    to formats: [OutputRequest],
    diagnostics: inout [Diagnostic]
  ) -> CompiledInput? {
    let name = Sourced(Self.name(for: inputs[file.index].input.file.path), from: Origin(.start(of: file)))
    let needsStyles = formats.allSatisfy { $0.emitter.needsCodes }
    let catalog = TokenCatalog.make(
      of: catalog.resolved,
      named: name,
      in: contexts,
      needsStyles: needsStyles,
      diagnostics: &diagnostics
    )
    return catalog.map { CompiledInput(files: files, catalog: $0, outline: outline) }
  }

  /// The Swift name for a file: `Brand` for `brand.tokens.json`.
  private static func name(for path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let endings = DTCGResolver.fileEndings + DTCGResolver.resolverEndings + SourceLanguage.endings
    let found = endings.filter { ".\(file.lowercased())".hasSuffix($0) }.map(\.count).max() ?? 0
    return SwiftName.proposal(for: String(file.dropLast(min(found, file.count))))
  }
}

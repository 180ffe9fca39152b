internal import TokenDiagnostics
internal import TokenEmit
package import TokenModel
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
  /// for a mistake, which is reported.
  func withStyles(
    named inputs: [ClassifiedInput],
    in contexts: ContextChoice,
    diagnostics: inout [Diagnostic]
  ) -> CompiledInput? {
    let stem = Self.stem(of: inputs[file.index].input.file.path)
    let name = nameOfOutputs(stem)
    if !stem.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) }) {
      let message = """
        the name `\(stem)` of the file has no letter that a Swift name can have, so the catalog is called \
        `\(name.value)`; rename the file, or name the catalog in a spec
        """
      diagnostics.append(Diagnostic(of: NotExpressible.self, message: message, at: name.origin.range))
    }
    let catalog = TokenCatalog.make(
      of: catalog.resolved,
      named: name,
      in: contexts,
      diagnostics: &diagnostics
    )
    return catalog.map { CompiledInput(files: files, catalog: $0, outline: outline) }
  }

  /// The catalog that outputs are made of: that of token files has codes for typography tokens, and another name.
  /// Without them where they have a mistake.
  ///
  /// - Complexity: O(*n*) for token files, where *n* is the number of tokens; else O(1).
  package var catalogOfOutputs: Catalog {
    guard catalog.tokens.dialect == .designTokens, catalog.codeCount == 0 else { return catalog }
    var ignored: [Diagnostic] = []
    let styled = TokenCatalog.make(
      of: catalog.resolved,
      named: nameOfOutputs(Self.stem(of: catalog.name.value)),
      in: ContextChoice(inputs: [], mustBeComplete: false),
      diagnostics: &ignored
    )
    return styled ?? catalog
  }

  private func nameOfOutputs(_ stem: String) -> Sourced<String> {
    Sourced(SwiftName.proposal(for: stem), from: Origin(.start(of: file)))
  }

  /// The name of a file without its ending: `brand` for `brand.tokens.json`.
  private static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    let endings = DTCGResolver.fileEndings + DTCGResolver.resolverEndings + SourceLanguage.endings
    let found = endings.filter { ".\(file.lowercased())".hasSuffix($0) }.map(\.count).max() ?? 0
    return String(file.dropLast(min(found, file.count)))
  }
}

package import TokenDiagnostics
package import TokenModel
package import TokenYAML

extension SpecResolver {
  /// Resolves a spec in a token file or a resolver document. Every mistake is appended to `diagnostics`.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - tree: The tree of its document.
  ///   - files: The files of the run; those that a resolver document refers to are added.
  ///   - contexts: The contexts of modifiers that the compile chose.
  ///   - wantsOutline: Whether to read the outline of the tokens.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The catalog, nil if the file has an error; and the outline if it is wanted, of files with errors too.
  /// - Complexity: O(*n* + *m*), where *n* is the size of the files and *m* the number of codes.
  package static func resolve(
    _ spec: EmbeddedSpec,
    in tree: consuming SourceTree,
    files: inout SpecFiles,
    contexts: ContextChoice = ContextChoice(),
    wantsOutline: Bool = false,
    diagnostics: inout [Diagnostic]
  ) -> (catalog: Catalog?, outline: SpecOutline?) {
    let document = spec.document
    var found: [Diagnostic] = []
    let (tokens, outline) =
      DTCGResolver.isResolverDocument(document, in: tree)
      ? DTCGResolver.resolve(document, in: &tree, files: &files, wantsOutline: wantsOutline, diagnostics: &found)
      : DTCGResolver.resolve(
        [document],
        in: tree,
        files: files.files,
        isStrict: files.isStrict,
        keepsExtensions: files.keepsExtensions,
        wantsOutline: wantsOutline,
        diagnostics: &found
      )
    diagnostics += found
    guard let tokens, let file = files.files[document.file] else { return (nil, outline) }
    let root = document.with(root: spec.root)
    let includes = IncludeReader(root, file, in: tree.with(documents: [root]), files: files)
    let mistakes = SpecMistakes(includes.diagnostics, in: files.files)
    var input = SpecInput(
      includes,
      files: files,
      mistakes: mistakes,
      hasDuplicateKeys: false,
      tokenFiles: TokenFileReader.Result(tokens: tokens)
    )
    input.isEmbedded = true
    let catalog = SpecDecoder(input, root, including: [], in: contexts)?.catalog()
    diagnostics += mistakes.found.uniqued().showingInvisibleCharacters()
    return (mistakes.log.diagnostics.hasErrors || found.hasErrors ? nil : catalog, outline)
  }
}

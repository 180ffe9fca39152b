package import TokenDiagnostics
package import TokenModel
package import TokenYAML

/// Resolves the tree of a root file, and of the files that it includes, to a catalog.
package enum SpecResolver {
  /// Whether a document is a root: a mapping that has the key `stylespec`.
  package static func isRoot(_ document: SourceDocument, in tree: SourceTree) -> Bool {
    tree.isRoot(document)
  }

  /// Resolves a spec. Every mistake is appended to `diagnostics`, not only the first.
  ///
  /// - Parameters:
  ///   - root: The document of the root file.
  ///   - tree: The tree of the root file alone.
  ///   - files: The files of the run; included files are added.
  ///   - contexts: The contexts of modifiers of token files that the compile chose.
  ///   - wantsOutline: Whether to read the outline, which takes about as long as the rest.
  ///   - diagnostics: The list to add mistakes to.
  /// - Returns: The catalog, nil if the spec has an error; and the outline if it is wanted, of specs with errors too.
  /// - Complexity: O(*n* + *m*), where *n* is the size of the files and *m* the number of codes.
  package static func resolve(
    _ root: SourceDocument,
    in tree: consuming SourceTree,
    files: inout SpecFiles,
    contexts: ContextChoice = ContextChoice(),
    wantsOutline: Bool = false,
    diagnostics: inout [Diagnostic]
  ) -> (catalog: Catalog?, outline: SpecOutline?) {
    guard let file = files.files[root.file] else { return (nil, nil) }
    let includes = IncludeReader(root, file, in: tree, files: files)
    var tokenFiles = TokenFileReader(root, in: includes.tree, files: includes.files)
    let imported = tokenFiles.read(root)
    files = tokenFiles.files
    let mistakes = SpecMistakes(includes.diagnostics + tokenFiles.diagnostics, in: files.files)
    let isDuplicateKey = { (mistake: Diagnostic) in mistake.rule == DuplicateKey.id }
    var input = SpecInput(
      includes,
      files: files,
      mistakes: mistakes,
      hasDuplicateKeys: diagnostics.contains(where: isDuplicateKey)
        || includes.diagnostics.contains(where: isDuplicateKey),
      tokenFiles: imported
    )
    if files.keepsExtensions { input.comments = CommentBlocks(includes.documents, in: files.files) }
    let decoder = SpecDecoder(input, root, including: includes.documents.dropLast(), in: contexts)
    let catalog = decoder?.catalog()
    // A palette color is decoded where it is declared and again through each reference, but its mistake is reported
    // once.
    let found = mistakes.found
    // A good spec does not pay for sets of diagnostics.
    if !found.isEmpty { diagnostics += found.uniqued().showingInvisibleCharacters() }
    var outlineReader = OutlineReader(tree: includes.tree)
    let outline = wantsOutline ? outlineReader.read(includes.documents) : nil
    return (mistakes.log.diagnostics.hasErrors ? nil : catalog, outline)
  }
}

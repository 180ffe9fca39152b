internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver
internal import TokenYAML

/// A resolver document of the Design Tokens format among the inputs of a compile: a separate set of tokens.
enum ResolverInput {
  /// The meaning of a document, with the files that it refers to.
  ///
  /// - Returns: The tokens, nil if a file has an error; and the outline if it is wanted, of files with errors too.
  static func resolve(
    _ input: ClassifiedInput,
    from files: inout SpecFiles,
    wantsOutline: Bool,
    diagnostics: inout [Diagnostic]
  ) -> ResolvedInput {
    var tree = SourceTree()
    var found: [Diagnostic] = []
    defer { diagnostics += found }
    let document = input.document(into: &tree, isStrict: files.isStrict, diagnostics: &found)
    guard let document, document.isComplete else { return (nil, nil) }
    let (tokens, outline) = DTCGResolver.resolve(
      document,
      in: &tree,
      files: &files,
      wantsOutline: wantsOutline,
      diagnostics: &found
    )
    guard let tokens, !found.hasErrors else { return (nil, outline) }
    let files = [(input.id, input.input.file.path)]
    return (CompiledInput(tokens, of: files, outline: outline, hasColors: wantsOutline), outline)
  }
}

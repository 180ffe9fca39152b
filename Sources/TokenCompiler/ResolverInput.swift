internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver
internal import TokenYAML

/// A resolver document of the Design Tokens format among the inputs of a compile: a set of tokens of its own.
enum ResolverInput {
  /// Whether a file is a resolver document: by its name, or because its user names it and it has the key that only such
  /// documents have, or those around it. A file with the key of specs is a spec under any name.
  static func isResolverDocument(_ input: CompilerInput) -> Bool {
    let name = "." + (input.file.path.lowercased().split(separator: "/").last ?? "")
    let isNamed = DTCGResolver.resolverEndings.contains(where: name.hasSuffix)
    guard isNamed || input.role == .spec && (hasOrder(input.file) || hasParts(input.file)) else { return false }
    return !SpecCandidate.triesToBeSpec(input.file)
  }

  /// Whether a file has the word `resolutionOrder`.
  private static func hasOrder(_ file: SourceFile) -> Bool {
    // The search for one byte is fast, and the capital is rare.
    var start = 0
    while let capital = file.index(of: UInt8(ascii: "O"), from: start) {
      start = capital + 1
      let isWord = file.bytes[..<capital].suffix(10).elementsEqual("resolution".utf8)
      if isWord, file.bytes[start...].starts(with: "rder".utf8) { return true }
    }
    return false
  }

  /// Whether a file in JSON has the keys of a resolver document that lacks the order.
  private static func hasParts(_ file: SourceFile) -> Bool {
    // Token files rarely have a version, so that the other searches are few.
    file.contains("version\"")
      && (file.contains("sets\"") && file.contains("sources\"")
        || file.contains("modifiers\"") && file.contains("contexts\""))
  }

  /// The meaning of a document, with the files that it refers to.
  ///
  /// - Returns: The tokens, nil if a file has an error; and the outline if it is wanted, of files with errors too.
  static func resolve(
    _ input: CompilerInput,
    as id: SourceFileID,
    from files: inout SpecFiles,
    wantsOutline: Bool,
    diagnostics: inout [Diagnostic]
  ) -> (tokens: CompiledInput?, outline: SpecOutline?) {
    var tree = SourceTree()
    var found: [Diagnostic] = []
    defer { diagnostics += found }
    let document = SourceReader.read(input.file, as: id, into: &tree, isStrict: files.isStrict, diagnostics: &found)
    guard let document, document.isComplete else { return (nil, nil) }
    let (tokens, outline) = DTCGResolver.resolve(
      document,
      in: &tree,
      files: &files,
      wantsOutline: wantsOutline,
      diagnostics: &found
    )
    guard let tokens, !found.hasErrors else { return (nil, outline) }
    let files = [(id, input.file.path)]
    return (CompiledInput(tokens, of: files, outline: outline, hasColors: wantsOutline), outline)
  }
}

internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver
internal import TokenYAML

/// The files of the Design Tokens format among the inputs of a compile.
struct TokenFiles {
  private let isStrict: Bool
  private let wantsOutline: Bool
  private var tree = SourceTree()
  private var documents: [SourceDocument] = []
  private var inputs: [(id: SourceFileID, path: String)] = []
  private var diagnostics: [Diagnostic] = []

  init(isStrict: Bool, wantsOutline: Bool) {
    self.isStrict = isStrict
    self.wantsOutline = wantsOutline
  }

  /// Reads a file of the format.
  mutating func take(_ input: CompilerInput, as id: SourceFileID) {
    inputs.append((id, input.file.path))
    let document = SourceReader.read(input.file, as: id, into: &tree, isStrict: isStrict, diagnostics: &diagnostics)
    if let document, document.isComplete { documents.append(document) }
  }

  /// The meaning of all files together; nothing if there are none.
  ///
  /// - Returns: The tokens, nil if a file has an error; and the outline if it is wanted, of files with errors too.
  consuming func resolve(
    _ files: [SourceFile],
    diagnostics found: inout [Diagnostic]
  ) -> (tokens: CompiledInput?, outline: SpecOutline?) {
    found += diagnostics
    // Tokens that are missing in a file that could not be read must not be reported as well.
    guard !inputs.isEmpty, documents.count == inputs.count else { return (nil, nil) }
    let (tokens, outline) = DTCGResolver.resolve(
      documents,
      in: tree,
      files: files,
      isStrict: isStrict,
      wantsOutline: wantsOutline,
      diagnostics: &found
    )
    guard let tokens, !diagnostics.hasErrors else { return (nil, outline) }
    return (CompiledInput(tokens, of: inputs, outline: outline, hasColors: wantsOutline), outline)
  }

  // MARK: Names

  /// Whether a file is one of the format: by its name, or because its user names it and it has tokens. A file with the
  /// key of specs is a spec under any name.
  static func isTokenFile(_ input: CompilerInput) -> Bool {
    let path = input.file.path.lowercased()
    let isNamed = DTCGResolver.fileEndings.contains(where: path.hasSuffix)
    guard isNamed || input.role == .spec, !SpecCandidate.triesToBeSpec(input.file) else { return false }
    return isNamed && input.role == .spec || hasTokens(input.file)
  }

  /// Whether a file has the keys of values in the format.
  static func hasTokens(_ file: SourceFile) -> Bool {
    // One search for the sign that values and types share.
    var start = 0
    while let sign = file.index(of: UInt8(ascii: "$"), from: start) {
      start = sign + 1
      let rest = file.bytes[start...]
      if rest.starts(with: "value".utf8) || rest.starts(with: "ref".utf8) { return true }
    }
    return false
  }
}

internal import TokenDiagnostics
internal import TokenModel
internal import TokenResolver
internal import TokenYAML

/// The files of the Design Tokens format among the inputs of a compile.
struct TokenFiles {
  private let isStrict: Bool
  private let keepsExtensions: Bool
  private let wantsOutline: Bool
  /// Whether files of a folder must not give one token different values.
  private let mayConflict: Bool
  private var tree = SourceTree()
  private var documents: [SourceDocument] = []
  private var inputs: [(id: SourceFileID, path: String)] = []
  /// Those that were found in a folder.
  private var found: [SourceFileID] = []
  private var diagnostics: [Diagnostic] = []
  /// Of files of other tools, which are left out.
  private var problems: [Diagnostic] = []

  init(isStrict: Bool, keepsExtensions: Bool, wantsOutline: Bool, mayConflict: Bool) {
    self.isStrict = isStrict
    self.keepsExtensions = keepsExtensions
    self.wantsOutline = wantsOutline
    self.mayConflict = mayConflict
  }

  /// Reads a file of the format.
  mutating func take(_ input: ClassifiedInput) {
    switch input.read(into: &tree, isStrict: isStrict, diagnostics: &diagnostics) {
    case .noSpec(let problem): problems.append(problem)
    case .document(let document):
      inputs.append((input.id, input.input.file.path))
      if mayConflict, input.input.role == .candidate { found.append(input.id) }
      if let document, document.isComplete { documents.append(document) }
    }
  }

  /// The meaning of all files together; empty if there are none.
  ///
  /// - Returns: The tokens, nil if a file has an error; and the outline if it is wanted, of files with errors too.
  consuming func resolve(
    _ files: [SourceFile],
    diagnostics found: inout [Diagnostic]
  ) -> ResolvedInput {
    found += problems + diagnostics
    // Tokens that are missing in a file that could not be read must not be reported as well.
    guard !inputs.isEmpty, documents.count == inputs.count else { return (nil, nil) }
    let (tokens, outline) = DTCGResolver.resolve(
      documents,
      in: tree,
      files: files,
      isStrict: isStrict,
      keepsExtensions: keepsExtensions,
      wantsOutline: wantsOutline,
      ofFolder: self.found,
      diagnostics: &found
    )
    guard let tokens, !diagnostics.hasErrors else { return (nil, outline) }
    return (CompiledInput(tokens, of: inputs, outline: outline, hasColors: wantsOutline), outline)
  }
}

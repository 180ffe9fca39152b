internal import TokenDiagnostics
internal import TokenResolver
internal import TokenYAML

extension ClassifiedInput {
  /// The kind of file that an input turns out to be when read.
  enum Content {
    /// A document, which may be incomplete; nil for a file that cannot be read at all.
    case document(SourceDocument?)
    /// Something else than a spec that is known, such as tokens of another tool, and the one problem to report.
    case noSpec(Diagnostic)
  }

  /// Reads the file into a tree; mistakes of a file that is known to be something else are not added.
  func read(into tree: inout SourceTree, isStrict: Bool, diagnostics: inout [Diagnostic]) -> Content {
    if input.role == .spec, SpecCandidate.isMigrations(input.file) { return .noSpec(.migrations(at: .start(of: id))) }
    var found: [Diagnostic] = []
    let document = SourceReader.read(input.file, as: id, into: &tree, isStrict: isStrict, diagnostics: &found)
    if OtherTokens.mayBe(in: input), let problem = OtherTokens.problem(with: document, in: tree) {
      return .noSpec(problem)
    }
    diagnostics += found
    return .document(document)
  }

  /// The document of a file that must not be something else, which is reported; nil for one that cannot be read.
  func document(
    into tree: inout SourceTree,
    isStrict: Bool,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    switch read(into: &tree, isStrict: isStrict, diagnostics: &diagnostics) {
    case .document(let document): return document
    case .noSpec(let problem):
      diagnostics.append(problem)
      return nil
    }
  }
}

extension Diagnostic {
  fileprivate static func migrations(at range: SourceRange) -> Diagnostic {
    let message = """
      this file says what names of earlier versions are now, and is not a spec; name the folder that it is in, and \
      `stylespec lint` checks it
      """
    return Diagnostic(of: NotASpec.self, message: message, at: range)
  }
}

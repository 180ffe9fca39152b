internal import TokenDiagnostics
internal import TokenYAML

extension ClassifiedInput {
  /// The kind of file that an input turns out to be when read.
  enum Content {
    /// A document, which may be incomplete; nil for a file that cannot be read at all.
    case document(SourceDocument?)
    /// Tokens of another tool, and the one problem that there is to report.
    case otherTool(Diagnostic)
  }

  /// Reads the file into a tree; mistakes of a file of another tool are not added.
  func read(into tree: inout SourceTree, isStrict: Bool, diagnostics: inout [Diagnostic]) -> Content {
    var found: [Diagnostic] = []
    let document = SourceReader.read(input.file, as: id, into: &tree, isStrict: isStrict, diagnostics: &found)
    if OtherTokens.mayBe(in: input), let problem = OtherTokens.problem(with: document, in: tree) {
      return .otherTool(problem)
    }
    diagnostics += found
    return .document(document)
  }

  /// The document of a file that must not be of another tool, which is reported; nil for one that cannot be read.
  func document(
    into tree: inout SourceTree,
    isStrict: Bool,
    diagnostics: inout [Diagnostic]
  ) -> SourceDocument? {
    switch read(into: &tree, isStrict: isStrict, diagnostics: &diagnostics) {
    case .document(let document): return document
    case .otherTool(let problem):
      diagnostics.append(problem)
      return nil
    }
  }
}

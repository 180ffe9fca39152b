internal import TokenDiagnostics
internal import TokenResolver
internal import TokenYAML

/// The second stage: specs → trees. Token files are read when it is known which of them specs and resolver documents
/// take.
struct ReadSpec {
  let id: SourceFileID
  let tree: SourceTree
  /// Nil for a file that cannot be read to its end.
  let document: SourceDocument?
  /// The mistakes of the language.
  let diagnostics: [Diagnostic]
  /// Whether the key of specs is missing in a file whose name says that it is one. It may be a part of another spec.
  let isPart: Bool

  static func read(_ inputs: [ClassifiedInput], isStrict: Bool) -> [ReadSpec] {
    inputs.compactMap { input in
      switch input.kind {
      case .spec, .candidate, .namedSpec: read(input, isStrict: isStrict)
      case .tokenFile, .resolverDocument, .other, .unreadable: nil
      }
    }
  }

  /// Nil for a file of a folder that is not a spec.
  private static func read(_ input: ClassifiedInput, isStrict: Bool) -> ReadSpec? {
    var tree = SourceTree()
    var found: [Diagnostic] = []
    let document = InputReader(isStrict: isStrict).read(input, into: &tree, diagnostics: &found).document
    let isRoot = document.map { SpecResolver.isRoot($0, in: tree) } ?? false
    // A file that is not a spec may be any YAML or JSON, so its mistakes are dropped.
    let isSpec = isRoot || document?.isComplete != true && SpecCandidate.triesToBeSpec(input.input.file)
    if input.kind == .candidate, !isSpec { return nil }
    let isPart = input.kind == .namedSpec && !isSpec
    return ReadSpec(id: input.id, tree: tree, document: document, diagnostics: found, isPart: isPart)
  }
}

/// Reads one input.
struct InputReader {
  /// Whether comments and trailing commas in JSON are errors.
  let isStrict: Bool

  /// What a file turns out to be.
  enum Content {
    /// A document, which may be incomplete; nil for a file that cannot be read at all.
    case document(SourceDocument?)
    /// Tokens of another tool, which is reported.
    case otherTool

    var document: SourceDocument? { if case .document(let document) = self { document } else { nil } }
  }

  func read(
    _ input: ClassifiedInput,
    into tree: inout SourceTree,
    diagnostics: inout [Diagnostic]
  ) -> Content {
    var found: [Diagnostic] = []
    let (file, id) = (input.input.file, input.id)
    let document = SourceReader.read(file, as: id, into: &tree, isStrict: isStrict, diagnostics: &found)
    if OtherTokens.mayBe(in: input.input), let problem = OtherTokens.problem(with: document, in: tree) {
      diagnostics.append(problem)
      return .otherTool
    }
    diagnostics += found
    return .document(document)
  }
}

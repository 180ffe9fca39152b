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
  /// Whether a file named as a spec lacks the key of specs. It may be a part of another spec.
  let isPart: Bool

  /// Each is read when its turn comes, so that the trees of many specs are not in memory at once.
  static func read(_ inputs: [ClassifiedInput], isStrict: Bool) -> some Sequence<ReadSpec> {
    inputs.lazy.compactMap { input in
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
    let document = input.document(into: &tree, isStrict: isStrict, diagnostics: &found)
    let isRoot = document.map { SpecResolver.isRoot($0, in: tree) } ?? false
    // A file that is not a spec may be any YAML or JSON, so its mistakes are dropped.
    let isSpec = isRoot || document?.isComplete != true && SpecCandidate.triesToBeSpec(input.input.file)
    if input.kind == .candidate, !isSpec { return nil }
    let isPart = input.kind == .namedSpec && !isSpec
    return ReadSpec(id: input.id, tree: tree, document: document, diagnostics: found, isPart: isPart)
  }
}

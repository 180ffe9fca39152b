internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A pass over a spec: takes its files and values that earlier passes made, and returns values. Mistakes are reported.
protocol SpecPass: RecordDecoder {
  var spec: SpecInput { get }

  /// The row that a length is written in; nil for a length outside of the tables of sizes.
  func lengthPlace(of node: NodeID, key: String) -> LengthPlace?
}

extension SpecPass {
  var tree: SourceTree { spec.tree }
  var files: [SourceFile] { spec.files }
  var documents: [Fields] { spec.documents }

  /// The tokens of token files.
  var importedSet: TokenSet { spec.imports?.set ?? TokenSet() }

  /// The start of the root file, for mistakes that concern the whole spec.
  var start: SourceRange { documents.last.map { range($0.node) } ?? .start(of: SourceFileID(index: 0)) }

  func range(_ node: NodeID) -> SourceRange { tree.range(of: node) }

  func lengthPlace(of node: NodeID, key: String) -> LengthPlace? { nil }

  /// Always false: specs have no null. Each value reports an empty text in its own way.
  func isNull(_ node: NodeID) -> Bool { false }

  func report(_ diagnostic: Diagnostic) { spec.mistakes.report(diagnostic) }

  /// Reports a missing name, unless another mistake is the reason why it is missing.
  func report(_ diagnostic: Diagnostic, unlessReported missing: MissingName) {
    spec.consequences.report(diagnostic, unlessReported: missing)
  }
}

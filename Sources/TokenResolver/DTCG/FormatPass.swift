internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A pass over files of the Design Tokens format or over a resolver document. Mistakes go to a log, so a pass that only
/// reads values need not be mutable.
protocol FormatPass {
  var tree: SourceTree { get }
  /// Whether deviations from the format are errors.
  var isStrict: Bool { get }
  var log: DiagnosticLog { get }
}

extension FormatPass {
  /// Reports a mistake; a deviation is an error if reading is strict.
  func report(_ diagnostic: Diagnostic) { log.report(isStrict ? diagnostic.strict : diagnostic) }

  /// The text at a node as messages quote it.
  func shown(_ node: NodeID) -> String { "`\(tree.text(of: node))`" }

  func range(_ node: NodeID) -> SourceRange { tree.range(of: node) }

  func sourced<Value>(_ value: Value, _ node: NodeID) -> Sourced<Value> { Sourced(value, from: Origin(range(node))) }
}

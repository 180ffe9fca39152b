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

  /// Reports a mistake with the severity of its grade.
  func report(
    _ kind: any ErrorKind.Type,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    report(Diagnostic(of: kind, message: message, at: range, notes: notes, fixIts: fixIts))
  }

  func report(
    _ kind: any ErrorKind.Type,
    _ message: String,
    at node: NodeID,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    report(kind, message, at: range(node), notes: notes, fixIts: fixIts)
  }

  /// Reports a text that is not one of the allowed ones.
  func report(_ kind: any ErrorKind.Type, unknown node: NodeID, what: String, allowed: [String]) {
    let nearest = NearestNames(to: tree.text(of: node), among: allowed)
    let advice = Diagnostic.didYouMean(nearest, otherwise: "; write one of \(Diagnostic.list(allowed))")
    let fixes = nearest.names.map { writing($0, .unsafe, at: node) }
    report(kind, "\(shown(node)) is not \(what)\(advice)", at: node, fixIts: fixes)
  }

  /// Reports a key that is not a property of an object.
  ///
  /// - Parameter advice: What to do with it if it is not like any of the names.
  func report(
    _ kind: any ErrorKind.Type,
    key: NodeID,
    of what: String,
    _ names: [StaticString],
    otherwise advice: String
  ) {
    let nearest = NearestNames(to: tree.text(of: key), among: names.map { "\($0)" })
    let advice = Diagnostic.didYouMean(nearest, otherwise: "; \(advice)")
    let fixes = nearest.names.map { writing($0, .unsafe, at: key) }
    report(kind, "\(shown(key)) is not a property of \(what)\(advice)", at: key, fixIts: fixes)
  }

  /// A fix that replaces a node with a text in quotes.
  func writing(_ text: String, _ applicability: FixIt.Applicability, at node: NodeID) -> FixIt {
    FixIt(writing: text, spelled: "\"\(text)\"", applicability, replacing: range(node))
  }

  /// The text at a node as messages quote it.
  func shown(_ node: NodeID) -> String { "`\(tree.text(of: node))`" }

  func range(_ node: NodeID) -> SourceRange { tree.range(of: node) }

  func sourced<Value>(_ value: Value, _ node: NodeID) -> Sourced<Value> { Sourced(value, from: Origin(range(node))) }
}

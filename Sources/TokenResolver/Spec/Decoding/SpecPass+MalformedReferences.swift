internal import TokenDiagnostics
internal import TokenYAML

/// Text that is meant as a reference, but is not written as one.
extension SpecPass {
  /// Whether a text that starts with `{` is not of the form of a reference; if so, that is reported with what was
  /// probably meant.
  func isMalformedReference(_ node: NodeID) -> Bool {
    guard let problem = ReferenceSpelling.problem(with: tree.text(of: node)) else { return false }
    report(malformed(node, problem))
    return true
  }

  /// Whether a text that is not a valid value is a reference without one brace or both; if so, that is reported.
  func isBareReference(_ node: NodeID) -> Bool {
    guard tree.kind(of: node) == .scalar else { return false }
    let text = tree.text(of: node)
    guard let problem = ReferenceSpelling.problem(withBare: text) else { return false }
    let isCertain = problem.isCertain || SpecRecord.tokenSections.contains { text.hasPrefix($0 + ".") }
    guard isCertain || problem.path.map({ leadsSomewhere($0) }) ?? false else { return false }
    report(malformed(node, problem))
    return true
  }

  /// Reports the end of the path of a token, where the whole path is needed.
  func reportMissingSection(_ node: NodeID, ofTokenAt path: String) {
    let problem = "lacks its section and braces"
    report(malformed(node, ReferenceSpelling(problem: problem, path: path, isCertain: false, isUnambiguous: false)))
  }

  private func malformed(_ node: NodeID, _ problem: ReferenceSpelling) -> Diagnostic {
    if Arithmetic(tree.text(of: node)) != nil {
      return Diagnostic(
        of: InvalidReference.self,
        message: "`\(tree.text(of: node))` is arithmetic, which a spec does not have; write the value itself",
        at: range(node)
      )
    }
    let meant = problem.path.map { fullPath($0, near: node) }
    return .malformedReference(
      tree.text(of: node),
      problem,
      meaning: meant.map { ($0, leadsSomewhere($0)) },
      otherwise: ("a token", "color.ink"),
      InvalidReference.self,
      at: range(node)
    )
  }

  /// A path that leads somewhere only from the section of its node is meant from there.
  private func fullPath(_ path: String, near node: NodeID) -> String {
    if leadsSomewhere(path) { return path }
    let place = range(node)
    for document in documents where range(document.node).file == place.file {
      for entry in document.entries where contains(range(entry.value), place) {
        let name = entry.name
        if leadsSomewhere("\(name).\(path)") { return "\(name).\(path)" }
      }
    }
    return path
  }

  private func contains(_ outer: SourceRange, _ inner: SourceRange) -> Bool {
    outer.lower <= inner.lower && inner.upper <= outer.upper
  }

  private func leadsSomewhere(_ path: String) -> Bool {
    guard case .found = spec.references.paths.find(Array(path.utf8)[...]) else { return false }
    return true
  }
}

internal import TokenDiagnostics
internal import TokenYAML

/// Decodes one file of migrations.
struct MigrationDecoder: RecordDecoder {
  let tree: SourceTree
  let log = DiagnosticLog()

  init(tree: SourceTree) {
    self.tree = tree
  }

  /// The valid entries of a document; the mistakes of others are reported.
  func entries(of root: NodeID) -> [MigrationFile.Entry] {
    // A file of comments alone.
    if isNull(root) { return [] }
    guard expect(.mapping, root, for: "`\(MigrationFile.name)`") else { return [] }
    return tree.entries(of: root).compactMap { key, value in
      guard let old = name(key, for: "an old name") else { return nil }
      return successors(value, of: old.text).map { MigrationFile.Entry(old: old, successors: $0) }
    }
  }

  /// A name, null, or a list of names; nil for anything else.
  private func successors(_ node: NodeID, of old: String) -> [MigrationFile.Name]? {
    if isNull(node) { return [] }
    guard tree.kind(of: node) == .sequence else {
      return successor(node, for: "the successor of `\(old)`").map { [$0] }
    }
    let elements = tree.elements(of: node).map { successor($0, for: "a successor of `\(old)`") }
    let names = elements.compactMap(\.self)
    return names.count == elements.count ? names : nil
  }

  private func successor(_ node: NodeID, for what: String) -> MigrationFile.Name? {
    expect(.scalar, node, for: what) ? name(node, for: what) : nil
  }

  /// The text of a scalar as it is written, whatever YAML takes it for.
  private func name(_ node: NodeID, for what: String) -> MigrationFile.Name? {
    let (text, range) = (tree.text(of: node), tree.range(of: node))
    guard text.isEmpty else { return MigrationFile.Name(text: text, range: range) }
    report(Diagnostic(of: UnknownValue.self, message: "`` is empty; \(what) needs a text", at: range))
    return nil
  }

  /// Whether a node is YAML's null: nothing, `~` or `null`, without quotes.
  func isNull(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .scalar && tree.form(of: node) != .quoted
      && ["", "~", "null", "Null", "NULL"].contains(tree.text(of: node))
  }

  func mistake(_ node: NodeID, expected: NodeKind, for what: String) -> Diagnostic? { nil }

  func report(_ diagnostic: Diagnostic) { log.report(diagnostic) }
}

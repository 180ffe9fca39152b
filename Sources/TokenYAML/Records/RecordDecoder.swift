package import TokenDiagnostics

/// Decodes mappings with known keys: expects kinds of nodes and allowed values, and reports everything else.
package protocol RecordDecoder {
  /// The tree of the nodes.
  var tree: SourceTree { get }

  /// Whether a scalar is an absent value, such as YAML's null.
  func isNull(_ node: NodeID) -> Bool

  /// The cause of a node of another kind than expected; nil if only its kind is known to be wrong.
  func mistake(_ node: NodeID, expected: NodeKind, for what: String) -> Diagnostic?

  /// Adds to the diagnostics.
  func report(_ diagnostic: Diagnostic)
}

extension RecordDecoder {
  /// Whether a node is of a kind; if not, that is reported. `what` is the subject of the message, such as "a weight".
  @inlinable
  package func expect(_ kind: NodeKind, _ node: NodeID, for what: String) -> Bool {
    if tree.kind(of: node) == kind, kind != .scalar || !isNull(node) { return true }
    reportKind(of: node, expected: kind, for: what)
    return false
  }

  @usableFromInline
  package func reportKind(of node: NodeID, expected kind: NodeKind, for what: String) {
    let found = isNull(node) ? "empty" : tree.kind(of: node).nameWithArticle
    report(
      mistake(node, expected: kind, for: what)
        ?? .wrongKind(what, expected: kind, found: found, at: tree.range(of: node))
    )
  }

  /// Whether a text is allowed; if not, that is reported.
  package func expect(
    oneOf allowed: [String],
    _ text: String,
    for what: String,
    at range: SourceRange
  ) -> Bool {
    if allowed.contains(text) { return true }
    report(.unknownValue(text, for: what, allowed: allowed, at: range))
    return false
  }
}

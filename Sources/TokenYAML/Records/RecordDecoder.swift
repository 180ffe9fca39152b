package import TokenDiagnostics

/// Decodes mappings with known keys: expects kinds of nodes and one of a few values, and reports everything else.
package protocol RecordDecoder {
  /// The tree of the nodes.
  var tree: YAMLTree { get }

  /// Whether a scalar is no value at all, as YAML's null is.
  func isNull(_ node: YAMLNodeID) -> Bool

  /// The mistake behind a node of another kind than expected; nil if only its kind is known to be wrong.
  func mistake(_ node: YAMLNodeID, expected: YAMLKind, for what: String) -> Diagnostic?

  /// Adds to the diagnostics.
  mutating func report(_ diagnostic: Diagnostic)
}

extension RecordDecoder {
  /// Whether a node is of a kind; if not, that is reported. `what` is the subject of the message, such as "a weight".
  package mutating func expect(_ kind: YAMLKind, _ node: YAMLNodeID, for what: String) -> Bool {
    let actual = tree.kind(of: node)
    let isEmpty = isNull(node)
    if actual == kind, kind != .scalar || !isEmpty { return true }
    let found = isEmpty ? "empty" : actual.nameWithArticle
    report(
      mistake(node, expected: kind, for: what)
        ?? .wrongKind(what, expected: kind, found: found, at: tree.range(of: node))
    )
    return false
  }

  /// Whether a text is one of a few; if not, that is reported.
  package mutating func expect(
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

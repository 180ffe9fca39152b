internal import TokenDiagnostics
internal import TokenYAML

/// YAML as JSON: the same nodes, on lines of their own. Numbers, `true` and `false` without quotes keep their form, and
/// all other scalars become strings.
package enum JSONTranslation {
  /// Nil if the text is not YAML, or is empty.
  package static func json(fromYAML text: String, end: String = "\n") -> String? {
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t.yaml", text: text)
    let document = YAMLReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)
    return document?.root.map { json($0, in: tree, end) + end }
  }

  private static func json(_ node: NodeID, in tree: SourceTree, _ end: String) -> String {
    switch tree.kind(of: node) {
    case .scalar:
      let text = tree.text(of: node)
      let isBare = tree.form(of: node) == .plain && (["true", "false"].contains(text) || isNumber(text))
      return isBare ? text : string(text)
    case .sequence:
      let elements = tree.elements(of: node).map { json($0, in: tree, end) }
      return "[" + elements.joined(separator: ", ") + "]"
    case .mapping:
      let entries = tree.entries(of: node).map { string(tree.text(of: $0.key)) + ": " + json($0.value, in: tree, end) }
      return "{" + end + entries.joined(separator: "," + end) + end + "}"
    }
  }

  /// The numbers that specs have: digits, and at most one point between them.
  private static func isNumber(_ text: String) -> Bool {
    text.wholeMatch(of: #/-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?/#) != nil
  }

  private static func string(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

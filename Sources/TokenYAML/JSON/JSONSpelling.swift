internal import TokenDiagnostics

/// Values of YAML as JSON spells them.
enum JSONSpelling {
  /// A YAML scalar as JSON: unchanged if JSON also has it, or else a text in quotes. A key is always in quotes.
  static func scalar(_ yaml: String, isKey: Bool) -> String {
    let isQuoted = yaml.utf8.count > 1 && yaml.hasPrefix("\"") && yaml.hasSuffix("\"")
    if isScalar(yaml), isQuoted || !isKey { return yaml }
    return JSONText.string(isQuoted ? String(yaml.dropFirst().dropLast()) : yaml)
  }

  /// Whether a text is a string, a number, `true`, `false` or `null`, and nothing else.
  static func isScalar(_ text: String) -> Bool { kind(of: text) == .scalar }

  /// Whether a text is an object or an array of JSON, and nothing else. A path in braces is not one.
  static func isCollection(_ text: String) -> Bool {
    guard text.hasPrefix("{") || text.hasPrefix("[") else { return false }
    return kind(of: text).map { $0 != .scalar } ?? false
  }

  /// The kind of value that a text is in JSON; nil for a text that is not JSON, or has space around it.
  private static func kind(of text: String) -> NodeKind? {
    guard let first = text.utf8.first, let last = text.utf8.last, first > 0x20, last > 0x20 else { return nil }
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "", text: text)
    let root = JSONReader.read(file, as: SourceFileID(index: 0), into: &tree, diagnostics: &diagnostics)?.root
    return diagnostics.isEmpty ? root.map { tree.kind(of: $0) } : nil
  }
}

internal import TokenDiagnostics
internal import TokenYAML

extension SourceTree {
  /// Whether a document is a root: a mapping that has the key `stylespec`.
  func isRoot(_ document: SourceDocument) -> Bool {
    guard let root = document.root else { return false }
    return entries(of: root).contains { utf8(of: $0.key).elementsEqual(RootKey.stylespec.rawValue.utf8) }
  }

  /// The value of a key of a mapping; nil if the mapping does not have the key.
  func value(named name: String, in mapping: NodeID) -> NodeID? {
    entries(of: mapping).first { text(of: $0.key) == name }?.value
  }

  /// The names in `{ a, b }`, which was meant as a list; nil for a mapping with values.
  func namesInBraces(_ node: NodeID, in files: [SourceFile]) -> [String]? {
    let place = range(of: node)
    guard kind(of: node) == .mapping, files.bytes(of: place).first == UInt8(ascii: "{") else { return nil }
    // A message need not show more than a person would write.
    let entries = Array(self.entries(of: node).prefix(21))
    guard (1...20).contains(entries.count),
      entries.allSatisfy({ kind(of: $0.key) == .scalar && range(of: $0.value).bytes.isEmpty })
    else {
      return nil
    }
    return entries.map { text(of: $0.key) }
  }
}

import TokenDiagnostics
import TokenYAML

/// A text that was read as JSON.
struct ReadJSON {
  let bytes: [UInt8]
  let tree: SourceTree
  let document: SourceDocument?
  let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8], isStrict: Bool = false, limits: SourceLimits = .standard) {
    self.bytes = bytes
    var tree = SourceTree()
    var diagnostics: [Diagnostic] = []
    let file = SourceFile(path: "t.json", bytes: bytes)
    document = JSONReader.read(
      file,
      as: SourceFileID(index: 0),
      into: &tree,
      isStrict: isStrict,
      limits: limits,
      diagnostics: &diagnostics
    )
    self.tree = tree
    self.diagnostics = diagnostics.inSourceOrder()
  }

  init(_ text: String, isStrict: Bool = false, limits: SourceLimits = .standard) {
    self.init(Array(text.utf8), isStrict: isStrict, limits: limits)
  }

  var root: NodeID? { document?.root }

  /// The data; nil if there is none, or it is not complete.
  var data: JSONData? {
    guard let document, document.isComplete, let root = document.root else { return nil }
    return JSONData(root, in: tree)
  }

  /// All nodes in source order.
  var nodes: [NodeID] { root.map(nodes) ?? [] }

  private func nodes(from node: NodeID) -> [NodeID] {
    switch tree.kind(of: node) {
    case .scalar: [node]
    case .sequence: [node] + tree.elements(of: node).flatMap(nodes)
    case .mapping: [node] + tree.entries(of: node).flatMap { nodes(from: $0.key) + nodes(from: $0.value) }
    }
  }

  /// The source text of a range.
  func text(_ range: SourceRange) -> String { String(decoding: bytes[range.bytes], as: UTF8.self) }
}

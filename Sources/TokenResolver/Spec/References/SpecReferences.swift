internal import TokenModel
internal import TokenYAML

/// The end of a chain of references.
enum ReferenceEnd {
  /// A value of the spec.
  case node(NodeID)
  /// A token of a token file.
  case imported(TokenID)
}

/// The pass over the references of a spec: takes the tree of all files, and finds the value or token that each
/// reference leads to. A reference to nothing is reported by the pass that needs its value.
struct SpecReferences {
  /// The paths of the spec, also for those that no reference has.
  let paths: ReferenceTable
  private let ends: [NodeID: ReferenceEnd]

  /// - Parameter tokens: The tokens of token files by their paths; nil without such.
  init(_ tree: SourceTree, tokens: TokenIndex?) {
    let paths = ReferenceTable(tree: tree)
    var ends: [NodeID: ReferenceEnd] = [:]
    func add(_ node: NodeID) {
      switch tree.kind(of: node) {
      case .mapping: for (_, value) in tree.entries(of: node) { add(value) }
      case .sequence: for element in tree.elements(of: node) { add(element) }
      case .scalar:
        guard let path = tree.referencePath(node) else { return }
        if case .found(let target) = paths.find(path) {
          ends[node] = .node(target)
        } else if let token = tokens?[String(decoding: path, as: UTF8.self)] {
          ends[node] = .imported(token)
        }
      }
    }
    for root in tree.documents.compactMap(\.root) { add(root) }
    self.paths = paths
    self.ends = ends
  }

  /// The direct target of the reference at a node; nil for one that leads nowhere, and for other nodes.
  subscript(node: NodeID) -> ReferenceEnd? { ends[node] }
}

extension SourceTree {
  /// The path inside the braces of a scalar that is a reference and nothing else.
  func referencePath(_ node: NodeID) -> ArraySlice<UInt8>? {
    let text = utf8(of: node)
    guard text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else { return nil }
    return text.dropFirst().dropLast()
  }
}

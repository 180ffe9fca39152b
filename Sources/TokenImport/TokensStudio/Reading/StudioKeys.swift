internal import TokenModel
internal import TokenYAML

/// Whether the keys of a file without themes and metadata are sets: its references do not have them, or one of them is
/// `global`, the set that Tokens Studio begins with.
struct StudioKeys {
  private let tree: SourceTree
  private var keys: [String] = []
  private var isTokenAlone = false
  /// The paths of all tokens, with the keys.
  private var paths: Swift.Set<UTF8Name> = []
  /// The same without the keys.
  private var pathsInSets: Swift.Set<UTF8Name> = []
  private var references: [String] = []

  init(_ tree: SourceTree, of root: NodeID) {
    self.tree = tree
    for (key, child) in tree.entries(of: root) where tree.kind(of: child) == .mapping {
      keys.append(tree.text(of: key))
      isTokenAlone = isTokenAlone || isToken(child)
      add(child, at: [tree.text(of: key)])
    }
  }

  var areSets: Bool {
    if isTokenAlone { return false }
    let whole = references.count { paths.contains(UTF8Name($0)) }
    let inSets = references.count { pathsInSets.contains(UTF8Name($0)) }
    return whole == inSets ? keys.contains("global") : inSets > whole
  }

  private func isToken(_ node: NodeID) -> Bool { tree.value(ofFirst: ["$value", "value"], in: node) != nil }

  private mutating func add(_ node: NodeID, at path: [String]) {
    if isToken(node) {
      paths.insert(UTF8Name(path.joined(separator: ".")))
      pathsInSets.insert(UTF8Name(path.dropFirst().joined(separator: ".")))
    }
    for (key, child) in tree.entries(of: node) {
      switch tree.kind(of: child) {
      case .mapping: add(child, at: path + [tree.text(of: key)])
      case .sequence: break
      case .scalar:
        references += StudioReference.parts(of: tree.text(of: child)).compactMap { part in
          if case .reference(let name) = part { name } else { nil }
        }
      }
    }
  }
}

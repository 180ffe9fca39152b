internal import TokenDiagnostics

/// The keys of one mapping: each must be a scalar, and no two may be equal.
struct MappingKeys {
  private let tree: YAMLTree
  private let keys: [YAMLNodeID]

  init(of mapping: YAMLNodeID, in tree: YAMLTree) {
    self.tree = tree
    self.keys = tree.entries(of: mapping).map(\.key)
  }

  /// One diagnostic for each key that is at fault, in source order. O(n) for n keys.
  func problems() -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var first: [ArraySlice<UInt8>: YAMLNodeID] = [:]
    for key in keys {
      guard tree.kind(of: key) == .scalar else {
        problems.append(.complexKey(at: tree.range(of: key)))
        continue
      }
      if let earlier = first[tree.utf8(of: key)] {
        problems.append(.duplicateKey(tree.text(of: key), at: tree.range(of: key), first: tree.range(of: earlier)))
      } else {
        first[tree.utf8(of: key)] = key
      }
    }
    return problems
  }
}

internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The names in groups. Each group is read at most once.
struct GroupNames {
  let tree: SourceTree
  /// The top objects of the files, the strongest first.
  let roots: [GroupLayer]
  /// The top-level names of all files, if they are few enough to be the sets of a tool that exports one file.
  let possibleSets: [String]
  private let children = Memo<NodeID, [UTF8Name: NodeID]>()
  private let tokens = Memo<NodeID, Bool>()
  private let indexes = Memo<[GroupLayer], NameIndex>()

  init(_ tree: SourceTree, roots: [GroupLayer]) {
    self.tree = tree
    self.roots = roots
    possibleSets = Self.possibleSets(tree, roots)
  }

  private static func possibleSets(_ tree: SourceTree, _ roots: [GroupLayer]) -> [String] {
    var names: [String] = []
    for name in roots.reversed().lazy.flatMap({ self.names(of: $0.node, in: tree) }) where !names.contains(name) {
      if names.count == 64 { return [] }
      names.append(name)
    }
    return names
  }

  /// The children of one node.
  func children(of group: NodeID) -> [UTF8Name: NodeID] {
    children.value(of: group) {
      Dictionary(
        tree.entries(of: group).map { (UTF8Name(tree.utf8(of: $0.key)), $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
    }
  }

  /// A layer's node for a name; nil if there is none, or if it is replaced.
  func child(_ name: UTF8Name, of layer: GroupLayer) -> NodeID? {
    let isReplaced = layer.overriding.map { children(of: $0)[name] != nil } ?? false
    return isReplaced ? nil : children(of: layer.node)[name]
  }

  func isToken(_ node: NodeID) -> Bool {
    tree.kind(of: node) != .mapping || tokens.value(of: node) { tree.isToken(node) }
  }

  /// The names in a group that are near to one that it does not have.
  func nearest(to name: String, in group: [GroupLayer]) -> NearestNames {
    indexes.value(of: group) { NameIndex(group.flatMap { Self.names(of: $0.node, in: tree) }) }.nearest(to: name)
  }

  /// The names of groups and tokens in a node, without properties.
  private static func names(of group: NodeID, in tree: SourceTree) -> some Sequence<String> {
    tree.entries(of: group).lazy.filter { tree.isChild($0.key) }.map { tree.text(of: $0.key) }
  }
}

/// Results of a function by its arguments, so that each is computed once.
final class Memo<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]

  /// The result for a key; nil if it is not known.
  subscript(key: Key) -> Value? {
    get { known[key] }
    set { known[key] = newValue }
  }

  /// The result for a key, which is computed unless it is known.
  func value(of key: Key, _ compute: () -> Value) -> Value {
    if let value = known[key] { return value }
    let value = compute()
    known[key] = value
    return value
  }
}

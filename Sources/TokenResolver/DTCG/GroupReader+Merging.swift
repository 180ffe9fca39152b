internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Merging the layers' nodes of the same name.
extension GroupReader {
  /// The node that one layer of a group has for a name.
  struct Child {
    let key: NodeID
    let node: NodeID
    let condition: Condition
  }

  /// The children of several layers, in the order of the weakest that has a name: for each name the layers' nodes, the
  /// strongest first.
  func mergedChildren(of layers: GroupExtension.Layers) -> [[Child]] {
    var children: [[Child]] = []
    var places: [UTF8Name: Int] = [:]
    for layer in layers.reversed() {
      let overriding = layer.overriding.map { Set(tree.entries(of: $0).map { UTF8Name(tree.utf8(of: $0.key)) }) } ?? []
      for (key, value) in tree.entries(of: layer.node) where tree.isChild(key) {
        let name = UTF8Name(tree.utf8(of: key))
        if overriding.contains(name) { continue }
        let child = Child(key: key, node: value, condition: layer.condition)
        if let place = places[name] {
          reportReplacement(of: children[place].last, by: child)
          children[place].append(child)
        } else {
          places[name] = children.count
          children.append([child])
        }
      }
    }
    return children.map { $0.reversed() }
  }

  /// A token is never replaced silently. Resolver documents define what replaces what. The order of files found in a
  /// folder is arbitrary.
  private func reportReplacement(of old: Child?, by new: Child) {
    guard let old, context.resolver == nil, range(old.node).file != range(new.node).file,
      tree.isToken(old.node) || tree.isToken(new.node)
    else { return }
    let (first, second) = (range(old.node), range(new.key))
    if let conflicts = context.conflicts, conflicts.includes(first.file, second.file), value(old) != value(new) {
      conflicts.add(tree.text(of: new.key), at: second, first: first)
      return
    }
    report(.replacedToken(tree.text(of: new.key), at: second, first: first))
  }

  /// The value of a token as it is written; nil for a group.
  private func value(_ child: Child) -> WrittenJSON? {
    let value = tree.value(of: "$value", in: child.node) ?? tree.value(of: "$ref", in: child.node)
    return value.map { tree.json(at: $0) }
  }

  func isToken(_ child: Child) -> Bool {
    tree.isToken(child.node) || tree.text(of: child.key, is: "$root")
  }

  /// The tokens among the layers' nodes for a name. Without a resolver document, only the last file counts.
  func declarations(among children: [Child]) -> [Child] {
    if children.count == 1 { return children }
    var declarations: [Child] = []
    for child in children {
      let isReplaced = declarations.contains { $0.condition == .always }
      if isReplaced, context.resolver == nil || !isToken(child) { break }
      guard isToken(child) else {
        reportMixture(child, declarations[0])
        break
      }
      declarations.append(child)
    }
    return declarations
  }

  /// The groups among the layers' nodes for a name, down to the first token.
  func groupNodes(among children: [Child]) -> GroupExtension.Layers {
    var layers: GroupExtension.Layers = []
    for child in children {
      if isToken(child) {
        let isReplaced = layers.contains { $0.condition == .always }
        if !isReplaced { reportMixture(children[0], child) }
        break
      }
      layers.append(GroupLayer(node: child.node, condition: child.condition))
    }
    return layers
  }

  /// Reports a name that is a group in some contexts and a token in others.
  private func reportMixture(_ child: Child, _ other: Child) {
    let name = tree.text(of: child.key)
    report(.tokenAndGroup(name, isToken: isToken(child), at: range(child.key), other: range(other.key)))
  }
}

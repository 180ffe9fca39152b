internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the sets and themes of Tokens Studio or Penpot.
struct StudioReader {
  private let tree: SourceTree

  init(_ tree: SourceTree) { self.tree = tree }

  /// The sets and themes; what is not one of them is left out.
  func document(_ files: StudioFiles) -> StudioDocument {
    let order = files.metadata.flatMap { tree.value(of: "tokenSetOrder", in: $0) }.map(texts) ?? []
    let sets = files.sets.map { set in
      StudioDocument.Set(name: set.name, tokens: tokens(in: set.node), location: tree.range(of: set.node))
    }
    let active = files.metadata.flatMap { tree.value(of: "activeThemes", in: $0) }.map(texts) ?? []
    return StudioDocument(sets: ordered(sets, by: order), themes: files.themes.map(themes) ?? [], active: active)
  }

  /// Sets that the order does not have come last.
  private func ordered(_ sets: [StudioDocument.Set], by order: [String]) -> [StudioDocument.Set] {
    let ranks = Dictionary(order.enumerated().map { (UTF8Name($1), $0) }) { first, _ in first }
    return sets.enumerated().sorted { one, other in
      let ranks = [one, other].map { ranks[UTF8Name($0.element.name)] ?? order.count }
      return (ranks[0], one.offset) < (ranks[1], other.offset)
    }.map(\.element)
  }

  // MARK: Tokens

  /// The tokens below a node, in the order of the file.
  private func tokens(in node: NodeID) -> [StudioDocument.Token] {
    var tokens: [StudioDocument.Token] = []
    add(node, path: [], type: nil, to: &tokens)
    return tokens
  }

  private func add(_ node: NodeID, path: [String], type: String?, to tokens: inout [StudioDocument.Token]) {
    let ownType = tree.string(tree.value(ofFirst: ["$type", "type"], in: node))
    let value = path.isEmpty ? nil : value(of: node)
    if let value {
      tokens.append(
        StudioDocument.Token(
          path: path,
          type: ownType ?? type,
          value: tree.written(value),
          description: tree.string(tree.value(ofFirst: ["$description", "description"], in: node)),
          extensions: extensions(of: node),
          location: tree.range(of: node)
        )
      )
    }
    let inherited = tree.string(tree.value(of: "$type", in: node)) ?? type
    for (key, child) in tree.entries(of: node) where tree.kind(of: child) == .mapping && child != value {
      let name = tree.text(of: key)
      if ["$extensions", "$value", "$themes", "$metadata"].contains(name) { continue }
      add(child, path: path + [name], type: inherited, to: &tokens)
    }
  }

  /// The value of a token; nil for a group. A group may have a token called `value`.
  private func value(of node: NodeID) -> NodeID? {
    if let value = tree.value(of: "$value", in: node) { return value }
    guard let value = tree.value(of: "value", in: node) else { return nil }
    let isToken = tree.kind(of: value) != .mapping || tree.string(tree.value(of: "type", in: node)) != nil
    return isToken ? value : nil
  }

  private func extensions(of node: NodeID) -> [WrittenJSON.Member] {
    guard let extensions = tree.value(of: "$extensions", in: node), case .object(let members) = tree.written(extensions)
    else { return [] }
    return members
  }

  // MARK: Themes

  private func themes(_ node: NodeID) -> [StudioDocument.Theme] {
    tree.elements(of: node).compactMap { theme in
      guard let name = tree.string(tree.value(of: "name", in: theme)) else { return nil }
      let group = tree.string(tree.value(of: "group", in: theme))
      let sets = tree.value(of: "selectedTokenSets", in: theme).map(enabledSets) ?? []
      return StudioDocument.Theme(
        name: name,
        group: group?.isEmpty == false ? group : nil,
        sets: sets,
        location: tree.range(of: theme)
      )
    }
  }

  private func enabledSets(_ node: NodeID) -> [String] {
    tree.entries(of: node).compactMap { key, status in
      ["enabled", "source"].contains(tree.text(of: status)) ? tree.text(of: key) : nil
    }
  }

  private func texts(_ node: NodeID) -> [String] {
    tree.elements(of: node).compactMap { tree.string($0) }
  }
}

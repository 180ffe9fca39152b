internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the sets and themes of Tokens Studio or Penpot.
struct StudioReader {
  private let tree: SourceTree

  init(_ tree: SourceTree) { self.tree = tree }

  /// The sets and themes, and the keys that are neither.
  ///
  /// - Parameter tool: The tool that the user named; nil for the one that the files show.
  func document(_ files: StudioFiles, from tool: ImportKind? = nil) -> StudioDocument {
    let order = files.metadata.flatMap { tree.value(of: "tokenSetOrder", in: $0) }.map(texts) ?? []
    var unread: [StudioDocument.UnreadKey] = []
    let sets = files.sets.map { set in
      let content = content(of: set.node)
      unread += content.unread
      return StudioDocument.Set(
        name: set.name,
        tokens: content.tokens,
        groups: content.groups,
        location: tree.range(of: set.node)
      )
    }
    unread += files.themes.map { tree.elements(of: $0).flatMap(unreadKeys(ofTheme:)) } ?? []
    unread += files.metadata.map(unreadKeys(ofMetadata:)) ?? []
    let active = files.metadata.flatMap { tree.value(of: "activeThemes", in: $0) }.map(texts) ?? []
    return StudioDocument(
      tool: tool ?? files.tool,
      sets: ordered(sets, by: order),
      themes: files.themes.map(themes) ?? [],
      active: active,
      unread: unread
    )
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

  /// What a set has, in the order of the file.
  private struct Content {
    var tokens: [StudioDocument.Token] = []
    var groups: [StudioDocument.Group] = []
    var unread: [StudioDocument.UnreadKey] = []
  }

  private func content(of set: NodeID) -> Content {
    var content = Content()
    add(set, path: [], type: nil, to: &content)
    return content
  }

  private func add(_ node: NodeID, path: [String], type: String?, to content: inout Content) {
    let members = members(of: node)
    let value = path.isEmpty ? nil : value(of: node)
    if let value {
      let token = StudioDocument.Token(
        path: path,
        type: members.type ?? type,
        value: tree.written(value),
        annotations: members.annotations,
        location: tree.range(of: node)
      )
      content.tokens.append(token)
    } else if !members.annotations.isEmpty {
      content.groups.append(.init(path: path, annotations: members.annotations, location: tree.range(of: node)))
    }
    for (name, child) in members.others where child != value {
      if tree.kind(of: child) == .mapping {
        addGroup(child, path: path + [name], type: members.inheritedType ?? type, to: &content)
      } else {
        content.unread.append(.init(name: name, owner: .tokens, location: tree.range(of: child)))
      }
    }
  }

  /// Adds an object that should have tokens. One without them is a key like others.
  private func addGroup(_ node: NodeID, path: [String], type: String?, to content: inout Content) {
    let before = (tokens: content.tokens.count, groups: content.groups.count, unread: content.unread.count)
    add(node, path: path, type: type, to: &content)
    if content.tokens.count > before.tokens || !tree.hasEntries(node) { return }
    content.groups.removeSubrange(before.groups...)
    content.unread.removeSubrange(before.unread...)
    content.unread.append(.init(name: path.last ?? "", owner: .tokens, location: tree.range(of: node)))
  }

  /// The members of a token or group: its own, and those that are tokens or groups.
  private struct Members {
    var type: String?
    /// The type that a group has for its tokens.
    var inheritedType: String?
    var annotations = ImportedAnnotations()
    var others: [(name: String, node: NodeID)] = []
  }

  private func members(of node: NodeID) -> Members {
    var members = Members()
    for (key, child) in tree.entries(of: node) {
      let name = tree.text(of: key)
      switch (name, tree.kind(of: child)) {
      case ("$themes", _), ("$metadata", _), ("$schema", _): break
      case ("$value", _), ("value", .scalar), ("value", .sequence): break
      case ("$type", .scalar):
        members.type = tree.string(child)
        members.inheritedType = members.type
      case ("type", .scalar): members.type = members.type ?? tree.string(child)
      case ("$description", .scalar), ("description", .scalar):
        members.annotations.description = members.annotations.description ?? tree.string(child)
      case ("$deprecated", .scalar): members.annotations.deprecated = tree.written(child)
      case ("$extensions", .mapping):
        if case .object(let extensions) = tree.written(child) { members.annotations.extensions = extensions }
      default: members.others.append((name, child))
      }
    }
    return members
  }

  /// The value of a token; nil for a group. A group may have a token called `value`.
  private func value(of node: NodeID) -> NodeID? {
    if let value = tree.value(of: "$value", in: node) { return value }
    guard let value = tree.value(of: "value", in: node) else { return nil }
    let isToken = tree.kind(of: value) != .mapping || tree.string(tree.value(of: "type", in: node)) != nil
    return isToken ? value : nil
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

  private func unreadKeys(ofTheme theme: NodeID) -> [StudioDocument.UnreadKey] {
    let known = ["id", "name", "group", "selectedTokenSets", "description", "is-source", "external-id", "modified-at"]
    return unreadKeys(of: theme, besides: known, .themes)
  }

  private func unreadKeys(ofMetadata metadata: NodeID) -> [StudioDocument.UnreadKey] {
    let known = ["tokenSetOrder", "activeThemes", "activeSets", "version", "updatedAt"]
    return unreadKeys(of: metadata, besides: known, .metadata)
  }

  /// The keys that have something and are not known.
  private func unreadKeys(
    of node: NodeID,
    besides known: [String],
    _ owner: StudioDocument.UnreadKey.Owner
  ) -> [StudioDocument.UnreadKey] {
    tree.entries(of: node).compactMap { key, value in
      let name = tree.text(of: key)
      if known.contains(name) || isEmpty(value) { return nil }
      return .init(name: name, owner: owner, location: tree.range(of: value))
    }
  }

  private func isEmpty(_ node: NodeID) -> Bool {
    switch tree.kind(of: node) {
    case .mapping: !tree.hasEntries(node)
    case .sequence: !tree.elements(of: node).contains { _ in true }
    case .scalar: tree.form(of: node) == .null || tree.text(of: node).isEmpty
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

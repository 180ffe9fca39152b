internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The values for modes that tokens have in `$extensions`, as contexts of modifiers. Plugins of Figma and other tools
/// write them so.
struct ExtensionModes: DTCGPass {
  let context: DTCGContext
  /// The modifiers of a resolver document, and one for each group of mode names that tokens share.
  private(set) var modifiers: Modifiers
  /// The values of each token by its object.
  private var values: [NodeID: [(condition: Condition, value: NodeID)]] = [:]
  /// The keys of the extensions that the values of each token are in, by its object.
  private var keys: [NodeID: Set<NodeID>] = [:]

  /// The modes of one token.
  private struct Found {
    let object: NodeID
    /// The key of the extension.
    let key: NodeID
    var entries: [(key: NodeID, value: NodeID)] = []
    /// The keys of extensions that look like modes, and are not known.
    var others: [NodeID] = []
  }

  /// Mode names that tokens share.
  private struct Group {
    var names: [String] = []
    var places: [SourceRange] = []
    var members: [Found] = []

    mutating func add(_ other: Group) {
      names += other.names
      places += other.places
      members += other.members
    }

    mutating func add(_ member: Found, in tree: SourceTree) {
      for (key, _) in member.entries where !names.contains(tree.text(of: key)) {
        names.append(tree.text(of: key))
        places.append(tree.range(of: key))
      }
      members.append(member)
    }
  }

  /// Looks for modes in the objects with tokens.
  init(_ roots: [NodeID], _ context: DTCGContext) {
    self.context = context
    modifiers = context.resolver?.modifiers ?? []
    guard context.mentions(["mode", "overrides", "themes"]) else { return }
    var found: [Found] = []
    for root in roots { find(below: root, &found) }
    for group in Self.groups(of: found, in: tree) { add(group) }
    reportUnread(found.flatMap(\.others))
  }

  /// The values of a token in contexts, by its object; empty for most.
  subscript(object: NodeID) -> [(condition: Condition, value: NodeID)] { values[object] ?? [] }

  /// The keys of the extensions that the values of a token are in; empty for most.
  func keys(of object: NodeID) -> Set<NodeID> { keys[object] ?? [] }

  /// Reports modes of a token that already belongs to a context.
  func reportUnread(of object: NodeID) {
    guard values[object] != nil else { return }
    report(.modesInContext(at: range(object)))
  }

  /// Reports extensions that look like modes, each once.
  private func reportUnread(_ keys: [NodeID]) {
    var known: Set<String> = []
    for key in keys where known.insert(tree.text(of: key)).inserted {
      report(.unclearModes(tree.text(of: key), at: range(key)))
    }
  }

  // MARK: Finding

  private func find(below object: NodeID, _ found: inout [Found]) {
    guard tree.kind(of: object) == .mapping else { return }
    let isToken = tree.isToken(object)
    for (key, value) in tree.entries(of: object) {
      if isToken, tree.text(of: key, is: "$extensions") {
        found += modes(in: value, of: object)
      } else if !isToken, tree.isChild(key) || tree.text(of: key, is: "$root") {
        find(below: value, &found)
      }
    }
  }

  /// The modes among a token's extensions, including those of other programs.
  private func modes(in extensions: NodeID, of object: NodeID) -> [Found] {
    tree.entries(of: extensions).flatMap { key, value -> [Found] in
      guard tree.kind(of: value) == .mapping else { return [] }
      let name = tree.text(of: key)
      switch name.split(separator: ".").last {
      case _ where name == "org.primer.overrides": return [modes(value, key, of: object)]
      case "mode", "modes": return [modes(value, key, of: object)]
      case "themes", "overrides": return [Found(object: object, key: key, others: [key])]
      default: break
      }
      return tree.entries(of: value).compactMap { inner, modes in
        let isMode = tree.text(of: inner, is: "mode") || tree.text(of: inner, is: "modes")
        return isMode && tree.kind(of: modes) == .mapping ? self.modes(modes, inner, of: object) : nil
      }
    }
  }

  /// Primer has a value, or an object with one.
  private func modes(_ node: NodeID, _ key: NodeID, of object: NodeID) -> Found {
    let entries = tree.entries(of: node).map { name, value in
      (key: name, value: tree.kind(of: value) == .mapping ? tree.value(of: "$value", in: value) ?? value : value)
    }
    return Found(object: object, key: key, entries: entries)
  }

  // MARK: Modifiers

  /// Tokens whose names of modes overlap have one modifier.
  private static func groups(of found: [Found], in tree: SourceTree) -> [Group] {
    var groups: [Group] = []
    for member in found where !member.entries.isEmpty {
      let names = Set(member.entries.map { tree.text(of: $0.key) })
      let touched = groups.indices.filter { !names.isDisjoint(with: groups[$0].names) }
      var group = touched.reduce(into: Group()) { $0.add(groups[$1]) }
      group.add(member, in: tree)
      for index in touched.dropFirst().reversed() { groups.remove(at: index) }
      if let first = touched.first { groups[first] = group } else { groups.append(group) }
    }
    return groups
  }

  private mutating func add(_ group: Group) {
    var (names, places) = (group.names, group.places)
    var place = names.firstIndex { isStandard($0, in: group) }
    if place == nil {
      let isDark = names.contains { $0.lowercased().contains("dark") }
      names.insert(isDark && !names.contains("light") ? "light" : "default", at: 0)
      places.insert(range(group.members[0].key), at: 0)
      place = 0
    }
    let contexts = IDTable<ContextKind, String>(names)
    guard let place, names.count > 1, let standard = contexts.firstIndex(where: { $0 == names[place] }) else { return }
    let name = uniqueName("mode")
    let reading = ModifierReading(name: name, contexts: names)
    let modifier = modifiers.append(
      Modifier(
        name: name,
        contexts: contexts,
        standard: standard,
        role: reading.role,
        appearances: IDTable(reading.appearances),
        textSizes: IDTable(reading.textSizes),
        place: range(group.members[0].key),
        contextPlaces: IDTable(places)
      )
    )
    for member in group.members {
      keys[member.object, default: []].insert(member.key)
      values[member.object, default: []] += member.entries.compactMap { key, value in
        guard let id = contexts.firstIndex(where: { $0 == tree.text(of: key) }), id != standard else { return nil }
        return (.context(id, of: modifier), value)
      }
    }
    report(.modes(group.names, ofTokens: group.members.count, as: name, at: range(group.members[0].key)))
  }

  /// Whether all tokens with a mode have its value as `$value`.
  private func isStandard(_ name: String, in group: Group) -> Bool {
    group.members.allSatisfy { member in
      guard let value = member.entries.first(where: { tree.text(of: $0.key) == name })?.value,
        let own = tree.value(of: "$value", in: member.object)
      else { return true }
      return tree.json(at: value) == tree.json(at: own)
    }
  }

  private func uniqueName(_ name: String) -> String {
    let taken = Set(modifiers.map(\.name))
    var (unique, number) = (name, 2)
    while taken.contains(unique) { (unique, number) = ("\(name)\(number)", number + 1) }
    return unique
  }
}

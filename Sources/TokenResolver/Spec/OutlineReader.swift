internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the declarations of a spec, which may have mistakes: anything that is not a token is left out. References are
/// not followed.
struct OutlineReader {
  let tree: SourceTree
  private var tokens: [TokenDeclaration] = []
  private var settings: [String: DeclaredValue] = [:]
  /// The indices of modes and packs in `tokens`, by their paths.
  private var owners: [UTF8Name: Int] = [:]
  /// Whether the spec names token files, so that sections may choose tokens of them.
  private var hasTokenFiles = false

  init(tree: SourceTree) {
    self.tree = tree
  }

  /// The outline of the documents of a tree; the root is the last.
  mutating func read(_ documents: [SourceDocument]) -> SpecOutline {
    let file = documents.last?.file
    hasTokenFiles = documents.last?.root.flatMap { tree.value(named: RootKey.tokens.rawValue, in: $0) } != nil
    for document in documents {
      guard let root = document.root else { continue }
      for (key, value) in tree.entries(of: root) { readTop(tree.text(of: key), value, isRoot: document.file == file) }
    }
    return SpecOutline(
      tokens: tokens,
      settings: settings,
      comments: documents.flatMap(\.comments),
      files: documents.map(\.file)
    )
  }

  private mutating func readTop(_ key: String, _ value: NodeID, isRoot: Bool) {
    switch RootKey(rawValue: key) {
    case .palette: readGroup(value, path: key)
    case .color, .weight, .family, .typography, .styles:
      guard let section = TokenDeclaration.Section(rawValue: key) else { return }
      let choosing = choosingKeys(in: value, key)
      for (key, value) in tree.entries(of: value) where !choosing.contains(tree.text(of: key)) {
        readToken(key, value: value, in: section, path: section.rawValue)
      }
    case .emoji:
      for (key, value) in tree.entries(of: value) { readPack(key, value) }
    case .modes:
      for (key, value) in tree.entries(of: value) { readMode(key, value) }
    case .stylespec, .name, .offsetHost, .swift, .codes, .include, .tokens, .contexts, .rootFontSize:
      if isRoot { readSettings(value, path: key) }
    case nil: break
    }
  }

  /// The keys of a section that choose tokens of token files; they are not tokens.
  private func choosingKeys(in section: NodeID, _ name: String) -> [String] {
    let hasChoice =
      hasTokenFiles && tree.value(named: TokenSelection.fromKey, in: section) != nil
    guard hasChoice, let key = RootKey(rawValue: name) else { return [] }
    return SpecRecord.selection(in: key).keyNames
  }

  private mutating func readGroup(_ group: NodeID, path: String) {
    for (key, value) in tree.entries(of: group) {
      if tree.kind(of: value) == .mapping,
        tree.isPaletteGroup(value, isMapping: { tree.kind(of: $0) == .mapping })
      {
        readGroup(value, path: "\(path).\(tree.text(of: key))")
      } else {
        readToken(key, value: value, in: .palette, path: path)
      }
    }
  }

  private mutating func readMode(_ key: NodeID, _ mode: NodeID) {
    readOwner(key, value: mode, in: .modes)
    for (part, table) in tree.entries(of: mode) where tree.text(of: part) == "typography" {
      for (size, row) in tree.entries(of: table) {
        readToken(size, value: row, in: .modes, path: "modes.\(tree.text(of: key)).typography")
      }
    }
  }

  private mutating func readPack(_ key: NodeID, _ pack: NodeID) {
    readOwner(key, value: pack, in: .emoji)
    for (part, items) in tree.entries(of: pack) where tree.text(of: part) == "items" {
      for (item, value) in tree.entries(of: items) {
        readToken(item, value: value, in: .emoji, path: "emoji.\(tree.text(of: key))")
      }
    }
  }

  /// Reads a mode or a pack. Its parts in several files are one declaration, located at the first.
  private mutating func readOwner(_ key: NodeID, value: NodeID, in section: TokenDeclaration.Section) {
    let name = UTF8Name("\(section.rawValue).\(tree.text(of: key))")
    let index = tokens.count
    readToken(key, value: value, in: section, path: section.rawValue)
    guard let first = owners[name], tokens[first].nameRange.file != tokens[index].nameRange.file else {
      owners[name] = index
      return
    }
    tokens[first] = tokens[first].merged(with: tokens.removeLast())
  }

  private mutating func readToken(
    _ key: NodeID,
    value: NodeID,
    in section: TokenDeclaration.Section,
    path: String
  ) {
    let name = tree.text(of: key)
    var values: [DeclaredValue] = []
    readValues(value, key: "", into: &values)
    let grounds = section == .color ? readGrounds(of: value) : []
    if section == .color { values.removeAll { $0.key == SpecRecord.groundKey } }
    let description = values.firstIndex { $0.key == Annotation.description.rawValue }.map { values.remove(at: $0) }
    let advice = values.firstIndex { $0.key == Annotation.deprecated.rawValue }.map { values.remove(at: $0) }
    tokens.append(
      TokenDeclaration(
        section: section,
        role: section.role,
        type: section.type,
        path: path + "." + name,
        name: name,
        nameRange: tree.range(of: key),
        range: tree.range(of: value),
        values: values,
        grounds: grounds,
        description: description,
        deprecation: advice.flatMap { $0.text == "false" ? nil : Deprecation(advice: $0) }
      )
    )
  }

  /// Reads `on` of a color: one value, or a list of them.
  private func readGrounds(of color: NodeID) -> [DeclaredValue] {
    let key = SpecRecord.groundKey
    guard let node = tree.entries(of: color).first(where: { tree.text(of: $0.key) == key })?.value else { return [] }
    let nodes = tree.kind(of: node) == .sequence ? Array(tree.elements(of: node)) : [node]
    return nodes.filter { tree.kind(of: $0) == .scalar }.map {
      DeclaredValue(key: key, text: tree.text(of: $0), range: tree.range(of: $0))
    }
  }

  /// Reads the scalars of a token, one level deep or, for the metrics of a family, two.
  private func readValues(_ node: NodeID, key: String, into values: inout [DeclaredValue]) {
    switch tree.kind(of: node) {
    case .scalar: values.append(DeclaredValue(key: key, text: tree.text(of: node), range: tree.range(of: node)))
    case .mapping:
      for (part, value) in tree.entries(of: node) {
        let name = tree.text(of: part)
        if key.isEmpty && (name == "typography" || name == "items") { continue }
        readValues(value, key: key.isEmpty ? name : "\(key).\(name)", into: &values)
      }
    case .sequence: break
    }
  }

  private mutating func readSettings(_ node: NodeID, path: String) {
    switch tree.kind(of: node) {
    case .scalar:
      settings[path] = DeclaredValue(key: path, text: tree.text(of: node), range: tree.range(of: node))
    case .mapping:
      for (key, value) in tree.entries(of: node) { readSettings(value, path: "\(path).\(tree.text(of: key))") }
    case .sequence:
      for (index, value) in tree.elements(of: node).enumerated() { readSettings(value, path: "\(path).\(index)") }
    }
  }
}

extension TokenDeclaration {
  /// The declaration, with anything that only its part in another file has.
  fileprivate func merged(with other: TokenDeclaration) -> TokenDeclaration {
    TokenDeclaration(
      section: section,
      role: role,
      type: type,
      path: path,
      name: name,
      nameRange: nameRange,
      range: range,
      values: values + other.values.filter { self[$0.key] == nil },
      grounds: grounds,
      description: description ?? other.description,
      deprecation: deprecation ?? other.deprecation
    )
  }
}

extension TokenDeclaration.Section {
  /// The purpose of the section's tokens.
  fileprivate var role: TokenDeclaration.Role {
    switch self {
    case .palette: .primitive
    case .color, .weight, .family, .typography, .modes: .axis
    case .styles: .style
    case .emoji: .emoji
    case .tokens: .token
    }
  }

  /// The type of the section's tokens.
  fileprivate var type: TokenType? {
    switch self {
    case .palette, .color: .color
    case .weight: .fontWeight
    case .family: .fontFamily
    case .styles: .typography
    case .typography, .modes, .emoji, .tokens: nil
    }
  }
}

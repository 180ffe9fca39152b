internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The files of Tokens Studio or Penpot as trees, and what they are.
struct StudioFiles {
  /// A set, and the node that has its tokens.
  struct SetNode {
    let name: String
    let node: NodeID
  }

  let tree: SourceTree
  /// In the order of the files.
  let sets: [SetNode]
  let themes: NodeID?
  let metadata: NodeID?
  /// Which files and keys show what they are.
  let evidence: [String]

  /// The names of the files that are not sets, without `.json`, and of the keys of a single file.
  static let themesName = "$themes"
  static let metadataName = "$metadata"

  /// The types of tokens that Tokens Studio or Penpot have and the Design Tokens format does not have.
  private static let ownTypes: Swift.Set<String> = [
    "sizing", "spacing", "borderRadius", "borderWidth", "opacity", "fontFamilies", "fontWeights", "fontSizes",
    "lineHeights", "paragraphSpacing", "paragraphIndent", "textCase", "textDecoration", "boxShadow", "composition",
    "asset", "strokeWidth", "rotation",
  ]

  /// The parts of a single file or of a folder.
  init(_ tree: SourceTree, roots: [(path: String, node: NodeID)], isFolder: Bool) {
    self.tree = tree
    if isFolder {
      let parts = roots.map { (name: Self.setName($0.path), node: $0.node) }
      themes = parts.first { $0.name == Self.themesName }?.node
      metadata = parts.first { $0.name == Self.metadataName }?.node
      sets = parts.filter { !$0.name.utf8.starts(with: "$".utf8) }.map { SetNode(name: $0.name, node: $0.node) }
    } else {
      let entries = roots.flatMap { root in tree.entries(of: root.node).map { (tree.text(of: $0.key), $0.value) } }
      themes = entries.first { $0.0 == Self.themesName }?.1
      metadata = entries.first { $0.0 == Self.metadataName }?.1
      let hasSets = themes != nil || metadata != nil || roots.contains { StudioKeys(tree, of: $0.node).areSets }
      if hasSets {
        sets = entries.filter { !$0.0.utf8.starts(with: "$".utf8) }.map { SetNode(name: $0.0, node: $0.1) }
      } else {
        sets = roots.map { SetNode(name: Self.setName($0.path), node: $0.node) }
      }
    }
    let ending = isFolder ? ".json" : ""
    var evidence = [(Self.themesName, themes), (Self.metadataName, metadata)].filter { $0.1 != nil }.map {
      $0.0 + ending
    }
    if evidence.isEmpty, let type = Self.ownType(in: sets.map(\.node), of: tree) {
      evidence = ["tokens of its type `\(type)`"]
    }
    self.evidence = evidence
  }

  /// The tool that wrote the files: Penpot says what is active, and has keys of its own in themes.
  var tool: ImportKind {
    let isPenpot =
      metadata.map { has(["activeThemes", "activeSets"], $0) } ?? false
      || themes.map { tree.elements(of: $0).contains { has(["is-source", "external-id", "modified-at"], $0) } } ?? false
    return isPenpot ? .penpot : .tokensStudio
  }

  private func has(_ keys: [String], _ object: NodeID) -> Bool {
    tree.entries(of: object).contains { keys.contains(tree.text(of: $0.key)) }
  }

  private static func setName(_ path: String) -> String {
    path.hasSuffix(".json") ? String(path.dropLast(".json".count)) : path
  }

  /// A type that shows which tool wrote the tokens; nil if none does.
  private static func ownType(in nodes: [NodeID], of tree: SourceTree) -> String? {
    var rest = Array(nodes.reversed())
    while let node = rest.popLast() {
      let entries = Array(tree.entries(of: node))
      for (key, value) in entries
      where ["type", "$type"].contains(tree.text(of: key)) && tree.kind(of: value) == .scalar {
        let type = tree.text(of: value)
        if ownTypes.contains(type) { return type }
      }
      rest += entries.map(\.value).reversed()
    }
    return nil
  }
}

extension SourceTree {
  /// The value of a key of an object; nil if the object does not have it.
  func value(of name: String, in object: NodeID) -> NodeID? {
    entries(of: object).first { utf8(of: $0.key).elementsEqual(name.utf8) }?.value
  }

  /// The value of the first of some keys that an object has.
  func value(ofFirst names: [String], in object: NodeID) -> NodeID? {
    names.lazy.compactMap { value(of: $0, in: object) }.first
  }

  /// Whether an object has a key.
  func hasEntries(_ object: NodeID) -> Bool { entries(of: object).contains { _ in true } }

  /// The text of a string; nil for anything else.
  func string(_ node: NodeID?) -> String? {
    node.flatMap { form(of: $0) == .quoted ? text(of: $0) : nil }
  }

  /// A whole value of JSON.
  func written(_ node: NodeID) -> WrittenJSON {
    switch kind(of: node) {
    case .mapping: return .object(entries(of: node).map { .init(key: text(of: $0.key), value: written($0.value)) })
    case .sequence: return .array(elements(of: node).map(written))
    case .scalar: break
    }
    return switch form(of: node) {
    case .number: .number(text(of: node))
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .null: .null
    case .plain, .quoted, nil: .string(text(of: node))
    }
  }
}

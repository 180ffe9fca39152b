internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the files that Figma exports: one for each mode of a collection.
struct FigmaExport {
  /// A file with the variables of a mode.
  struct ModeFile {
    let path: String
    let mode: String
    /// The names of the variables, with `/`, and the nodes of their tokens.
    let variables: [(name: String, node: NodeID)]
    let node: NodeID

    /// The folders of its path; empty for a file that is in none.
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  /// Files of the same collection.
  private struct Group {
    var files: [ModeFile]
    var names: Swift.Set<UTF8Name>
    var name = ""
  }

  private let tree: SourceTree
  private let tokens: FigmaTokens
  private var groups: [Group] = []
  /// The places of variables in the document.
  private var places: [Place: Int] = [:]
  /// The variables of a name in any collection.
  private var byName: [UTF8Name: [Int]] = [:]
  /// The groups by their names.
  private var byGroup: [UTF8Name: Int] = [:]

  private struct Place: Hashable {
    let group: Int
    let name: UTF8Name
  }

  /// The files with modes, in their order.
  init(_ files: [ModeFile], of tree: SourceTree) {
    self.tree = tree
    tokens = FigmaTokens(tree: tree)
    for file in files {
      let names = Swift.Set(file.variables.map { UTF8Name($0.name) })
      let index = groups.firstIndex { group in
        guard group.files[0].folder.utf8.elementsEqual(file.folder.utf8) else { return false }
        // A folder is a collection. Without folders, a collection is files with the same variables.
        return file.folder.isEmpty ? group.names == names : !group.names.isDisjoint(with: names)
      }
      if let index {
        groups[index].files.append(file)
        groups[index].names.formUnion(names)
      } else {
        groups.append(Group(files: [file], names: names))
      }
    }
    nameGroups()
    indexVariables()
  }

  /// The mode that a file is for; nil for a file that does not say it.
  static func mode(of root: ImportTree.Root, _ tree: SourceTree) -> String? {
    let extensions = tree.value(of: "$extensions", in: root.node)
    return extensions.flatMap { tree.string(tree.value(of: "com.figma.modeName", in: $0)) }
  }

  /// A file that is one of Figma's; nil for another one.
  static func file(_ root: ImportTree.Root, of tree: SourceTree) -> ModeFile? {
    let mode = mode(of: root, tree)
    var variables: [(name: String, node: NodeID)] = []
    var isFigma = mode != nil
    var rest: [(path: String, node: NodeID)] = [("", root.node)]
    while let (path, node) = rest.popLast() {
      if !path.isEmpty, tree.value(of: "$value", in: node) != nil {
        variables.append((path, node))
        if !isFigma, let extensions = tree.value(of: "$extensions", in: node) {
          isFigma = tree.entries(of: extensions).contains { tree.text(of: $0.key).hasPrefix("com.figma.") }
        }
        continue
      }
      let children = tree.entries(of: node).filter { key, child in
        tree.kind(of: child) == .mapping && tree.utf8(of: key).first != UInt8(ascii: "$")
      }
      rest += children.reversed().map { key, child in
        (path.isEmpty ? tree.text(of: key) : path + "/" + tree.text(of: key), child)
      }
    }
    if !isFigma || variables.isEmpty { return nil }
    return ModeFile(path: root.path, mode: mode ?? stem(root.path), variables: variables, node: root.node)
  }

  /// The name of a file without its folders and its ending.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".tokens.json", ".json"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
    return name
  }

  // MARK: Names of collections

  private mutating func nameGroups() {
    for index in groups.indices {
      let group = groups[index]
      let folder = group.files[0].folder.split(separator: "/").last.map(String.init)
      groups[index].name = folder ?? Self.common(group.files) ?? named(byAliasesTo: group) ?? "Variables"
    }
  }

  /// What names such as `Brand.Light.tokens.json` say before the mode.
  private static func common(_ files: [ModeFile]) -> String? {
    let stems = files.map { file in
      let stem = stem(file.path)
      return stem.hasSuffix(file.mode) ? String(stem.dropLast(file.mode.count)) : stem
    }
    let names = stems.map { stem in
      var name = Substring(stem)
      while let last = name.last, " .-_".contains(last) { name = name.dropLast() }
      return String(name)
    }
    guard let first = names.first, !first.isEmpty, names.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The name of the collection by which aliases lead to its variables.
  private func named(byAliasesTo group: Group) -> String? {
    for file in groups.flatMap(\.files) {
      for (_, node) in file.variables {
        guard let alias = tokens.alias(of: node), let set = alias.set, group.names.contains(UTF8Name(alias.name)) else {
          continue
        }
        return set
      }
    }
    return nil
  }

  private mutating func indexVariables() {
    var count = 0
    for (index, group) in groups.enumerated() {
      byGroup[UTF8Name(group.name)] = byGroup[UTF8Name(group.name)] ?? index
      for name in names(of: group) {
        places[Place(group: index, name: UTF8Name(name))] = count
        byName[UTF8Name(name), default: []].append(count)
        count += 1
      }
    }
  }

  /// The names of all variables, in the order of the first file that has each.
  private func names(of group: Group) -> [String] {
    var known: Swift.Set<UTF8Name> = []
    return group.files.flatMap(\.variables).map(\.name).filter { known.insert(UTF8Name($0)).inserted }
  }

  // MARK: The document

  /// The collections and variables.
  func document() -> FigmaDocument {
    var document = FigmaDocument()
    for (index, group) in groups.enumerated() {
      let modes = group.files.map(\.mode)
      let standard = Self.standard(of: modes)
      document.collections.append(
        FigmaDocument.Collection(
          name: group.name,
          modes: modes,
          standard: standard,
          reason: modes.count > 1 ? "exports do not say which mode is the default; `\(modes[standard])` is taken" : nil,
          location: tree.range(of: group.files[0].node)
        )
      )
      let nodes = group.files.map { file in
        Dictionary(file.variables.map { (UTF8Name($0.name), $0.node) }) { first, _ in first }
      }
      document.variables += names(of: group).map { name in
        variable(name, nodes.map { $0[UTF8Name(name)] }, standard: standard, in: index)
      }
    }
    return document
  }

  private static func standard(of modes: [String]) -> Int {
    let usual = ["default", "light", "base", "standard", "regular", "mode 1", "value"]
    let found = usual.lazy.compactMap { name in modes.firstIndex { $0.lowercased() == name } }
    return found.first ?? 0
  }

  private func variable(_ name: String, _ nodes: [NodeID?], standard: Int, in group: Int) -> FigmaDocument.Variable {
    // A variable has at least one node.
    let node = nodes[standard] ?? nodes.compactMap(\.self)[0]
    let kinds = nodes.map { $0.flatMap { tokens.kind(of: $0) } }
    let shared = kinds[standard] ?? kinds.compactMap(\.self).first
    let values = zip(nodes, kinds).map { node, own in
      node.map { own?.kind == shared?.kind ? value(of: $0, own?.kind ?? .string, in: group) : otherType }
    }
    return FigmaDocument.Variable(
      name: name,
      kind: shared?.kind ?? .string,
      type: shared?.type,
      collection: group,
      values: values,
      scopes: tokens.figma("scopes", of: node)?.elements.compactMap(\.string) ?? [],
      description: tree.string(tree.value(of: "$description", in: node)),
      codeSyntax: tokens.figma("codeSyntax", of: node)?.members ?? [],
      isHidden: tokens.figma("hiddenFromPublishing", of: node) == .boolean(true),
      problem: shared == nil ? "its type `\(tokens.type(of: node) ?? "")` is not one that Figma exports" : nil,
      location: tree.range(of: node)
    )
  }

  private var otherType: FigmaDocument.Value { .unreadable("it is of another type there") }

  private func value(of node: NodeID, _ kind: FigmaDocument.Kind, in group: Int) -> FigmaDocument.Value {
    let json = tree.value(of: "$value", in: node).map(tree.written) ?? .null
    let literal = FigmaLiteral(exported: json, kind)
    if let composed = tokens.figma("composedColor", of: node), let alias = composed["colorArg"]?["alias"],
      let name = alias["targetVariableName"]?.string,
      let opacity = composed["opacityArg"]?["value"]?.digits.flatMap(FigmaNumber.shortest)
    {
      let target = target(name, of: alias["targetVariableSetName"]?.string, from: group)
      return .composed(target, opacity: opacity, beside: literal)
    }
    if let alias = tokens.alias(of: node) {
      return .alias(target(alias.name, of: alias.set, from: group), beside: literal)
    }
    return literal.map { .literal($0) } ?? .unreadable("its value is not a \(kind.rawValue)")
  }

  private func target(_ name: String, of set: String?, from group: Int) -> FigmaDocument.Target {
    let owner = set.map { byGroup[UTF8Name($0)] } ?? group
    if let owner, let place = places[Place(group: owner, name: UTF8Name(name))] { return .variable(place) }
    if let only = byName[UTF8Name(name)], only.count == 1 { return .variable(only[0]) }
    let collection = set.map { " of the collection `\($0)`" } ?? ""
    return .missing("`\(name)`\(collection), which is not among the files")
  }
}

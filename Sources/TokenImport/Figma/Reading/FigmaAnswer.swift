internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Reads the answer of `GET /v1/files/:key/variables/local`.
struct FigmaAnswer {
  private let tree: SourceTree
  /// The collections by their IDs.
  private let collections: [(id: String, node: NodeID)]
  private let variables: [(id: String, node: NodeID)]
  private let indices: [UTF8Name: Int]
  /// The places of variables in the document, by their IDs.
  private let places: [UTF8Name: Int]
  private let order: [(variable: Int, collection: Int)]

  /// Nil for a file that is not such an answer.
  init?(_ root: NodeID, of tree: SourceTree) {
    guard let meta = Self.meta(root, of: tree), let variables = tree.value(of: "variables", in: meta),
      let collections = tree.value(of: "variableCollections", in: meta)
    else { return nil }
    self.tree = tree
    self.collections = tree.entries(of: collections).map { (tree.text(of: $0.key), $0.value) }
    self.variables = tree.entries(of: variables).map { (tree.text(of: $0.key), $0.value) }
    indices = Dictionary(self.variables.enumerated().map { (UTF8Name($1.id), $0) }) { first, _ in first }
    order = Self.order(self.variables, self.collections, indices, tree)
    let ids = self.variables
    places = Dictionary(order.enumerated().map { (UTF8Name(ids[$1.variable].id), $0) }) { first, _ in first }
  }

  /// The object with variables and collections; nil for another file.
  static func meta(_ root: NodeID, of tree: SourceTree) -> NodeID? {
    let candidates = [tree.value(of: "meta", in: root), root].compactMap(\.self)
    return candidates.first { tree.value(of: "variableCollections", in: $0) != nil }
  }

  /// Variables by collection, in Figma's order; those of a collection that is not in the answer have -1.
  private static func order(
    _ variables: [(id: String, node: NodeID)],
    _ collections: [(id: String, node: NodeID)],
    _ indices: [UTF8Name: Int],
    _ tree: SourceTree
  ) -> [(variable: Int, collection: Int)] {
    let ids = Dictionary(collections.enumerated().map { (UTF8Name($1.id), $0) }) { first, _ in first }
    let owners = variables.map { variable in
      tree.string(tree.value(of: "variableCollectionId", in: variable.node)).flatMap { ids[UTF8Name($0)] } ?? -1
    }
    var ranks = variables.indices.map { $0 + variables.count }
    for (_, node) in collections {
      let listed = tree.value(of: "variableIds", in: node).map { Array(tree.elements(of: $0)) } ?? []
      for (rank, id) in listed.enumerated() {
        if let index = indices[UTF8Name(tree.text(of: id))] { ranks[index] = min(ranks[index], rank) }
      }
    }
    return variables.indices.sorted { (owners[$0], ranks[$0]) < (owners[$1], ranks[$1]) }.map { ($0, owners[$0]) }
  }

  /// The collections and variables.
  func document() -> FigmaDocument {
    var document = FigmaDocument()
    let modes = collections.map { self.modes(of: $0.node) }
    document.collections = zip(collections, modes).map { collection, modes in
      let standard = tree.string(tree.value(of: "defaultModeId", in: collection.node))
      return FigmaDocument.Collection(
        name: tree.string(tree.value(of: "name", in: collection.node)) ?? collection.id,
        modes: modes.map(\.name),
        standard: modes.firstIndex { $0.id == standard } ?? 0,
        reason: nil,
        location: tree.range(of: collection.node)
      )
    }
    document.variables = order.map { place in
      let (id, node) = variables[place.variable]
      let owner = place.collection < 0 ? nil : collections[place.collection].node
      return variable(id, node, place.collection, owner, place.collection < 0 ? [] : modes[place.collection])
    }
    return document
  }

  /// What an ID leads to.
  func target(ofID id: String) -> FigmaDocument.Target {
    guard let place = places[UTF8Name(id)] else { return .missing("`\(id)`, which is not in the answer") }
    let node = variables[order[place].variable].node
    let name = tree.string(tree.value(of: "name", in: node)) ?? id
    if isTrue("remote", node) { return .missing("`\(name)`, which is of another file's library") }
    return .variable(place)
  }

  private func modes(of collection: NodeID) -> [(id: String, name: String)] {
    guard let modes = tree.value(of: "modes", in: collection) else { return [] }
    return tree.elements(of: modes).map { mode in
      let id = tree.string(tree.value(of: "modeId", in: mode)) ?? ""
      return (id, tree.string(tree.value(of: "name", in: mode)) ?? id)
    }
  }

  private func variable(
    _ id: String,
    _ node: NodeID,
    _ collection: Int,
    _ owner: NodeID?,
    _ modes: [(id: String, name: String)]
  ) -> FigmaDocument.Variable {
    let kind = tree.string(tree.value(of: "resolvedType", in: node)).flatMap(FigmaDocument.Kind.init)
    let byMode = tree.value(of: "valuesByMode", in: node)
    let values = byMode.map { tree.entries(of: $0).map { (UTF8Name(tree.text(of: $0.key)), $0.value) } } ?? []
    let found = Dictionary(values) { first, _ in first }
    return FigmaDocument.Variable(
      name: tree.string(tree.value(of: "name", in: node)) ?? id,
      kind: kind ?? .string,
      type: nil,
      collection: collection,
      values: modes.map { mode in found[UTF8Name(mode.id)].map { value($0, kind ?? .string) } },
      scopes: tree.value(of: "scopes", in: node).map { tree.written($0).elements.compactMap(\.string) } ?? [],
      description: tree.string(tree.value(of: "description", in: node)),
      codeSyntax: tree.value(of: "codeSyntax", in: node).map { tree.written($0).members } ?? [],
      isHidden: isTrue("hiddenFromPublishing", node) || owner.map { isTrue("hiddenFromPublishing", $0) } ?? false,
      problem: problem(node, owner, kind, modes),
      location: tree.range(of: node)
    )
  }

  private func problem(
    _ node: NodeID,
    _ owner: NodeID?,
    _ kind: FigmaDocument.Kind?,
    _ modes: [(id: String, name: String)]
  ) -> String? {
    if isTrue("remote", node) { return "it is of another file's library; import that file" }
    if isTrue("deletedButReferenced", node) { return "it is deleted, and only aliases keep it" }
    guard let owner else { return "its collection is not in the answer" }
    if isTrue("remote", owner) { return "its collection is of another file's library; import that file" }
    if kind == nil {
      let type = tree.value(of: "resolvedType", in: node).map(tree.text) ?? ""
      return "its type `\(type)` is not COLOR, FLOAT, STRING or BOOLEAN"
    }
    return modes.isEmpty ? "its collection has no modes" : nil
  }

  private func value(_ node: NodeID, _ kind: FigmaDocument.Kind) -> FigmaDocument.Value {
    let json = tree.written(node)
    switch json["type"]?.string {
    case "VARIABLE_ALIAS":
      guard let id = json["id"]?.string else { return .unreadable("its alias has no ID") }
      return .alias(target(ofID: id), beside: nil)
    case "VARIABLE_EXPRESSION": return expression(json)
    default: break
    }
    return FigmaLiteral(json, kind).map { .literal($0) } ?? .unreadable("its value is not a \(kind.rawValue)")
  }

  /// Figma composes a color of an alias, or of another color, and an opacity.
  private func expression(_ json: WrittenJSON) -> FigmaDocument.Value {
    let name = json["expressionFunction"]?.string ?? ""
    let parts = json["expressionArguments"]?.elements ?? []
    guard name == "COMPOSE_COLOR", parts.count == 2, let opacity = parts[1].digits.flatMap(FigmaNumber.shortest) else {
      return .unreadable("its value is the expression `\(name)`, which is not known")
    }
    if let id = parts[0]["id"]?.string { return .composed(target(ofID: id), opacity: opacity, beside: nil) }
    guard case .color(let color)? = FigmaLiteral(parts[0], .color) else {
      return .unreadable("its value is composed of something that is not a color")
    }
    return .literal(.color(color.with(opacity: opacity)))
  }

  private func isTrue(_ key: String, _ node: NodeID) -> Bool {
    tree.value(of: key, in: node).map { tree.form(of: $0) == .true } ?? false
  }
}

extension FigmaLiteral {
  /// A value of the API; nil for one of another type.
  init?(_ json: WrittenJSON, _ kind: FigmaDocument.Kind) {
    switch (kind, json) {
    case (.color, .object):
      let channels = ["r", "g", "b"].compactMap { json[$0]?.digits }
      guard let color = FigmaChannels(channels, alpha: json["a"]?.digits ?? "1") else { return nil }
      self = .color(color)
    case (.number, .number(let digits)):
      guard let shortest = FigmaNumber.shortest(digits) else { return nil }
      self = .number(shortest)
    case (.string, .string(let text)): self = .text(text)
    case (.boolean, .boolean(let flag)): self = .flag(flag)
    default: return nil
    }
  }
}

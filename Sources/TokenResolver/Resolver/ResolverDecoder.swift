internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes a resolver document of the Design Tokens format, 2025.10. Extensions read sets and modifiers, and follow
/// references, which may read files.
struct ResolverDecoder: FormatPass {
  /// The files that were read, with the tree of all of them.
  var files: ReferencedFiles
  /// The sources of the sets that were read.
  var sourcesOfSets: [NodeID: [TokenSource]] = [:]
  /// What is said of the sets that were read.
  var annotationsOfSets: [NodeID: ResolverAnnotations.Part] = [:]
  let isStrict: Bool
  let log = DiagnosticLog()

  var tree: SourceTree { files.tree }

  /// An object with tokens.
  struct TokenSource: Hashable {
    let node: NodeID
    /// The object with the `$ref` that led here, whose keys replace those of this one; nil for most.
    var overriding: NodeID?
  }

  init(_ files: ReferencedFiles, isStrict: Bool) {
    self.files = files
    self.isStrict = isStrict
  }

  /// Decodes the document with an object at its top. Nil if it has an error, which is reported.
  mutating func decode(_ root: NodeID) -> ResolverDocument? {
    let document = document(root)
    log.diagnostics = (log.diagnostics + files.log.diagnostics).uniqued()
    return log.diagnostics.hasErrors ? nil : document
  }

  // MARK: The document

  private mutating func document(_ root: NodeID) -> ResolverDocument {
    guard expect(.object, at: root, what: "a resolver document is an object") else { return ResolverDocument() }
    let found = properties(
      Array(tree.entries(of: root)),
      of: "a resolver document",
      at: root,
      ["version", "resolutionOrder", "sets", "modifiers", "name", "description", "$schema", "$extensions", "$defs"],
      required: 1
    )
    if let version = found[0] { readVersion(version) }
    readText(found[4], "name")
    readText(found[5], "description")
    readText(found[6], "$schema")
    readExtensions(found[7])
    // Sets and modifiers that are not in the order may also be wrong.
    let parts = sets(found[2]) + modifiers(found[3])
    guard let order = found[1] else {
      // The order that the parts are written in is the likely one: sets, and then modifiers.
      report(.missingOrder(of: parts.map(\.pointer), at: range(root)))
      return ResolverDocument()
    }
    var document = document(of: items(of: order))
    document.name = found[4].map { tree.text(of: $0) }
    document.part = part(description: found[5], extensions: found[7])
    let merged = Set(document.layers.map(\.node))
    document.leftOut = parts.filter { merged.isDisjoint(with: $0.objects) }
    return document
  }

  private mutating func sets(_ node: NodeID?) -> [ResolverDocument.LeftOut] {
    guard let node, expect(.object, at: node, what: "`sets` is an object with a set for each name") else { return [] }
    return tree.entries(of: node).map { name, set in part("set", name, sources(ofSet: set)) }
  }

  private mutating func modifiers(_ node: NodeID?) -> [ResolverDocument.LeftOut] {
    guard let node, expect(.object, at: node, what: "`modifiers` is an object with a modifier for each name") else {
      return []
    }
    return tree.entries(of: node).map { name, modifier in
      part("modifier", name, contexts(ofModifier: modifier)?.contexts.flatMap(\.sources) ?? [])
    }
  }

  private func part(_ kind: String, _ name: NodeID, _ sources: [TokenSource]) -> ResolverDocument.LeftOut {
    ResolverDocument.LeftOut(
      name: "the \(kind) \(shown(name))",
      pointer: "#/\(kind)s/\(tree.text(of: name))",
      place: range(name),
      objects: sources.map(\.node)
    )
  }

  private func readVersion(_ version: NodeID) {
    guard expect(.string, at: version, what: "`version` is `2025.10`, a string") else { return }
    if tree.text(of: version, is: "2025.10") { return }
    report(.unknownVersion(tree.text(of: version), at: range(version)))
  }

  /// What an object says of itself.
  func part(description: NodeID?, extensions: NodeID?) -> ResolverAnnotations.Part {
    ResolverAnnotations.Part(
      description: description.map { tree.text(of: $0) },
      extensions: extensions.map { tree.json(at: $0) }
    )
  }

  func readText(_ node: NodeID?, _ name: String) {
    if let node { _ = expect(.string, at: node, what: "`\(name)` is a string") }
  }

  func readExtensions(_ node: NodeID?) {
    if let node { _ = expect(.object, at: node, what: "`$extensions` is an object") }
  }

  // MARK: The order

  /// An item of the resolution order.
  private struct Item {
    let name: String
    let place: SourceRange
    let isInline: Bool
    /// Nil for a modifier with a mistake, which is reported.
    let content: Content?

    enum Content {
      /// A set, with its object.
      case set([TokenSource], object: NodeID)
      /// A modifier, with its object.
      case modifier(Modifier, Contexts, object: NodeID)
    }
  }

  /// The items of the order that have a name.
  private mutating func items(of order: NodeID) -> [Item] {
    guard expect(.array, at: order, what: "`resolutionOrder` is a list of sets and modifiers") else { return [] }
    let nodes = Array(tree.elements(of: order))
    if nodes.isEmpty {
      report(.emptyOrder(at: range(order)))
    }
    var items: [Item] = []
    for node in nodes {
      guard expect(.object, at: node, what: "an item of `resolutionOrder` is an object"), let item = item(node)
      else { continue }
      if let first = items.first(where: { $0.name == item.name }), first.isInline || item.isInline {
        report(.duplicateItem(item.name, at: item.place, first: first.place))
      }
      items.append(item)
    }
    return items
  }

  /// An item of the order; nil for a mistake, which is reported.
  private mutating func item(_ node: NodeID) -> Item? {
    if let reference = tree.value(of: "$ref", in: node) { return item(node, with: reference) }
    let found = properties(
      Array(tree.entries(of: node)).filter { ["name", "type"].contains(tree.text(of: $0.key)) },
      of: "an item of `resolutionOrder`",
      at: node,
      ["name", "type"],
      required: 2
    )
    guard let name = found[0], let type = found[1],
      expect(.string, at: name, what: "`name` is a string"),
      expect(.string, at: type, what: "`type` is `set` or `modifier`, a string")
    else { return nil }
    let (text, place) = (tree.text(of: name), range(name))
    switch tree.text(of: type) {
    case "set": return Item(name: text, place: place, isInline: true, content: .set(sources(ofSet: node), object: node))
    case "modifier":
      let content = modifier(node, object: node, named: text, at: place)
      return Item(name: text, place: place, isInline: true, content: content)
    default:
      report(.unknownItemType(tree.text(of: type), at: range(type)))
      return nil
    }
  }

  private mutating func item(_ node: NodeID, with reference: NodeID) -> Item? {
    guard let target = target(of: reference) else { return nil }
    let place = range(reference)
    let object = hasOverrides(node) ? node : target.node
    let content: Item.Content?
    switch target.kind {
    case .set: content = .set(sources(ofSet: object), object: object)
    case .modifier: content = modifier(object, object: target.node, named: target.name, at: place)
    case .resolutionOrder, .tokens, .document:
      report(.notAnItem(tree.text(of: reference), at: place))
      return nil
    }
    return Item(name: target.name, place: place, isInline: false, content: content)
  }

  /// - Parameters:
  ///   - item: The item of the order: the object of the modifier, or one with a `$ref` to it and overrides.
  ///   - object: The object of the modifier.
  ///   - place: The location of its name in the order.
  private mutating func modifier(
    _ item: NodeID,
    object: NodeID,
    named name: String,
    at place: SourceRange
  ) -> Item.Content? {
    contexts(ofModifier: item).map { .modifier(Self.modifier($0, named: name, at: place), $0, object: object) }
  }

  /// The document with the layers of all items. A modifier that the order names twice is one modifier.
  private func document(of items: [Item]) -> ResolverDocument {
    var document = ResolverDocument()
    var modifiers: [NodeID: ModifierID] = [:]
    var sets: Set<NodeID> = []
    for item in items {
      switch item.content {
      case .set(let sources, let object)?:
        document.layers += Self.layers(sources, in: .always)
        guard sets.insert(object).inserted else { continue }
        let part = annotationsOfSets[object] ?? ResolverAnnotations.Part()
        document.sets.append(ResolverDocument.NamedSet(name: item.name, part: part, objects: sources.map(\.node)))
      case .modifier(let modifier, let read, let object)?:
        if modifiers[object] == nil { document.modifierParts.append(read.part) }
        let id = modifiers[object] ?? document.modifiers.append(modifier)
        modifiers[object] = id
        for context in read.contexts.indices {
          document.layers += Self.layers(read.contexts[context].sources, in: .context(context, of: id))
        }
      case nil: break
      }
    }
    return document
  }

  private static func layers(_ sources: [TokenSource], in condition: Condition) -> [GroupLayer] {
    sources.map { GroupLayer(node: $0.node, condition: condition, overriding: $0.overriding) }
  }

  private static func modifier(_ read: Contexts, named name: String, at place: SourceRange) -> Modifier {
    let names = read.contexts.map(\.name)
    let reading = ModifierReading(name: name, contexts: names)
    return Modifier(
      name: name,
      contexts: IDTable(names),
      standard: read.standard ?? .start,
      role: reading.role,
      hasDefault: read.standard != nil,
      appearances: IDTable(reading.appearances),
      textSizes: IDTable(reading.textSizes),
      place: place,
      contextPlaces: IDTable(read.contexts.map(\.place))
    )
  }

  // MARK: Objects

  /// The values of some properties of an object, in the order of their names. Others, and those that are missing, are
  /// reported.
  ///
  /// - Parameters:
  ///   - what: The object in messages: "a set".
  ///   - required: How many of the names, from the first, are required.
  func properties(
    _ fields: [(key: NodeID, value: NodeID)],
    of what: String,
    at node: NodeID,
    _ names: [StaticString],
    required: Int
  ) -> [NodeID?] {
    var found: [NodeID?] = Array(repeating: nil, count: names.count)
    for (key, value) in fields {
      if let index = names.firstIndex(where: { tree.text(of: key, is: $0) }) {
        found[index] = value
      } else {
        report(.unknownResolverProperty(tree.text(of: key), of: what, among: names, at: range(key)))
      }
    }
    let missing = (0..<required).filter { found[$0] == nil }
    if !missing.isEmpty {
      report(.missingResolverProperties(missing.map { names[$0] }, of: what, at: range(node)))
    }
    return found
  }

  // MARK: Reporting

  /// Whether a value is of a kind; if not, that is reported. `what` names what would be right.
  func expect(_ kind: JSONKind, at node: NodeID, what: String) -> Bool {
    if tree.jsonKind(of: node) == kind { return true }
    report(.wrongResolverKind(what, found: tree.jsonKind(of: node).name, at: range(node)))
    return false
  }
}

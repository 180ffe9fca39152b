internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes a resolver document of the Design Tokens format, 2025.10. Extensions read sets and modifiers, and follow
/// references.
struct ResolverDecoder {
  /// The files that were read, with the tree of all of them.
  var files: ReferencedFiles
  let isStrict: Bool
  let file: SourceFileID
  let root: NodeID
  var diagnostics: [Diagnostic] = []
  /// The sources of the sets that were read.
  var sourcesOfSets: [NodeID: [TokenSource]] = [:]
  /// The objects that are being read, each with the reference that led to it.
  var open: [(node: NodeID, reference: SourceRange)] = []
  private var document = ResolverDocument()
  /// The IDs of the modifiers in the document, by their objects.
  private var modifiers: [NodeID: ModifierID] = [:]

  var tree: SourceTree { files.tree }

  /// An object with tokens.
  struct TokenSource: Hashable {
    let node: NodeID
    /// An object beside the `$ref` that led here, whose keys replace those of this one; nil for most.
    var overriding: NodeID?
  }

  init(_ file: SourceFileID, root: NodeID, files: ReferencedFiles, isStrict: Bool) {
    self.files = files
    self.isStrict = isStrict
    self.root = root
    self.file = file
  }

  /// Decodes the document. Nil if it has an error, which is reported.
  mutating func decode() -> ResolverDocument? {
    readRoot()
    diagnostics = (diagnostics + files.diagnostics).uniqued()
    return diagnostics.hasErrors ? nil : document
  }

  // MARK: The document

  private mutating func readRoot() {
    guard expect(.object, at: root, what: "a resolver document is an object") else { return }
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
    // Sets and modifiers without a place in the order may be wrong, too.
    var parts: [ResolverDocument.LeftOut] = []
    if let sets = found[2], expect(.object, at: sets, what: "`sets` is an object with a set for each name") {
      for (name, set) in tree.entries(of: sets) {
        parts.append(part("set", name, sources(ofSet: set)))
      }
    }
    if let modifiers = found[3],
      expect(.object, at: modifiers, what: "`modifiers` is an object with a modifier for each name")
    {
      for (name, modifier) in tree.entries(of: modifiers) {
        let contexts = contexts(ofModifier: modifier)?.contexts ?? []
        parts.append(part("modifier", name, contexts.flatMap(\.sources)))
      }
    }
    guard let order = found[1] else { return reportMissingOrder(of: parts) }
    readOrder(order)
    let merged = Set(document.layers.map(\.node))
    document.leftOut = parts.filter { merged.isDisjoint(with: $0.objects) }
  }

  private func part(_ kind: String, _ name: NodeID, _ sources: [TokenSource]) -> ResolverDocument.LeftOut {
    ResolverDocument.LeftOut(
      name: "the \(kind) \(shown(name))",
      pointer: "#/\(kind)s/\(tree.text(of: name))",
      place: range(name),
      objects: sources.map(\.node)
    )
  }

  /// The order that the parts are written in is the likely one: sets, and then modifiers.
  private mutating func reportMissingOrder(of parts: [ResolverDocument.LeftOut]) {
    let items = parts.map { "{ \"$ref\": \"\($0.pointer)\" }" }.joined(separator: ", ")
    let example = parts.isEmpty || parts.count > Diagnostic.maximumListed ? "…" : items
    report(
      ResolverMissingProperty.self,
      """
      a resolver document needs `resolutionOrder`, the order in which sets and modifiers are merged, the weakest first; \
      write `"resolutionOrder": [\(example)]`
      """,
      at: root
    )
  }

  private mutating func readVersion(_ version: NodeID) {
    guard expect(.string, at: version, what: "`version` is `2025.10`, a string") else { return }
    if tree.text(of: version, is: "2025.10") { return }
    report(
      ResolverUnknownValue.self,
      "version \(shown(version)) is not known; write `2025.10`",
      at: range(version),
      fixIts: [FixIt(writing: "2025.10", spelled: "\"2025.10\"", .unsafe, replacing: range(version))]
    )
  }

  mutating func readText(_ node: NodeID?, _ name: String) {
    if let node { _ = expect(.string, at: node, what: "`\(name)` is a string") }
  }

  mutating func readExtensions(_ node: NodeID?) {
    if let node { _ = expect(.object, at: node, what: "`$extensions` is an object") }
  }

  // MARK: The order

  /// A name of the resolution order.
  private struct ItemName {
    let text: String
    let place: SourceRange
    let isInline: Bool
  }

  private mutating func readOrder(_ order: NodeID) {
    guard expect(.array, at: order, what: "`resolutionOrder` is a list of sets and modifiers") else { return }
    let items = Array(tree.elements(of: order))
    if items.isEmpty {
      report(ResolverTooFew.self, "`resolutionOrder` is empty; name the sets and modifiers that are merged", at: order)
    }
    var names: [ItemName] = []
    for item in items {
      guard expect(.object, at: item, what: "an item of `resolutionOrder` is an object"), let name = readItem(item)
      else { continue }
      if let first = names.first(where: { $0.text == name.text }), first.isInline || name.isInline {
        report(
          ResolverDuplicateName.self,
          "`\(name.text)` is in the order already; give each item a name of its own",
          at: name.place,
          notes: [Note("the first `\(name.text)`", at: first.place)]
        )
      }
      names.append(name)
    }
  }

  /// Reads an item of the order.
  ///
  /// - Returns: Its name; nil for a mistake, which is reported.
  private mutating func readItem(_ item: NodeID) -> ItemName? {
    if let reference = tree.value(of: "$ref", in: item) { return readReference(reference, of: item) }
    let found = properties(
      Array(tree.entries(of: item)).filter { ["name", "type"].contains(tree.text(of: $0.key)) },
      of: "an item of `resolutionOrder`",
      at: item,
      ["name", "type"],
      required: 2
    )
    guard let name = found[0], let type = found[1],
      expect(.string, at: name, what: "`name` is a string"),
      expect(.string, at: type, what: "`type` is `set` or `modifier`, a string")
    else { return nil }
    let itemName = ItemName(text: tree.text(of: name), place: range(name), isInline: true)
    switch tree.text(of: type) {
    case "set": addSet(item)
    case "modifier": addModifier(item, object: item, named: itemName.text, at: itemName.place)
    default:
      reportUnknownValue(type, what: "a type of an item", allowed: ["set", "modifier"])
      return nil
    }
    return itemName
  }

  private mutating func readReference(_ reference: NodeID, of item: NodeID) -> ItemName? {
    guard let target = target(of: reference) else { return nil }
    let object = hasOverrides(item) ? item : target.node
    switch target.kind {
    case .set: addSet(object)
    case .modifier: addModifier(object, object: target.node, named: target.name, at: range(reference))
    case .resolutionOrder, .tokens, .document:
      let message = "\(shown(reference)) is neither a set nor a modifier; write `#/sets/NAME` or `#/modifiers/NAME`"
      report(ResolverReferenceTarget.self, message, at: range(reference))
      return nil
    }
    return ItemName(text: target.name, place: range(reference), isInline: false)
  }

  private mutating func addSet(_ set: NodeID) {
    for source in sources(ofSet: set) {
      document.layers.append(GroupLayer(node: source.node, overriding: source.overriding))
    }
  }

  /// - Parameters:
  ///   - item: What the order has: the object of the modifier, or one with a `$ref` to it and overrides.
  ///   - object: The object of the modifier.
  ///   - place: Where the order names it.
  private mutating func addModifier(
    _ item: NodeID,
    object: NodeID,
    named name: String,
    at place: SourceRange
  ) {
    guard let modifier = contexts(ofModifier: item) else { return }
    let id = modifiers[object] ?? document.modifiers.append(Self.modifier(modifier, named: name, at: place))
    modifiers[object] = id
    for context in modifier.contexts.indices {
      let condition = Condition.context(context, of: id)
      document.layers += modifier.contexts[context].sources.map {
        GroupLayer(node: $0.node, condition: condition, overriding: $0.overriding)
      }
    }
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
      place: place
    )
  }

  // MARK: Objects

  /// The values of some properties of an object, in the order of their names. Others, and those that are missing, are
  /// reported.
  ///
  /// - Parameters:
  ///   - what: The object in messages: "a set".
  ///   - required: How many of the names, from the first, are required.
  mutating func properties(
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
        let nearest = NearestNames(to: tree.text(of: key), among: names.map { "\($0)" })
        report(
          ResolverUnknownProperty.self,
          "\(shown(key)) is not a property of \(what)\(Diagnostic.didYouMean(nearest, otherwise: "; remove it"))",
          at: range(key),
          fixIts: nearest.names.map { FixIt(writing: $0, spelled: "\"\($0)\"", .unsafe, replacing: range(key)) }
        )
      }
    }
    let missing = (0..<required).filter { found[$0] == nil }
    if !missing.isEmpty {
      let list = missing.map { "`\(names[$0])`" }.joined(separator: ", ")
      report(ResolverMissingProperty.self, "\(what) needs \(list)", at: node)
    }
    return found
  }

  // MARK: Reporting

  mutating func report(
    _ kind: any ErrorKind.Type,
    _ message: String,
    at range: SourceRange,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(of: kind, isStrict: isStrict, message: message, at: range, notes: notes, fixIts: fixIts)
    )
  }

  mutating func report(_ kind: any ErrorKind.Type, _ message: String, at node: NodeID) {
    report(kind, message, at: range(node))
  }

  mutating func reportUnknownValue(_ node: NodeID, what: String, allowed: [String]) {
    let nearest = NearestNames(to: tree.text(of: node), among: allowed)
    let advice = Diagnostic.didYouMean(nearest, otherwise: "; write one of \(Diagnostic.list(allowed))")
    report(
      ResolverUnknownValue.self,
      "\(shown(node)) is not \(what)\(advice)",
      at: range(node),
      fixIts: nearest.names.map { FixIt(writing: $0, spelled: "\"\($0)\"", .unsafe, replacing: range(node)) }
    )
  }

  /// Whether a value is of a kind; if not, that is reported. `what` says what would be right.
  mutating func expect(_ kind: JSONKind, at node: NodeID, what: String) -> Bool {
    if tree.jsonKind(of: node) == kind { return true }
    report(ResolverWrongKind.self, "\(what); found \(tree.jsonKind(of: node).name)", at: node)
    return false
  }

  /// The text at a node as messages quote it.
  func shown(_ node: NodeID) -> String { "`\(tree.text(of: node))`" }

  func range(_ node: NodeID) -> SourceRange { tree.range(of: node) }
}

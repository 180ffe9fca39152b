internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Sets, the contexts of modifiers, and the sources of tokens in them.
extension ResolverDecoder {
  /// The contexts of a modifier.
  struct Contexts {
    let contexts: IDTable<ContextKind, (name: String, place: SourceRange, sources: [TokenSource])>
    /// The default context; nil without one.
    let standard: ContextID?
    /// What is said of the modifier.
    let part: ResolverAnnotations.Part
  }

  /// The sources of a set, the weakest first. Mistakes are reported.
  ///
  /// - Parameters:
  ///   - set: The set, or an object with a `$ref` to one and overriding properties.
  ///   - reference: The reference that led to it; nil for a set that is read directly.
  ///   - way: The objects that are being read.
  mutating func sources(ofSet set: NodeID, by reference: SourceRange? = nil, _ way: ReferenceWay = []) -> [TokenSource]
  {
    if let known = sourcesOfSets[set] { return known }
    guard expect(.object, at: set, what: "a set is an object with `sources`"),
      let fields = fields(of: set, kind: .set, way)
    else { return [] }
    let found = properties(
      fields,
      of: "a set",
      at: set,
      ["sources", "description", "$extensions", "name", "type"],
      required: 1
    )
    readText(found[1], "description")
    readExtensions(found[2])
    annotationsOfSets[set] = part(description: found[1], extensions: found[2])
    var sources: [TokenSource] = []
    if let list = found[0], let way = self.way(way, to: set, by: reference ?? range(list)) {
      let what = "`sources` is a list of objects with tokens, and of references to them"
      sources = self.sources(inList: list, what: what, way)
    }
    sourcesOfSets[set] = sources
    return sources
  }

  /// The contexts of a modifier; nil if there are none. Mistakes are reported.
  ///
  /// - Parameter modifier: The modifier, or an object with a `$ref` to one and properties that replace its.
  mutating func contexts(ofModifier modifier: NodeID) -> Contexts? {
    guard expect(.object, at: modifier, what: "a modifier is an object with `contexts`"),
      let fields = fields(of: modifier, kind: .modifier)
    else { return nil }
    let found = properties(
      fields,
      of: "a modifier",
      at: modifier,
      ["contexts", "default", "description", "$extensions", "name", "type"],
      required: 1
    )
    readText(found[2], "description")
    readExtensions(found[3])
    guard let map = found[0],
      expect(.object, at: map, what: "`contexts` is an object with a list of sources for each context")
    else { return nil }
    let entries = Array(tree.entries(of: map))
    judgeCount(of: entries.count, at: map)
    var contexts: IDTable<ContextKind, (name: String, place: SourceRange, sources: [TokenSource])> = []
    for (name, list) in entries {
      let what = "a context is a list of objects with tokens, and of references to them"
      contexts.append((tree.text(of: name), range(name), sources(inList: list, what: what)))
    }
    let names = IDTable<ContextKind, String>(contexts.map(\.name))
    return Contexts(
      contexts: contexts,
      standard: found[1].flatMap { standard($0, among: names) },
      part: part(description: found[2], extensions: found[3])
    )
  }

  private func judgeCount(of contexts: Int, at map: NodeID) {
    switch contexts {
    case 0: report(.noContexts(at: range(map)))
    case 1: report(.oneContext(at: range(map)))
    default: break
    }
  }

  private func standard(_ node: NodeID, among contexts: IDTable<ContextKind, String>) -> ContextID? {
    guard expect(.string, at: node, what: "`default` is the name of a context, a string") else { return nil }
    let name = tree.text(of: node)
    if let id = contexts.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) { return id }
    report(.unknownDefault(name, contexts: contexts.elements, at: range(node)))
    return nil
  }

  // MARK: Lists of sources

  private mutating func sources(inList list: NodeID, what: String, _ way: ReferenceWay = []) -> [TokenSource] {
    guard expect(.array, at: list, what: what) else { return [] }
    var sources: [TokenSource] = []
    for element in Array(tree.elements(of: list)) { sources += self.sources(of: element, way) }
    return sources.keepingFirstAndLast()
  }

  /// The sources that a list element represents: itself, the target of its `$ref`, or those of a set.
  private mutating func sources(of element: NodeID, _ way: ReferenceWay) -> [TokenSource] {
    guard expect(.object, at: element, what: "a source is an object with tokens, or with a `$ref`") else { return [] }
    guard let reference = tree.value(of: "$ref", in: element) else { return [TokenSource(node: element)] }
    guard let target = target(of: reference) else { return [] }
    switch target.kind {
    case .set:
      return sources(ofSet: hasOverrides(element) ? element : target.node, by: range(reference), way)
    case .tokens:
      guard let way = self.way(way, to: target.node, by: range(reference)) else { return [] }
      let found = sources(of: target.node, way)
      guard hasOverrides(element) else { return found }
      return found.map { TokenSource(node: $0.node, overriding: element) } + [TokenSource(node: element)]
    case .modifier:
      report(.sourceInModifier(tree.text(of: reference), at: range(reference)))
    case .resolutionOrder: report(.sourceInOrder(at: range(reference)))
    case .document: report(.sourceIsDocument(tree.text(of: reference), at: range(reference)))
    }
    return []
  }
}

extension [ResolverDecoder.TokenSource] {
  /// The sources without those between the first and the last of several that are equal. The last decides values, the
  /// first the order of tokens. Sets that have each other twice make long lists of few sources.
  fileprivate func keepingFirstAndLast() -> Self {
    let last = Dictionary(zip(self, indices), uniquingKeysWith: { $1 })
    var seen: Set<Element> = []
    return indices.filter { seen.insert(self[$0]).inserted || last[self[$0]] == $0 }.map { self[$0] }
  }
}

internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecPass {
  /// Follows references from a node.
  ///
  /// - Returns: The node at the end of the chain and the references of the chain: the node itself and none if it is not
  ///   a reference. Nil for a reference to nothing, a cycle and a chain that is too long, which are reported with all
  ///   links.
  func follow(_ node: NodeID) -> (node: NodeID, references: [SourceRange])? {
    followLinks(node).map { node, links in (node, links.map { range($0) }) }
  }

  /// Follows references from a node, and returns them as nodes. A token of a token file is reported: where one may be,
  /// ``followToEnd(_:)`` is used.
  func followLinks(_ node: NodeID) -> (node: NodeID, links: [NodeID])? {
    guard let (end, links) = followToEnd(node) else { return nil }
    switch end {
    case .node(let node): return (node, links)
    case .imported(let token):
      reportType(of: token, wanted: nil, at: links)
      return nil
    }
  }

  /// Reports a reference to a token of the wrong type in a token file. `wanted` includes its article.
  func reportType(of token: TokenID, wanted: String?, at links: [NodeID]) {
    guard let link = links.last else { return }
    let set = importedSet
    report(
      .wrongTokenType(
        set.path(of: token),
        set.type(of: token),
        wanted: wanted,
        at: range(link),
        declared: set[token].nameRange
      )
    )
  }

  /// Follows references from a node to a value of the spec, or to a token of a token file, and returns them as nodes.
  func followToEnd(_ node: NodeID) -> (end: ReferenceEnd, links: [NodeID])? {
    var node = node
    var chain: [NodeID] = []
    while tree.utf8(of: node).first == UInt8(ascii: "{") {
      if let first = chain.firstIndex(of: node) {
        spec.consequences.wrongChains.add(circle: chain[first...].map { range($0) })
        return nil
      }
      chain.append(node)
      if chain.count > ResolvedTokens.maximumChain {
        spec.consequences.wrongChains.add(chain: chain.map { range($0) })
        return nil
      }
      switch target(at: node, chain: chain) {
      case .node(let target): node = target
      case .imported(let token): return (.imported(token), chain)
      case nil: return nil
      }
    }
    return (.node(node), chain)
  }

  /// The nodes that a reference leads to, one in each file that has a part of its target, in the order of inclusion. A
  /// node that is not a reference is the only one. References to nothing and cycles are reported.
  func targets(of node: NodeID) -> [NodeID] {
    guard referencePath(node) != nil else { return [node] }
    var seen: Set<NodeID> = []
    return targets(of: node, seen: &seen)
  }

  private func targets(of node: NodeID, seen: inout Set<NodeID>) -> [NodeID] {
    guard seen.insert(node).inserted else { return [] }
    guard let path = referencePath(node) else { return [node] }
    guard follow(node) != nil else { return [] }
    let order = documents.map { range($0.node).file }
    let found = spec.references.paths.findAll(path).map { (place: order.firstIndex(of: range($0).file) ?? 0, node: $0) }
    return found.sorted { $0.place < $1.place }.flatMap { targets(of: $0.node, seen: &seen) }
  }

  /// The path inside the braces of a scalar that is a reference and nothing else.
  func referencePath(_ node: NodeID) -> ArraySlice<UInt8>? { tree.referencePath(node) }

  private func target(at node: NodeID, chain: [NodeID]) -> ReferenceEnd? {
    if let target = spec.references[node] { return target }
    guard let path = referencePath(node) else {
      _ = isMalformedReference(node)
      return nil
    }
    if spec.lacksTokens || isMalformedReference(node) { return nil }
    guard case .missing(let segment, let group, let nodes) = spec.references.paths.find(path) else { return nil }
    let nearest = spec.suggestions.nearest(to: segment, inMappings: nodes)
    let through = chain.dropLast().map { Note("`\(tree.text(of: $0))`", at: range($0)) }
    let problem = Diagnostic.unknownReference(
      String(decoding: path, as: UTF8.self),
      segment: segment,
      in: group,
      nearest: nearest,
      at: range(node),
      through: through
    )
    let isMissingSection = group.isEmpty && nearest.names.isEmpty
    let section = RootKey(rawValue: group.first ?? segment)
    report(
      problem,
      unlessReported: MissingName(
        segment,
        in: section,
        groups: nodes,
        missingSection: isMissingSection ? segment : nil
      )
    )
    return nil
  }
}

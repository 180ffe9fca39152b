internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// `on` of a color: the backgrounds of text in it.
extension ColorPass {
  /// The grounds of each color that has any, by its token, which gets them as they are written. Call it when all colors
  /// are linked.
  func decodeGrounds(of colors: [DeclaredColor], in all: inout DeclaredTokens) -> [TokenID: [ColorGround]] {
    let written = colors.compactMap { color in
      color.node.flatMap { groundsNode(of: $0) }.map { (token: color.token, node: $0) }
    }
    if written.isEmpty { return [:] }
    // Grounds are linked like colors without names, in tokens that the set does not keep.
    var tokens = all
    let group = tokens.addGroup(SpecRecord.groundKey)
    var declared: [(color: TokenID, grounds: [(token: TokenID, node: NodeID)])] = []
    for (color, node) in written {
      let nodes = groundNodes(node)
      declared.append((color, nodes.map { (declareGround($0, in: group, of: &tokens), $0) }))
      all.setGrounds(nodes.map { Sourced(tree.text(of: $0), from: Origin(range($0))) }, of: color)
    }
    let resolved = resolved(tokens)
    var grounds: [TokenID: [ColorGround]] = [:]
    for (color, nodes) in declared {
      grounds[color] = nodes.compactMap { ground($0.token, at: $0.node, in: resolved, tokens) }
    }
    return grounds
  }

  /// The grounds that a color's token in a token file has; nil without any. Mistakes are reported.
  func importedGrounds(of color: TokenID, in resolved: ResolvedTokens) -> [ColorGround]? {
    resolved.tokens.grounds(of: color)?.compactMap { written in
      guard let ground = resolved.ground(named: written.value) else {
        report(.unknownGround(written.value, at: written.origin.range))
        return nil
      }
      guard let translucent = ground.variants.all.first(where: { $0.value.alpha < 255 }) else { return ground }
      report(.translucentGround(written.value, translucent.value, at: written.origin.range))
      return nil
    }
  }

  private func groundsNode(of color: NodeID) -> NodeID? {
    tree.entries(of: color).first { tree.utf8(of: $0.key).elementsEqual(SpecRecord.groundKey.utf8) }?.value
  }

  /// One color or reference, or a list of them.
  private func groundNodes(_ node: NodeID) -> [NodeID] {
    if !isUnquotedReference(node), let names = namesInBraces(node) {
      report(.mappingForList("grounds", names.map { "\"\($0)\"" }, at: range(node)))
      return []
    }
    let nodes = tree.kind(of: node) == .sequence ? Array(tree.elements(of: node)) : [node]
    return nodes.filter { expect(.scalar, $0, for: "a ground") }
  }

  private func declareGround(_ node: NodeID, in group: GroupID, of tokens: inout DeclaredTokens) -> TokenID {
    let place = range(node)
    let token = tokens.add(tree.utf8(of: node), in: group, .color, nameRange: place, range: place)
    _ = linkVariant(node, nil, of: token, &tokens)
    return token
  }

  /// Nil for a ground with a mistake, which is reported; a translucent one is.
  private func ground(
    _ token: TokenID,
    at node: NodeID,
    in resolved: ResolvedTokens,
    _ tokens: DeclaredTokens
  ) -> ColorGround? {
    guard let variants = variants(of: token, in: resolved) else { return nil }
    if let translucent = variants.all.first(where: { $0.value.alpha < 255 }) {
      report(.translucentGround(tree.text(of: node), translucent.value, at: range(node)))
      return nil
    }
    guard let path = referencePath(node), case .node(let target)? = spec.references[node] else {
      return ColorGround(name: tree.text(of: node), variants: variants)
    }
    let declaration = tokens[target].map { tokens.set[$0.token].nameRange }
    return ColorGround(name: String(decoding: path, as: UTF8.self), variants: variants, declaration: declaration)
  }
}

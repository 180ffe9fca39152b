internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Sections that take tokens of token files.
extension SpecPass {
  /// Whether a section takes tokens of token files.
  func takesTokens(_ section: RootKey) -> Bool {
    mappings(of: section).contains { tree.value(named: TokenSelection.fromKey, in: $0) != nil }
  }

  /// Separates the keys that choose tokens of token files from the other entries of a section.
  ///
  /// - Returns: The choice, nil without one; and the other entries.
  func selection(
    in section: RootKey,
    of entries: [(key: NodeID, value: NodeID)]
  ) -> (selection: TokenSelection?, entries: [(key: NodeID, value: NodeID)]) {
    guard let from = entries.first(where: { tree.text(of: $0.key) == TokenSelection.fromKey }) else {
      return (nil, entries)
    }
    guard spec.imports != nil || spec.lacksTokens else {
      // A style is a mapping; any other token may have this name.
      guard section == .styles, tree.kind(of: from.value) != .mapping else { return (nil, entries) }
      report(.needsTokens(TokenSelection.fromKey, at: range(from.key)))
      return (nil, entries.filter { $0.key != from.key })
    }
    let keys = SpecRecord.selection(in: section).keyNames
    let own = entries.filter { !keys.contains(tree.text(of: $0.key)) }
    let name = entries.first { tree.text(of: $0.key) == TokenSelection.nameKey }
    let color = section == .styles ? entries.first { tree.text(of: $0.key) == RootKey.color.rawValue } : nil
    let patterns = pathPatterns(from.value)
    let template = name.flatMap { pathTemplate($0.value) } ?? .standard
    return (TokenSelection(patterns: patterns, template: template, color: color?.value), own)
  }

  /// One pattern of paths, or a list of some.
  private func pathPatterns(_ node: NodeID) -> [Sourced<PathPattern>] {
    let nodes = patternNodes(node)?.nodes ?? []
    return nodes.compactMap { node in
      guard expect(.scalar, node, for: "a pattern") else { return nil }
      return Sourced(PathPattern(tree.text(of: node)), from: Origin(range(node)))
    }
  }

  private func pathTemplate(_ node: NodeID) -> PathTemplate? {
    guard let pieces = templatePieces(node) else { return nil }
    var parts: [PathTemplate.Part] = []
    for piece in pieces {
      switch piece {
      case .literal(let text): parts.append(.literal(text))
      case .placeholder(let name):
        guard let placeholder = PathTemplate.Placeholder(rawValue: name) else {
          let allowed = PathTemplate.Placeholder.allCases.map(\.rawValue)
          report(.unknownPlaceholder(name, allowed: allowed, at: range(node)))
          return nil
        }
        parts.append(.placeholder(placeholder))
      case .unclosed:
        report(.unclosedPlaceholder(at: range(node)))
        return nil
      }
    }
    return PathTemplate(parts: parts)
  }

  /// The nodes of one pattern or of a list of some, after references; nil for names in braces, which are reported.
  func patternNodes(
    _ node: NodeID
  ) -> (list: NodeID, nodes: [NodeID], references: [SourceRange])? {
    guard let (target, references) = follow(node) else { return nil }
    if let entries = namesInBraces(target) {
      report(.mappingForList("patterns", entries.map { "\"\($0)\"" }, at: range(target)))
      return nil
    }
    let nodes = tree.kind(of: target) == .sequence ? Array(tree.elements(of: target)) : [target]
    return (target, nodes, references)
  }

  /// The pieces of a name template; nil for a text that cannot be one, which is reported.
  func templatePieces(_ node: NodeID) -> [TemplatePiece]? {
    guard expect(.scalar, node, for: "a name template") else { return nil }
    let text = tree.text(of: node)
    guard let problem = TokenName.problem(withTemplate: text) else { return TemplatePiece.split(text) }
    report(.invalidTemplate(problem, at: range(node)))
    return nil
  }

  // MARK: Tokens

  /// The tokens of a type that a selection chooses, in the order of the files, with their names in the spec. Patterns
  /// without a token and names that cannot be are reported.
  func chosenTokens(
    _ selection: TokenSelection,
    of type: TokenType,
    named what: String
  ) -> [(token: TokenID, name: Sourced<String>)] {
    guard let set = spec.imports?.set else { return [] }
    var matched = Set<Int>()
    var chosen: [(token: TokenID, name: Sourced<String>)] = []
    for token in set.indices where set.type(of: token) == type {
      let path = set.path(of: token)
      let matches = selection.patterns.indices.filter { selection.patterns[$0].value.matches(path) }
      matched.formUnion(matches)
      guard let first = matches.first else { continue }
      let name = selection.template.name(of: path, without: selection.patterns[first].value.fixedCount)
      let place = set[token].nameRange
      if let problem = TokenName.problem(with: name) {
        report(.invalidName(name, of: what, because: problem, at: place))
      } else {
        chosen.append((token, Sourced(name, from: Origin(place))))
      }
    }
    for (index, pattern) in selection.patterns.enumerated() where !matched.contains(index) {
      let paths = set.indices.lazy.filter { set.type(of: $0) == type }.map { set.path(of: $0).description }
      report(.unmatchedPath(type, examples: Array(paths.prefix(3)), at: pattern.origin.range))
    }
    return chosen
  }

  /// Reports tokens of a section whose names are equal, one of them from a token file.
  func reportRepeated(_ names: [Sourced<String>], in section: RootKey) {
    var places: [UTF8Name: SourceRange] = [:]
    for name in names {
      guard let first = places.updateValue(name.origin.range, forKey: UTF8Name(Array(name.value.utf8)[...])) else {
        continue
      }
      report(.duplicateToken(name.value, in: section.rawValue, at: name.origin.range, first: first))
    }
  }
}

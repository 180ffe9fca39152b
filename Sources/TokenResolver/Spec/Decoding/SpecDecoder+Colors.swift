internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

// MARK: Declaring

extension SpecDecoder {
  /// `palette`: colors in groups of any depth, which may be in several files. They are not an axis of codes, but
  /// references can name them.
  mutating func declarePalette() {
    let entries = mergedEntries(of: .palette, .paletteGroups)
    if !entries.isEmpty { declarePalette(entries, in: tokens.addGroup(RootKey.palette.rawValue)) }
  }

  private mutating func declarePalette(_ entries: [MergedEntry], in group: GroupID) {
    for entry in entries where isTokenName(entry.key, of: "color") {
      if isPaletteGroup(entry.first.value) {
        let inner = tokens.addGroup(tree.text(of: entry.key), in: group)
        let tables = entry.parts.map { table($0.value, named: "palette") }
        let path = tokens.set.groups[inner].path.description
        declarePalette(merged(tables, .paletteGroups, in: path), in: inner)
      } else {
        declareColor(entry.key, entry.first.value, in: group)
      }
    }
  }

  /// `color`: the colors that are an axis of codes, or that styles and texts use beside codes that leave their color
  /// open.
  ///
  /// - Returns: The name, the token and the annotations of each. Their values are found when all references are known.
  mutating func declareColors(areNeeded: Bool) -> [DeclaredColor] {
    let all = areNeeded ? requiredEntries(of: .color) : entries(of: .color)
    let (selection, entries) = selection(in: .color, of: all)
    let chosen = selection.map { chosenColors($0) } ?? []
    if entries.isEmpty { return chosen }
    let group = tokens.addGroup(RootKey.color.rawValue)
    let own = entries.compactMap { key, value -> DeclaredColor? in
      guard let name = tokenName(key, of: "color") else { return nil }
      let token = declareColor(key, value, in: group)
      return DeclaredColor(name: name, token: token, node: value, annotations: annotations(of: value))
    }
    if !chosen.isEmpty { reportRepeated((chosen + own).map(\.name), in: .color) }
    return chosen + own
  }

  /// The colors of token files that the section takes. They keep their paths.
  private mutating func chosenColors(_ selection: TokenSelection) -> [DeclaredColor] {
    chosenTokens(selection, of: .color, named: "color").map { token, name in
      DeclaredColor(name: name, token: token, node: nil, annotations: tokens.set[token].annotations)
    }
  }

  /// Adds a token with its color, or with variants and references that are decoded when all tokens are declared.
  @discardableResult
  private mutating func declareColor(_ key: NodeID, _ value: NodeID, in group: GroupID) -> TokenID {
    let color = ColorValue(hex: tree.utf8(of: value))
    let token = tokens.add(
      tree.utf8(of: key),
      in: group,
      .color,
      nameRange: range(key),
      range: range(value),
      annotations: isVariants(value) ? annotations(of: value) : TokenAnnotations(),
      at: value
    )
    if let color {
      tokens.addLayer(Sourced(.color(.hex(color)), from: Origin(range(value))), to: token)
      return token
    }
    unlinkedColors.append(UnlinkedColor(token: token, node: value))
    guard isVariants(value) else { return token }
    for (key, variant) in tree.entries(of: value) {
      guard let appearance = Appearance(rawValue: tree.text(of: key)) else { continue }
      tokens.register(variant, DeclaredTokens.Declaration(token, appearance))
    }
    return token
  }
}

/// A color that is not plain. A palette may have a hundred thousand of them.
struct UnlinkedColor {
  let token: TokenID
  let node: NodeID
}

/// A color of the axis, before its value is known.
struct DeclaredColor {
  let name: Sourced<String>
  let token: TokenID
  /// The node of the value; nil for a token of a token file.
  let node: NodeID?
  let annotations: TokenAnnotations
}

extension SourceTree {
  /// Whether a mapping is a group of colors. It is a color if it has only keys of variants and annotations, unless the
  /// variants are mappings: then `light` and `dark` are names of groups.
  ///
  /// - Parameter isMapping: Whether a value is meant as a mapping.
  func isPaletteGroup(_ node: NodeID, isMapping: (NodeID) -> Bool) -> Bool {
    var variants: [NodeID] = []
    var hasAnnotations = false
    for (key, value) in entries(of: node) {
      let name = text(of: key)
      if Appearance(rawValue: name) != nil {
        variants.append(value)
      } else if Annotation(rawValue: name) != nil {
        hasAnnotations = true
      } else {
        return true
      }
    }
    return variants.isEmpty ? !hasAnnotations : variants.allSatisfy(isMapping)
  }
}

// MARK: Linking

extension SpecDecoder {
  /// Decodes the colors that are not plain, those with variants and those with references, and returns the colors of
  /// the axis.
  mutating func linkColors(_ declared: [DeclaredColor]) -> [ColorToken] {
    let circular = unlinkedColors.filter { linkColor($0.token, $0.node) }
    let resolved = resolvedColors()
    // References between variants may go in a circle although no chain of references does.
    for color in circular { _ = variants(of: color.token, in: resolved) }
    reportGamut(of: declared, in: resolved)
    let grounds = decodeGrounds(of: declared)
    return declared.compactMap { color in
      variants(of: color.token, in: resolved).map {
        ColorToken(name: color.name, variants: $0, grounds: grounds[color.token], annotations: color.annotations)
      }
    }
  }

  /// The colors that are linked so far. Only tokens of token files have references in parts of their values.
  func resolvedColors() -> ResolvedTokens {
    ResolvedTokens(tokens.set, index: (imports?.resolved ?? .empty).index)
  }

  /// A color in each appearance; nil if it has a mistake. References that lead back to themselves are reported.
  mutating func variants(of token: TokenID, in resolved: ResolvedTokens) -> ColorVariants? {
    do {
      return try ColorVariants(of: token, in: resolved)
    } catch {
      switch error {
      case .cycle(let links): consequences.wrongChains.add(circle: links)
      case .chainIsTooLong(let links): consequences.wrongChains.add(chain: links)
      // The mistake is reported at the color without a value.
      case .unknownTarget, .wrongType, .listIsTooLong, .noValue: break
      }
      return nil
    }
  }

  /// Decodes a color that is not plain: a mapping of variants, or a reference.
  ///
  /// - Returns: Whether references lead to a color with variants.
  private mutating func linkColor(_ token: TokenID, _ node: NodeID) -> Bool {
    guard isVariants(node) else { return linkVariant(node, nil, of: token) }
    guard let fields = annotatedFields(of: node, as: .color) else { return false }
    var leadsToVariants = false
    for appearance in Appearance.allCases {
      // The light color counts wherever no other does.
      let condition = appearance == .light ? .always : condition(for: appearance)
      // Increased contrast changes nothing in a dark color that has no variant for it.
      let given = fields[appearance.rawValue] == nil && appearance == .highContrastDark ? Appearance.dark : appearance
      if let entry = fields[given.rawValue], linkVariant(entry.value, given, in: condition, of: token) {
        leadsToVariants = true
      }
    }
    _ = value("light", of: fields)
    return leadsToVariants
  }

  private func condition(for appearance: Appearance) -> Condition {
    .context(Modifier.context(of: appearance), of: tokens.appearance)
  }

  /// Adds a layer with a color, or with a reference to one. A reference in a variant takes the same variant of its
  /// target, unless it names another.
  ///
  /// - Returns: Whether the references lead to a color with variants.
  mutating func linkVariant(
    _ node: NodeID,
    _ appearance: Appearance?,
    in condition: Condition = .always,
    of token: TokenID
  ) -> Bool {
    guard let (end, links) = followToEnd(node) else { return false }
    let pin = appearance.map { self.condition(for: $0) } ?? .always
    if case .node(let target) = end, !isColorOrVariants(target, after: links, isVariant: appearance != nil) {
      return false
    }
    for (index, link) in links.enumerated() {
      // A reference may lead to a color by way of something else.
      let next = index + 1 < links.count ? ReferenceEnd.node(links[index + 1]) : end
      guard let declared = colorDeclaration(at: next, after: links) else { continue }
      let through = links[..<index].map { range($0) }
      tokens.addReference(to: declared, in: condition, at: range(link), through: through, pin: pin, to: token)
      return isVariants(at: end)
    }
    guard case .node(let target) = end else { return false }
    if isVariants(target) {
      // Not a color, or it would be declared.
      if let fields = annotatedFields(of: target, as: .color) { _ = value("light", of: fields) }
    } else if let color = literalColor(target, via: links.map { range($0) }) {
      tokens.addLayer(Sourced(.color(color.value), from: color.origin), in: condition, to: token)
    }
    return false
  }

  /// Whether the end of references can be a color here; if not, that is reported.
  private mutating func isColorOrVariants(_ target: NodeID, after links: [NodeID], isVariant: Bool) -> Bool {
    if isVariants(target), let last = links.last, tokens[target] == nil, isPaletteGroup(target) {
      report(.referenceToGroup(at: range(last)))
      return false
    }
    return !isVariant || !links.isEmpty || !isVariants(target) || expect(.scalar, target, for: "a color")
  }

  /// The token at the end of a reference; nil for a value that is not a token, and for a token of a token file that is
  /// not a color, which is reported.
  private mutating func colorDeclaration(
    at end: ReferenceEnd,
    after links: [NodeID]
  ) -> DeclaredTokens.Declaration? {
    switch end {
    case .node(let node): return tokens[node]
    case .imported(let token):
      if tokens.set.type(of: token) == .color { return DeclaredTokens.Declaration(token) }
      reportType(of: token, wanted: "a color", at: links)
      return nil
    }
  }

  private func isVariants(at end: ReferenceEnd) -> Bool {
    if case .node(let node) = end { isVariants(node) } else { false }
  }

  /// A color in hex digits, or as a function of CSS, which keeps its space. One that sRGB cannot show is reported with
  /// what takes its place there.
  private mutating func literalColor(_ node: NodeID, via references: [SourceRange]) -> Sourced<WrittenColor>? {
    guard expect(.scalar, node, for: "a color") else { return nil }
    let text = tree.utf8(of: node)
    let origin = Origin(range(node), references: references)
    if let value = ColorValue(hex: text) { return Sourced(.hex(value), from: origin) }
    if let call = callSplitByCommas(at: range(node)) {
      report(.unquotedCall(String(decoding: bytes(call), as: UTF8.self), at: call))
      return nil
    }
    if text.contains(UInt8(ascii: "(")) {
      do {
        let color = try TokenColor(css: text)
        if let finding = Diagnostic.outOfGamut(color, tree.text(of: node), at: range(node)) { report(finding) }
        let value = ColorValue(color)
        return Sourced(TokenColor(value) == color ? .hex(value) : .color(color), from: origin)
      } catch {
        let reading = ColorReading(of: tree.text(of: node))
        if let reading, !reading.isFunction {
          report(.invalidColor(tree.text(of: node), at: range(node)))
        } else {
          report(.invalidColor(error, at: range(of: error.range, in: node), meaning: reading, at: range(node)))
        }
        return nil
      }
    }
    if isBareReference(node) { return nil }
    if let color = unquotedColor(after: node) {
      let digits = bytes(color).prefix { !",;".utf8.contains($0) }
      report(.unquotedColor(String(decoding: digits, as: UTF8.self), at: color))
    } else {
      report(.invalidColor(tree.text(of: node), at: range(node)))
    }
    return nil
  }

  /// The range of some bytes of a scalar's text; the whole scalar if it has escapes or breaks, which move the bytes.
  private func range(of part: Range<Int>, in node: NodeID) -> SourceRange {
    let whole = range(node)
    let (length, source) = (tree.utf8(of: node).count, bytes(whole))
    let quote = (source.count - length) / 2
    guard source.count == length + 2 * quote, (0...1).contains(quote),
      source.dropFirst(quote).prefix(length).elementsEqual(tree.utf8(of: node)), !part.isEmpty
    else { return whole }
    let start = whole.bytes.lowerBound + quote
    return SourceRange(file: whole.file, bytes: start + part.lowerBound..<start + part.upperBound)
  }

  /// Whether a node is meant as a mapping of variants, valid or not.
  private func isVariants(_ node: NodeID) -> Bool {
    tree.kind(of: node) == .mapping && unquotedReference(node) == nil
  }

  /// Whether a node is meant as a mapping of names to colors, not as one of variants.
  func isPaletteGroup(_ node: NodeID) -> Bool {
    isVariants(node) && tree.isPaletteGroup(node, isMapping: isVariants)
  }
}

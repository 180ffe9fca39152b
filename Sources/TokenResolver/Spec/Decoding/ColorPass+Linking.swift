internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Colors that are not plain.
extension ColorPass {
  /// Decodes the colors that are not plain, those with variants and those with references, and returns the colors of
  /// the axis.
  func link(
    _ declared: [DeclaredColor],
    _ unlinked: [UnlinkedColor],
    in tokens: inout DeclaredTokens
  ) -> [ColorEntry] {
    let circular = unlinked.filter { link($0, in: &tokens) }
    let resolved = resolved(tokens)
    // References between variants may go in a circle although no chain of references does.
    for color in circular { _ = variants(of: color.token, in: resolved) }
    reportGamut(of: declared, in: resolved)
    let written = decodeGrounds(of: declared, in: &tokens)
    return declared.compactMap { color in
      guard variants(of: color.token, in: resolved) != nil else { return nil }
      let grounds = color.node == nil ? importedGrounds(of: color.token, in: resolved) : written[color.token]
      return ColorEntry(name: color.name, token: color.token, grounds: grounds)
    }
  }

  /// The colors that are linked so far. Only tokens of token files have references in parts of their values.
  func resolved(_ tokens: DeclaredTokens) -> ResolvedTokens {
    ResolvedTokens(tokens.set, index: (spec.imports?.resolved ?? .empty).index)
  }

  /// Reports the token file colors outside sRGB that colors of the spec are or refer to: each value once, where it is
  /// written. Colors that the spec writes itself are reported when they are read.
  private func reportGamut(of colors: [DeclaredColor], in resolved: ResolvedTokens) {
    guard spec.imports != nil else { return }
    let ownFiles = Set(documents.map { range($0.node).file })
    var seen: Set<SourceRange> = []
    for color in colors {
      for written in resolved.writtenColors(of: color.token) {
        let place = written.origin.range
        guard !ownFiles.contains(place.file), seen.insert(place).inserted, let value = written.value.color else {
          continue
        }
        if let finding = Diagnostic.outOfGamut(value, value.css, at: place) { report(finding) }
      }
    }
  }

  /// A color in each appearance; nil if it has a mistake. References that lead back to themselves are reported.
  func variants(of token: TokenID, in resolved: ResolvedTokens) -> ColorVariants? {
    do {
      return try ColorVariants(of: token, in: resolved)
    } catch {
      switch error {
      case .cycle(let links): spec.consequences.wrongChains.add(circle: links)
      case .chainIsTooLong(let links): spec.consequences.wrongChains.add(chain: links)
      // The mistake is reported at the color without a value.
      case .unknownTarget, .wrongType, .listIsTooLong, .noValue: break
      }
      return nil
    }
  }

  /// Decodes a color that is not plain: a mapping of variants, or a reference.
  ///
  /// - Returns: Whether references lead to a color with variants.
  private func link(_ color: UnlinkedColor, in tokens: inout DeclaredTokens) -> Bool {
    let (token, node) = (color.token, color.node)
    guard isVariants(node) else { return linkVariant(node, nil, of: token, &tokens) }
    guard let fields = annotatedFields(of: node, as: .color) else { return false }
    var leadsToVariants = false
    for appearance in Appearance.allCases {
      // The light color counts wherever no other does.
      let condition = appearance == .light ? .always : condition(for: appearance, tokens)
      // Increased contrast changes nothing in a dark color that has no variant for it.
      let given = fields[appearance.rawValue] == nil && appearance == .highContrastDark ? Appearance.dark : appearance
      if let entry = fields[given.rawValue], linkVariant(entry.value, given, in: condition, of: token, &tokens) {
        leadsToVariants = true
      }
    }
    _ = value("light", of: fields)
    return leadsToVariants
  }

  private func condition(for appearance: Appearance, _ tokens: DeclaredTokens) -> Condition {
    .context(Modifier.context(of: appearance), of: tokens.appearance)
  }

  /// Adds a layer with a color, or with a reference to one. A reference in a variant takes the same variant of its
  /// target, unless it names another.
  ///
  /// - Returns: Whether the references lead to a color with variants.
  func linkVariant(
    _ node: NodeID,
    _ appearance: Appearance?,
    in condition: Condition = .always,
    of token: TokenID,
    _ tokens: inout DeclaredTokens
  ) -> Bool {
    guard let (end, links) = followToEnd(node) else { return false }
    let pin = appearance.map { self.condition(for: $0, tokens) } ?? .always
    if case .node(let target) = end, !isColorOrVariants(target, after: links, isVariant: appearance != nil, tokens) {
      return false
    }
    for (index, link) in links.enumerated() {
      // A reference may lead to a color by way of something else.
      let next = index + 1 < links.count ? ReferenceEnd.node(links[index + 1]) : end
      guard let declared = colorDeclaration(at: next, after: links, tokens) else { continue }
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
  private func isColorOrVariants(_ target: NodeID, after links: [NodeID], isVariant: Bool, _ tokens: DeclaredTokens)
    -> Bool
  {
    if isVariants(target), let last = links.last, tokens[target] == nil, isPaletteGroup(target) {
      report(.referenceToGroup(at: range(last)))
      return false
    }
    return !isVariant || !links.isEmpty || !isVariants(target) || expect(.scalar, target, for: "a color")
  }

  /// The token at the end of a reference; nil for a value that is not a token, and for a token of a token file that is
  /// not a color, which is reported.
  private func colorDeclaration(
    at end: ReferenceEnd,
    after links: [NodeID],
    _ tokens: DeclaredTokens
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

  /// A color in hex digits, or as a function of CSS, which keeps its space. One outside sRGB is reported with its
  /// replacement.
  private func literalColor(_ node: NodeID, via references: [SourceRange]) -> Sourced<WrittenColor>? {
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
    if isBareReference(node) || isPathInSection(node) { return nil }
    if let color = unquotedColor(after: node) {
      let digits = bytes(color).prefix { !",;".utf8.contains($0) }
      report(.unquotedColor(String(decoding: digits, as: UTF8.self), at: color))
    } else {
      report(.invalidColor(tree.text(of: node), at: range(node)))
    }
    return nil
  }

  /// Whether a text that is not a color is the path of one in its section; if so, that is reported.
  private func isPathInSection(_ node: NodeID) -> Bool {
    let name = tree.text(of: node)
    let paths = [RootKey.palette, .color].map { "\($0.rawValue).\(name)" }
    let own = range(node)
    let path = paths.first { path in
      guard case .found(let target) = spec.references.paths.find(Array(path.utf8)[...]) else { return false }
      // A group has no value, and nothing refers to itself.
      let other = range(target)
      return (tree.kind(of: target) == .scalar || isVariants(target))
        && (own.file != other.file || !own.bytes.overlaps(other.bytes))
    }
    guard !name.isEmpty, let path else { return false }
    reportMissingSection(node, ofTokenAt: path)
    return true
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
}

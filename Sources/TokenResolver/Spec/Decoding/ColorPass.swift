internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Decodes the palette and the axis of colors: declares the tokens of both, and then links those that are not plain.
struct ColorPass: SpecPass {
  let spec: SpecInput

  /// - Parameter areNeeded: Whether codes have a color.
  func colors(in tokens: inout DeclaredTokens, areNeeded: Bool) -> SpecAxis<ColorEntry> {
    let palette = declarePalette(in: &tokens)
    let section = declareColors(in: &tokens, areNeeded: areNeeded)
    let colors = link(section.colors, palette + section.unlinked, in: &tokens)
    return SpecAxis(colors, declared: section.names) { $0.name.value }
  }
}

// MARK: Declaring

extension ColorPass {
  /// `palette`: colors in groups of any depth, which may be in several files. They are not an axis of codes, but
  /// references can name them.
  private func declarePalette(in tokens: inout DeclaredTokens) -> [UnlinkedColor] {
    let entries = mergedEntries(of: .palette, .paletteGroups)
    return entries.isEmpty ? [] : declarePalette(entries, in: tokens.addGroup(RootKey.palette.rawValue), of: &tokens)
  }

  private func declarePalette(
    _ entries: [MergedEntry],
    in group: GroupID,
    of tokens: inout DeclaredTokens
  ) -> [UnlinkedColor] {
    var unlinked: [UnlinkedColor] = []
    for entry in entries where isTokenName(entry.key, of: "color") {
      if isPaletteGroup(entry.first.value) {
        let inner = tokens.addGroup(tree.text(of: entry.key), in: group)
        let tables = entry.parts.map { table($0.value, named: "palette") }
        let path = tokens.set.groups[inner].path.description
        unlinked += declarePalette(merged(tables, .paletteGroups, in: path), in: inner, of: &tokens)
      } else {
        let value = entry.first.value
        let color = declareColor(entry.key, value, annotations(of: value), in: group, of: &tokens)
        if let color = color.unlinked { unlinked.append(color) }
      }
    }
    return unlinked
  }

  /// `color`: the colors that are an axis of codes or, if codes leave their color open, that styles and texts use.
  ///
  /// - Returns: The colors, whose values are found when all are declared; those that are not plain; and all names.
  private func declareColors(
    in tokens: inout DeclaredTokens,
    areNeeded: Bool
  ) -> (colors: [DeclaredColor], unlinked: [UnlinkedColor], names: [String]) {
    let all = areNeeded ? requiredEntries(of: .color) : entries(of: .color)
    let (selection, entries) = selection(in: .color, of: all)
    let chosen = selection.map { chosenColors($0) } ?? embeddedColors()
    if entries.isEmpty { return (chosen, [], []) }
    let group = tokens.addGroup(RootKey.color.rawValue)
    var unlinked: [UnlinkedColor] = []
    let own = entries.compactMap { key, value -> DeclaredColor? in
      guard let name = tokenName(key, of: "color") else { return nil }
      let color = declareColor(key, value, annotations(of: value), in: group, of: &tokens)
      if let color = color.unlinked { unlinked.append(color) }
      return DeclaredColor(name: name, token: color.token, node: value)
    }
    if !chosen.isEmpty { reportRepeated((chosen + own).map(\.name), in: .color) }
    return (chosen + own, unlinked, entries.map { tree.text(of: $0.key) })
  }

  /// The colors of token files that the section takes. They keep their paths.
  private func chosenColors(_ selection: TokenSelection) -> [DeclaredColor] {
    chosenTokens(selection, of: .color, named: "color").map { token, name in
      DeclaredColor(name: name, token: token, node: nil)
    }
  }

  private func embeddedColors() -> [DeclaredColor] {
    embeddedTokens(of: .color, .color, named: "color").map { token, name in
      DeclaredColor(name: name, token: token, node: nil)
    }
  }

  /// Adds a token with its color, or with variants and references that are decoded when all tokens are declared.
  private func declareColor(
    _ key: NodeID,
    _ value: NodeID,
    _ annotations: TokenAnnotations,
    in group: GroupID,
    of tokens: inout DeclaredTokens
  ) -> (token: TokenID, unlinked: UnlinkedColor?) {
    let color = ColorValue(hex: tree.utf8(of: value))
    let token = tokens.add(
      tree.utf8(of: key),
      in: group,
      .color,
      nameRange: range(key),
      range: range(value),
      annotations: annotations,
      at: value
    )
    if let color {
      tokens.addLayer(Sourced(.color(.hex(color)), from: Origin(range(value))), to: token)
      return (token, nil)
    }
    let unlinked = UnlinkedColor(token: token, node: value)
    guard isVariants(value) else { return (token, unlinked) }
    for (key, variant) in tree.entries(of: value) {
      guard let appearance = Appearance(rawValue: tree.text(of: key)) else { continue }
      tokens.register(variant, DeclaredTokens.Declaration(token, appearance))
    }
    return (token, unlinked)
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

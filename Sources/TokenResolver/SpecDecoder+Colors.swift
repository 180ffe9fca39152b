internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension SpecDecoder {
  /// `palette`: colours in groups of any depth. They are no axis of codes; references reach them.
  mutating func decodePalette(_ root: Fields) {
    if let node = root["palette"]?.value { decodePaletteGroup(node) }
  }

  private mutating func decodePaletteGroup(_ group: YAMLNodeID) {
    for (key, value) in table(group, named: "palette") {
      guard tokenName(key, of: "colour") != nil else { continue }
      if isPaletteGroup(value) {
        decodePaletteGroup(value)
      } else {
        _ = color(value)
      }
    }
  }

  /// `color`: the colours that are an axis of codes.
  mutating func decodeColors(_ root: Fields) -> [ColorToken] {
    guard let node = required("color", of: root, in: "a spec", example: "color: { ink: \"#222222\" }") else {
      return []
    }
    return table(node, named: "color").compactMap { key, value in
      guard let name = tokenName(key, of: "colour"), let pair = color(value) else { return nil }
      return ColorToken(name: name, light: pair.light, dark: pair.dark)
    }
  }

  /// A colour as hex digits, or as a mapping with `light` and `dark`, or as a reference to either.
  private mutating func color(_ node: YAMLNodeID) -> (light: Sourced<ColorValue>, dark: Sourced<ColorValue>)? {
    guard let (target, references) = follow(node) else { return nil }
    guard isColorPair(target) else { return hexColor(target, via: references).map { ($0, $0) } }
    if let reference = references.last, isPaletteGroup(target) {
      report(.referenceToGroup(at: reference))
      return nil
    }
    guard let pair = fields(of: target, allowed: ["light", "dark"], in: "a colour") else { return nil }
    let light = required("light", of: pair, in: "a colour", example: "light: \"#222222\"")
      .flatMap { appearance("light", $0, via: references) }
    let dark = pair["dark"].map { appearance("dark", $0.value, via: references) }
    guard let light else { return nil }
    return dark.map { $0.map { (light, $0) } } ?? (light, light)
  }

  /// One appearance of a colour. A reference to a colour that has both takes the same appearance of it.
  private mutating func appearance(
    _ name: String,
    _ node: YAMLNodeID,
    via outer: [SourceRange]
  ) -> Sourced<ColorValue>? {
    guard let (target, references) = follow(node) else { return nil }
    guard isColorPair(target), let reference = references.last else {
      return hexColor(target, via: outer + references)
    }
    guard !isPaletteGroup(target) else {
      report(.referenceToGroup(at: reference))
      return nil
    }
    guard let pair = fields(of: target, allowed: ["light", "dark"], in: "a colour") else { return nil }
    guard let value = (pair[name] ?? pair["light"])?.value, let (hex, more) = follow(value) else { return nil }
    return hexColor(hex, via: outer + references + more)
  }

  private mutating func hexColor(_ node: YAMLNodeID, via references: [SourceRange]) -> Sourced<ColorValue>? {
    guard expect(.scalar, node, for: "a colour") else { return nil }
    let text = tree.text(of: node)
    if let value = ColorValue(hex: text) {
      return Sourced(value, from: Origin(range(node), references: references))
    }
    report(.invalidColor(text, at: range(node)))
    return nil
  }

  /// Whether a node is meant as a mapping with `light` and `dark`, right or wrong.
  private func isColorPair(_ node: YAMLNodeID) -> Bool {
    tree.kind(of: node) == .mapping && unquotedReference(node) == nil
  }

  /// Whether a mapping is a group of colours: one with only the keys `light` and `dark` is a colour.
  private func isPaletteGroup(_ node: YAMLNodeID) -> Bool {
    guard isColorPair(node) else { return false }
    let keys = tree.entries(of: node).map { tree.text(of: $0.key) }
    return keys.isEmpty || keys.contains { $0 != "light" && $0 != "dark" }
  }
}

internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// The keys of a color with variants.
private enum Variant: String, CaseIterable {
  case light, dark, highContrastLight, highContrastDark

  /// The variant that is used if this one is not given.
  var fallback: Variant? {
    switch self {
    case .light: nil
    case .dark, .highContrastLight: .light
    case .highContrastDark: .dark
    }
  }
}

extension SpecDecoder {
  /// `palette`: colors in groups of any depth. They are not an axis of codes, but references can name them.
  mutating func decodePalette() {
    decodePalette(entries(of: .palette))
  }

  private mutating func decodePalette(_ entries: [(key: YAMLNodeID, value: YAMLNodeID)]) {
    var names: Set<String> = []
    for (key, value) in entries where !isSlip(key, value, allowed: nil, meant: &names) && isTokenName(key, of: "color")
    {
      if isPaletteGroup(value) {
        decodePalette(Array(tree.entries(of: value)))
      } else if ColorValue(hex: tree.utf8(of: value)) == nil {
        // Not a plain color: a reference, variants, or a mistake.
        _ = color(value)
      }
    }
  }

  /// `color`: the colors that are an axis of codes, or that styles and texts use beside codes that leave their color open.
  mutating func decodeColors(areNeeded: Bool) -> [ColorToken] {
    (areNeeded ? requiredEntries(of: .color) : entries(of: .color)).compactMap { key, value in
      guard let name = tokenName(key, of: "color"), let variants = color(value) else { return nil }
      return ColorToken(name: name, variants: variants, annotations: annotations(of: value))
    }
  }

  /// A color as hex digits, or as a mapping of variants, or as a reference to either.
  private mutating func color(_ node: YAMLNodeID) -> ColorVariants? {
    guard let (target, references, named) = followColor(node) else { return nil }
    guard isVariants(target) else {
      return hexColor(target, via: references).map { ColorVariants(light: $0) }
    }
    if let reference = references.last, isPaletteGroup(target) {
      report(.referenceToGroup(at: reference))
      return nil
    }
    // A reference to one variant of a color uses that variant in every appearance.
    if let named { return variant(named, of: target, via: references).map { ColorVariants(light: $0) } }
    return variants(target, via: references)
  }

  private mutating func variants(_ node: YAMLNodeID, via references: [SourceRange]) -> ColorVariants? {
    guard let fields = variantFields(node) else { return nil }
    var values: [Variant: Sourced<ColorValue>] = [:]
    for variant in Variant.allCases {
      guard let entry = fields[variant.rawValue] else { continue }
      values[variant] = self.variant(variant, entry.value, via: references)
    }
    _ = value("light", of: fields)
    guard let light = values[.light] else { return nil }
    return ColorVariants(
      light: light,
      dark: values[.dark],
      highContrastLight: values[.highContrastLight],
      highContrastDark: values[.highContrastDark]
    )
  }

  /// The node that a color refers to. A reference such as `{palette.title.light}` names one variant. If several references of
  /// a chain name one, the last one counts.
  private mutating func followColor(
    _ node: YAMLNodeID
  ) -> (node: YAMLNodeID, references: [SourceRange], named: Variant?)? {
    guard let (target, links) = followLinks(node) else { return nil }
    var named: Variant?
    if isVariants(target) {
      for link in links.reversed() where named == nil { named = namedVariant(link) }
    }
    return (target, links.map { range($0) }, named)
  }

  /// The variant that a reference names; nil for a reference to a whole color.
  private mutating func namedVariant(_ reference: YAMLNodeID) -> Variant? {
    guard let path = referencePath(reference), let dot = path.lastIndex(of: UInt8(ascii: ".")),
      let variant = Variant(rawValue: String(decoding: path[(dot + 1)...], as: UTF8.self)),
      case .found(let color) = references.find(path[..<dot]), isVariants(color), !isPaletteGroup(color)
    else { return nil }
    return variant
  }

  /// One variant of a color. A reference to a color with variants takes the same variant of it, unless it names another.
  private mutating func variant(
    _ variant: Variant,
    _ node: YAMLNodeID,
    via outer: [SourceRange]
  ) -> Sourced<ColorValue>? {
    guard checkChain(outer), let (target, references, named) = followColor(node) else { return nil }
    guard isVariants(target), let reference = references.last else {
      return hexColor(target, via: outer + references)
    }
    guard !isPaletteGroup(target) else {
      report(.referenceToGroup(at: reference))
      return nil
    }
    return self.variant(named ?? variant, of: target, via: outer + references)
  }

  /// A variant of a color with variants, or the variant that is used instead.
  private mutating func variant(
    _ variant: Variant,
    of color: YAMLNodeID,
    via references: [SourceRange]
  ) -> Sourced<ColorValue>? {
    guard let fields = variantFields(color) else { return nil }
    var candidate: Variant? = variant
    while let current = candidate, fields[current.rawValue] == nil { candidate = current.fallback }
    guard let found = candidate, let entry = fields[found.rawValue] else { return nil }
    return self.variant(found, entry.value, via: references)
  }

  private mutating func variantFields(_ node: YAMLNodeID) -> Fields? {
    annotatedFields(of: node, as: .color)
  }

  private mutating func hexColor(_ node: YAMLNodeID, via references: [SourceRange]) -> Sourced<ColorValue>? {
    guard expect(.scalar, node, for: "a color") else { return nil }
    if let value = ColorValue(hex: tree.utf8(of: node)) {
      return Sourced(value, from: Origin(range(node), references: references))
    }
    if let color = unquotedColor(after: node) {
      report(.unquotedColor(String(decoding: bytes(color), as: UTF8.self), at: color))
    } else {
      report(.invalidColor(tree.text(of: node), at: range(node)))
    }
    return nil
  }

  /// Whether a node is meant as a mapping of variants, valid or not.
  private func isVariants(_ node: YAMLNodeID) -> Bool {
    tree.kind(of: node) == .mapping && unquotedReference(node) == nil
  }

  /// Whether a mapping with these keys is a group of colors. A mapping with only keys of variants and annotations is a color.
  static func isPaletteGroup(_ keys: [String]) -> Bool {
    keys.isEmpty || keys.contains { Variant(rawValue: $0) == nil && Annotation(rawValue: $0) == nil }
  }

  /// The same for a node.
  private func isPaletteGroup(_ node: YAMLNodeID) -> Bool {
    guard isVariants(node) else { return false }
    return Self.isPaletteGroup(tree.entries(of: node).map { tree.text(of: $0.key) })
  }
}

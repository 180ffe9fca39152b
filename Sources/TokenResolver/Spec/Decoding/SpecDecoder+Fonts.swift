internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

// MARK: Weights

extension SpecDecoder {
  /// `weight`: names for font weights, an axis of codes.
  mutating func decodeWeights() -> [WeightToken] {
    let entries = requiredEntries(of: .weight)
    if entries.isEmpty { return [] }
    let group = tokens.addGroup(RootKey.weight.rawValue)
    return entries.compactMap { key, value in
      guard let name = tokenName(key, of: "weight"), let (weight, node) = weight(value) else { return nil }
      let annotations = annotations(of: value)
      let number = TokenValue.fontWeight(FontWeightValue(TokenNumber(weight.value)))
      declare(key, value, in: group, as: number, from: weight.origin, at: node, annotations: annotations)
      return WeightToken(name: name, value: weight, annotations: annotations)
    }
  }

  /// A number, or a mapping with the number and annotations, or a reference to either; and the node of the number.
  private mutating func weight(_ node: YAMLNodeID) -> (Sourced<Int>, YAMLNodeID)? {
    guard let (target, references) = follow(node) else { return nil }
    guard tree.kind(of: target) == .mapping, unquotedReference(target) == nil else {
      return weightNumber(node).map { ($0, node) }
    }
    guard let fields = annotatedFields(of: node, as: .weight), let value = value("value", of: fields) else {
      return nil
    }
    return weightNumber(value, via: fields.references).map { ($0, references.isEmpty ? value : node) }
  }

  private mutating func weightNumber(_ node: YAMLNodeID, via outer: [SourceRange] = []) -> Sourced<Int>? {
    guard let (target, references) = follow(node) else { return nil }
    if let meaning = meaningOfWeightName(target) {
      report(.weightName(tree.text(of: target), meaning: meaning, at: range(target)))
      return nil
    }
    let chain = outer + references
    guard let number = decimal(target, for: "a weight", in: SpecRange.weight, via: chain) else { return nil }
    if let whole = number.value.wholeNumber { return Sourced(whole, from: number.origin) }
    report(.fractionalWeight(number.value, at: number.origin.range))
    return nil
  }

  /// The number that `SemiBold` means; nil for other text.
  private func meaningOfWeightName(_ node: YAMLNodeID) -> Int? {
    // Numbers, which good specs have, are not compared with all names.
    guard tree.kind(of: node) == .scalar, let first = tree.utf8(of: node).first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return nil }
    return FontWeightValue.number(ofName: tree.text(of: node))
  }
}

// MARK: Families

extension SpecDecoder {
  /// `family`: names for font families. By default there is one family, the system font under the name `system`.
  mutating func decodeFamilies() -> [FamilyToken] {
    let entries = entries(of: .family)
    guard !entries.isEmpty else {
      declared[.family] = AxisNames(["system"])
      return [FamilyToken(name: Sourced("system", from: Origin(start)), font: nil, metrics: .system)]
    }
    let group = tokens.addGroup(RootKey.family.rawValue)
    return entries.compactMap { key, value in
      guard let name = tokenName(key, of: "family"), let (family, node) = family(value, name: name) else { return nil }
      let font = family.font ?? Sourced("system", from: Origin(range(follow(node)?.node ?? node)))
      let families = TokenValue.fontFamily(FontFamilyValue([.value(font)]))
      declare(key, value, in: group, as: families, from: font.origin, at: node, annotations: family.annotations)
      return family
    }
  }

  /// A font's name, or a mapping with the name and the metrics, or a reference to either; and the node of the font's
  /// name.
  private mutating func family(_ node: YAMLNodeID, name: Sourced<String>) -> (FamilyToken, YAMLNodeID)? {
    guard let (target, references) = follow(node) else { return nil }
    if tree.kind(of: target) != .mapping || unquotedReference(target) != nil {
      return scalarText(node, for: "a family").flatMap { fontName($0) }
        .map { (FamilyToken(name: name, font: $0.font, metrics: .system), node) }
    }
    guard let fields = annotatedFields(of: target, as: .family) else { return nil }
    let fontNode = value("name", of: fields)
    let font =
      fontNode
      .flatMap { scalarText($0, for: "`name`", via: references) }.flatMap { fontName($0) }
    let metrics = fields["metrics"].map { fontMetrics($0.value) } ?? .system
    guard let fontNode, let font, let metrics else { return nil }
    let family = FamilyToken(name: name, font: font.font, metrics: metrics, annotations: annotations(of: node))
    return (family, references.isEmpty ? fontNode : node)
  }

  /// `system` is the platform's own font; any other text is the name of a font.
  private mutating func fontName(_ text: Sourced<String>) -> (font: Sourced<String>?, Void)? {
    if text.value == "system" { return (nil, ()) }
    guard let problem = TokenName.problem(withFont: text.value) else { return (text, ()) }
    report(.invalidName(text.value, of: "font", because: problem, at: text.origin.range))
    return nil
  }

  /// `metrics`: ascent and descent per em, both positive.
  private mutating func fontMetrics(_ node: YAMLNodeID) -> FontMetrics? {
    guard let fields = fields(of: node, as: .fontMetrics) else { return nil }
    let ascent = number("ascent", of: fields)
    let descent = number("descent", of: fields)
    guard let ascent, let descent else { return nil }
    return FontMetrics(ascent: ascent.value, descent: descent.value)
  }
}

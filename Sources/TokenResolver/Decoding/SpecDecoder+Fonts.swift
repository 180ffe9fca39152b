internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

// MARK: Weights

extension SpecDecoder {
  /// `weight`: names for font weights, an axis of codes.
  mutating func decodeWeights() -> [WeightToken] {
    requiredEntries(of: .weight).compactMap { key, value in
      guard let name = tokenName(key, of: "weight"), let weight = weight(value) else { return nil }
      return WeightToken(name: name, value: weight, annotations: annotations(of: value))
    }
  }

  /// A number, or a mapping with the number and annotations, or a reference to either.
  private mutating func weight(_ node: YAMLNodeID) -> Sourced<Int>? {
    guard let (target, _) = follow(node) else { return nil }
    guard tree.kind(of: target) == .mapping, unquotedReference(target) == nil else { return weightNumber(node) }
    guard let fields = annotatedFields(of: node, as: .weight) else { return nil }
    return value("value", of: fields).flatMap { weightNumber($0, via: fields.references) }
  }

  private mutating func weightNumber(_ node: YAMLNodeID, via outer: [SourceRange] = []) -> Sourced<Int>? {
    guard let number = decimal(node, for: "a weight", in: SpecRange.weight, via: outer) else { return nil }
    if let whole = number.value.wholeNumber { return Sourced(whole, from: number.origin) }
    report(.fractionalWeight(number.value, at: number.origin.range))
    return nil
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
    return entries.compactMap { key, value in
      guard let name = tokenName(key, of: "family") else { return nil }
      return family(value, name: name)
    }
  }

  /// A font's name, or a mapping with the name and the metrics, or a reference to either.
  private mutating func family(_ node: YAMLNodeID, name: Sourced<String>) -> FamilyToken? {
    guard let (target, references) = follow(node) else { return nil }
    if tree.kind(of: target) != .mapping || unquotedReference(target) != nil {
      return scalarText(node, for: "a family").flatMap { fontName($0) }
        .map { FamilyToken(name: name, font: $0.font, metrics: .system) }
    }
    guard let fields = annotatedFields(of: target, as: .family) else { return nil }
    let font = value("name", of: fields)
      .flatMap { scalarText($0, for: "`name`", via: references) }.flatMap { fontName($0) }
    let metrics = fields["metrics"].map { fontMetrics($0.value) } ?? .system
    guard let font, let metrics else { return nil }
    return FamilyToken(name: name, font: font.font, metrics: metrics, annotations: annotations(of: node))
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

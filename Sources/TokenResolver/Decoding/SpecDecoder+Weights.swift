internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

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

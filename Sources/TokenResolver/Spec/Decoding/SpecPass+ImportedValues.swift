internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Values of the spec that are references to tokens of token files.
extension SpecPass {
  /// A number of the spec: a length in points, or a number. Nil for a token of another type, which is reported.
  func importedNumber(_ token: TokenID, after links: [NodeID]) -> Sourced<FixedDecimal>? {
    guard let imports = spec.imports, let value = imports.value(of: token) else { return nil }
    guard let number = imports.lengths.points(value.value) else {
      reportType(of: token, wanted: "a dimension in `px` or `rem`", at: links)
      return nil
    }
    return Sourced(number, from: origin(of: value, after: links))
  }

  /// A weight. Nil for a token of another type, which is reported.
  func importedWeight(_ token: TokenID, after links: [NodeID]) -> Sourced<FixedDecimal>? {
    guard let value = spec.imports?.value(of: token) else { return nil }
    let number: TokenNumber? =
      switch value.value {
      case .fontWeight(let weight): weight.number
      case .number(let number): number
      default: nil
      }
    guard let number = number?.fixedDecimal?.value else {
      reportType(of: token, wanted: "a font weight", at: links)
      return nil
    }
    return Sourced(number, from: origin(of: value, after: links))
  }

  /// The families, at least one. Nil for a token of another type, which is reported.
  func importedFamilies(_ token: TokenID, after links: [NodeID]) -> [Sourced<String>]? {
    guard let value = spec.imports?.value(of: token) else { return nil }
    guard case .fontFamily(let families) = value.value, !families.names.isEmpty else {
      reportType(of: token, wanted: "a font family", at: links)
      return nil
    }
    let origin = origin(of: value, after: links)
    return families.names.compactMap { $0.sourced.map { Sourced($0.value, from: origin) } }
  }

  private func origin(of value: Sourced<TokenValue>, after links: [NodeID]) -> Origin {
    Origin(value.origin.range, references: links.map { range($0) } + value.origin.references)
  }
}

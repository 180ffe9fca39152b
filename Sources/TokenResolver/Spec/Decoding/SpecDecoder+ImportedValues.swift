internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Values of the spec that are references to tokens of token files.
extension SpecDecoder {
  /// A number of the spec: a length in points, or a number. Nil for a token of another type, which is reported.
  mutating func importedNumber(_ token: TokenID, after links: [NodeID]) -> Sourced<FixedDecimal>? {
    guard let value = imports?.value(of: token) else { return nil }
    let number: FixedDecimal? =
      switch value.value {
      case .dimension(let length): imports?.lengths.points(length)
      case .number(let number): number.fixedDecimal?.value
      default: nil
      }
    guard let number else {
      reportType(of: token, wanted: "a dimension in `px` or `rem`", at: links)
      return nil
    }
    return Sourced(number, from: origin(of: value, after: links))
  }

  /// A weight. Nil for a token of another type, which is reported.
  mutating func importedWeight(_ token: TokenID, after links: [NodeID]) -> Sourced<FixedDecimal>? {
    guard let value = imports?.value(of: token) else { return nil }
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

  /// The first family. Nil for a token of another type, which is reported.
  mutating func importedFamily(_ token: TokenID, after links: [NodeID]) -> Sourced<String>? {
    guard let value = imports?.value(of: token) else { return nil }
    guard case .fontFamily(let families) = value.value, let first = families.names.first?.sourced else {
      reportType(of: token, wanted: "a font family", at: links)
      return nil
    }
    return Sourced(first.value, from: origin(of: value, after: links))
  }

  /// Reports the colors of token files that sRGB cannot show, which colors of the spec are or refer to: each value
  /// once, at its place. Those that the spec writes itself are reported where they are read.
  mutating func reportGamut(of colors: [DeclaredColor], in resolved: ResolvedTokens) {
    guard imports != nil else { return }
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

  private func origin(of value: Sourced<TokenValue>, after links: [NodeID]) -> Origin {
    Origin(value.origin.range, references: links.map { range($0) } + value.origin.references)
  }
}

internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Weights of fonts (Design Tokens Format Module 2025.10, section 8.4).
extension ValueReader {
  static let fontWeight = Wanted(name: "a font weight", type: .fontWeight, scope: "FONT_WEIGHT")

  func fontWeight(_ node: NodeID) -> FontWeightValue? {
    let text = tree.text(of: node)
    if tree.jsonKind(of: node) == .string, TokenNumber(text) == nil {
      if let weight = FontWeightValue(named: text) { return weight }
      return weightInOtherSpelling(node, text)
    }
    return number(node, "a font weight", in: 1...1000).map { FontWeightValue($0) }
  }

  /// The endings of font names after their weight.
  private static let slants = ["italic", "oblique"]

  /// `Bold`, `SemiBold` and `Semi Bold` are plain, but not names of the format.
  private func weightInOtherSpelling(_ node: NodeID, _ text: String) -> FontWeightValue? {
    let names = FontWeightValue.names.sorted { $0.key < $1.key }.flatMap(\.value)
    let plain = Keywords.letters(text)
    if let slant = Self.slants.first(where: plain.hasSuffix) {
      let rest = String(plain.dropLast(slant.count))
      // `Italic` alone is the slanted font of normal weight.
      if let name = rest.isEmpty ? "normal" : Keywords.keyword(rest, of: names) {
        report(.weightAndSlant(text, weight: rest.isEmpty ? nil : name, at: range(node)))
        return FontWeightValue(named: name)
      }
    }
    if let name = keywordInOtherSpelling(node, of: names, as: DTCGWeightSpelling.self) {
      return FontWeightValue(named: name)
    }
    report(.unknownValue(text, of: "a font weight", allowed: names, at: range(node)))
    return nil
  }
}

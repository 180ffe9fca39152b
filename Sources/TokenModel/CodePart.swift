/// A token that a code is made of.
public struct CodePart: Sendable, Hashable {
  /// What a token is to a code. Raw values are the words of messages.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A free-standing style, whose code this is.
    case style
    /// A row of the main table, or of a mode.
    case size
    /// The mode of the row.
    case mode
    /// A color.
    case color = "color"
    /// A weight.
    case weight
    /// A family.
    case family
  }

  /// What the token is to the code.
  public let kind: Kind
  /// As it was written; a size as it stands in names is `13_5`, and here 13.5.
  public let name: String
  /// What the token says of itself.
  public let annotations: TokenAnnotations
}

extension Catalog {
  /// What a code is made of, the style that it is first; in the order of ``CodePart/Kind``.
  public func parts(of code: Code) -> [CodePart] {
    let row = rows[code.row]
    let style = code.style.map { styles[$0] }
    let named: [CodePart?] = [
      style.map { CodePart(kind: .style, name: $0.name.value, annotations: $0.annotations) },
      CodePart(kind: .size, name: row.size.value.description, annotations: row.annotations),
      row.mode.map { CodePart(kind: .mode, name: modes[$0].value, annotations: annotations(ofMode: $0)) },
      CodePart(kind: .color, name: colors[code.color].name.value, annotations: colors[code.color].annotations),
      CodePart(kind: .weight, name: weights[code.weight].name.value, annotations: weights[code.weight].annotations),
      CodePart(kind: .family, name: families[code.family].name.value, annotations: families[code.family].annotations),
    ]
    return named.compactMap(\.self)
  }

  /// Whether a style, or a token that a code can be made of, says something of itself.
  package func hasAnnotation(_ isWanted: (TokenAnnotations) -> Bool) -> Bool {
    colors.contains { isWanted($0.annotations) } || weights.contains { isWanted($0.annotations) }
      || families.contains { isWanted($0.annotations) } || rows.contains { isWanted($0.annotations) }
      || styles.contains { isWanted($0.annotations) } || modeAnnotations.contains(where: isWanted)
  }

  /// What a code is for: the description of the style that it is or, when there is none, those of the tokens that it is made
  /// of, as `color ink: Text on white; weight bold: Heads`. Nil when nothing is said.
  public func description(of code: Code) -> String? {
    let described = parts(of: code).compactMap { part in
      part.annotations.description.map { (part: part, text: $0.value) }
    }
    if let first = described.first, first.part.kind == .style { return first.text }
    let words = described.map { "\($0.part.kind.rawValue) \($0.part.name): \($0.text)" }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// Why a code should not be used any more: the style that it is, or a token that it is made of, is deprecated. Nil for a
  /// code in good standing. Linear in the number of codes when anything is deprecated: whoever asks for many of them
  /// makes one ``CodeDeprecations``.
  public func deprecation(of code: Code) -> CodeDeprecation? {
    parts(of: code).contains { $0.annotations.deprecated != nil } ? CodeDeprecations(self)[code] : nil
  }
}

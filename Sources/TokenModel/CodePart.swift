package import TokenDiagnostics

/// A style or token of a code.
package struct CodePart: Sendable, Hashable {
  /// The kind of a part. Raw values are written in messages.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The style of the code.
    case style
    /// A row of the main table, of a mode, or of styles.
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

  /// The kind of the part.
  package let kind: Kind
  /// The name as it was written; a size is `13.5` here and `13_5` in names of codes.
  package let name: String
  /// The location of the name.
  package let place: SourceRange
  /// The annotations of the token.
  package let annotations: TokenAnnotations

  fileprivate init(_ kind: Kind, _ name: Sourced<String>, _ annotations: TokenAnnotations) {
    self.kind = kind
    self.name = name.value
    place = name.origin.range
    self.annotations = annotations
  }
}

extension Catalog {
  /// The parts of a code in the order of ``CodePart/Kind``. A color that is left open is not a part.
  package func parts(of code: Code) -> [CodePart] {
    let (row, weight, family) = (row(of: code), weight(of: code), family(of: code))
    let named: [CodePart?] = [
      code.style.map { CodePart(.style, styles[$0].name, styles[$0].annotations) },
      CodePart(.size, Sourced(row.size.value.description, from: row.size.origin), row.annotations),
      row.mode.map { CodePart(.mode, modes[$0], annotations(ofMode: $0)) },
      color(of: code).map { CodePart(.color, colors[$0].name, colors[$0].annotations) },
      CodePart(.weight, weight.name, weight.annotations), CodePart(.family, family.name, family.annotations),
    ]
    return named.compactMap(\.self)
  }

  /// Whether a style or a token of codes or styles has annotations.
  package func hasAnnotation(_ isWanted: (TokenAnnotations) -> Bool) -> Bool {
    colors.contains { isWanted($0.annotations) } || weights.contains { isWanted($0.annotations) }
      || families.contains { isWanted($0.annotations) } || rows.contains { isWanted($0.annotations) }
      || styles.contains { isWanted($0.annotations) } || modeAnnotations.contains(where: isWanted)
  }

  /// The purpose of a code: the description of its style or, without one, those of its tokens, as
  /// `color ink: Text on white; weight bold: Heads`. Nil if there are no descriptions.
  package func description(of code: Code) -> String? {
    let described = parts(of: code).compactMap { part in
      part.annotations.description.map { (part: part, text: $0.value) }
    }
    if let first = described.first, first.part.kind == .style { return first.text }
    let words = described.map { "\($0.part.kind.rawValue) \($0.part.name): \($0.text)" }
    return words.isEmpty ? nil : words.joined(separator: "; ")
  }

  /// The deprecation of a code whose style or tokens are deprecated; nil for a code that is not deprecated. For many
  /// codes, create ``CodeDeprecations`` once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes.
  package func deprecation(of code: Code) -> CodeDeprecation? {
    parts(of: code).contains { $0.annotations.deprecated != nil } ? CodeDeprecations(self)[code] : nil
  }
}

/// The descriptions of a catalog's codes, for callers that need many: most catalogs have none, and need no search.
package struct CodeDescriptions: Sendable {
  /// Nil if nothing is described.
  private let catalog: Catalog?

  /// The descriptions of a catalog.
  package init(_ catalog: Catalog) {
    self.catalog = catalog.hasAnnotation { $0.description != nil } ? catalog : nil
  }

  /// The purpose of a code, as ``Catalog/description(of:)`` has it.
  package subscript(code: Code) -> String? { catalog?.description(of: code) }
}

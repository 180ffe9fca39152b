/// The sizes, weights and families of all codes of a catalog by number: those of the axes, then those that only styles
/// have, each value once, in the order of the styles.
package struct CatalogParts: Sendable {
  /// The rows in ``Catalog/rows`` come first.
  package private(set) var rows: [TypographyRow]
  /// The weights in ``Catalog/weights`` come first.
  package private(set) var weights: [WeightToken]
  /// The families in ``Catalog/families`` come first.
  package private(set) var families: [FamilyToken]
  private var styles: [Combination] = []

  private struct RowValues: Hashable {
    let size: FixedDecimal
    let lineHeight: FixedDecimal?
    let lineSpacing: FixedDecimal?
    let letterSpacing: FixedDecimal?
    let placement: BaselineOffset?
    let mode: Int?
    let textCurve: TextCurve?

    init(_ row: TypographyRow) {
      size = row.size.value
      lineHeight = row.metrics?.lineHeight.value
      lineSpacing = row.metrics?.lineSpacing?.value
      letterSpacing = row.metrics?.letterSpacing?.value
      placement = row.metrics?.placement
      mode = row.mode
      textCurve = row.textCurve?.value
    }
  }

  private struct Font: Hashable {
    let names: [String]
    let metrics: FontMetrics
  }

  /// Numbers the parts of a catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens and styles.
  package init(_ catalog: Catalog) {
    rows = catalog.rows
    weights = catalog.weights
    families = catalog.families
    var ownRows: [RowValues: Int] = [:]
    var ownWeights: [Int: Int] = [:]
    var ownFonts: [Font: Int] = [:]
    for style in catalog.styles {
      let font = Font(names: style.family.fontNames, metrics: style.family.metrics)
      let numbers = Combination(
        row: style.tokens.row ?? Self.number(of: style.row, as: RowValues(style.row), in: &rows, &ownRows),
        color: style.tokens.color,
        weight: style.tokens.weight
          ?? Self.number(of: style.weight, as: style.weight.value.value, in: &weights, &ownWeights),
        family: style.tokens.family ?? Self.number(of: style.family, as: font, in: &families, &ownFonts)
      )
      styles.append(numbers)
    }
  }

  /// The index of the part with a value; a part with a new value is appended.
  private static func number<Part, Value: Hashable>(
    of part: Part,
    as value: Value,
    in parts: inout [Part],
    _ known: inout [Value: Int]
  ) -> Int {
    if let number = known[value] { return number }
    parts.append(part)
    known[value] = parts.count - 1
    return parts.count - 1
  }

  /// The parts of a code of the catalog, as indices into these lists and into ``Catalog/colors``.
  package func numbers(of code: Code) -> Combination {
    switch code {
    case .combination(let tokens): tokens
    case .style(let style): styles[style]
    }
  }
}

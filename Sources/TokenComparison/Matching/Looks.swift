internal import TokenModel

/// The appearance of a code, as numbers that are equal if and only if the values of two codes are.
struct CodeLook: Hashable {
  let row: Int
  /// Nil for a color that is left open, which equals no color.
  let color: Int?
  let weight: Int
  let font: Int
  /// Ascent and descent matter only with line metrics.
  let fontMetrics: FontMetrics?
  let baseline: FixedDecimal?
}

/// A row without the written offset: the position of the baseline matters.
struct RowLook: Hashable {
  let size: FixedDecimal
  let lineHeight: FixedDecimal?
  let lineSpacing: FixedDecimal?
  let letterSpacing: FixedDecimal?
  let textCurve: TextCurve?

  init(_ row: TypographyRow) {
    size = row.size.value
    lineHeight = row.metrics?.lineHeight.value
    lineSpacing = row.metrics.map { $0.lineSpacing?.value ?? .zero }
    letterSpacing = row.metrics.map { $0.letterSpacing?.value ?? .zero }
    textCurve = row.textCurve?.value
  }
}

/// Gives equal numbers to equal values, of both catalogs.
struct Numbering<Value: Hashable> {
  private var numbers: [Value: Int] = [:]

  mutating func callAsFunction(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = numbers.count
    return numbers.count - 1
  }
}

/// The appearances of a catalog's codes.
struct Looks {
  struct Numberings {
    var rows = Numbering<RowLook>()
    var colors = Numbering<[ColorValue]>()
    var fonts = Numbering<UTF8Name?>()
  }

  private let catalog: Catalog
  private let colors: [Int]
  private let parts: CatalogParts
  private let rows: [Int]
  private let fonts: [Int]

  init(_ catalog: Catalog, _ numberings: inout Numberings) {
    self.catalog = catalog
    colors = catalog.colors.map { numberings.colors($0.variants.all.map(\.value)) }
    parts = CatalogParts(catalog)
    rows = parts.rows.map { numberings.rows(RowLook($0)) }
    fonts = parts.families.map { numberings.fonts($0.fontName) }
  }

  func look(of code: Code) -> CodeLook {
    let baseline = catalog.baseline(of: code)
    let numbers = parts.numbers(of: code)
    return CodeLook(
      row: rows[numbers.row],
      color: numbers.color.map { colors[$0] },
      weight: catalog.weight(of: code).value.value,
      font: fonts[numbers.family],
      fontMetrics: baseline.map { _ in catalog.family(of: code).metrics },
      baseline: baseline
    )
  }
}

extension FamilyToken {
  /// The names of all families; nil for the system font.
  var fontText: String? { font == nil && fallbacks.isEmpty ? nil : fontNames.joined(separator: ", ") }

  var fontName: UTF8Name? { fontText.map { UTF8Name($0) } }
}

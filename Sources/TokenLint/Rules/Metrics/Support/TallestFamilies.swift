internal import TokenModel

/// The tallest of the families that codes of each row can have.
struct TallestFamilies {
  private let ofTemplates: FamilyToken?
  private let rowsOfStyles: Set<TypographyRow>
  private var ofStyles: [TypographyRow: FamilyToken] = [:]

  init(_ catalog: Catalog) {
    rowsOfStyles = Set(catalog.rowsOfStyles)
    ofTemplates = catalog.families[catalog.familyAxis].reduce(nil, Self.taller)
    for style in catalog.styles { ofStyles[style.row] = Self.taller(ofStyles[style.row], style.family) }
  }

  /// Nil when no code has the row.
  func tallest(in row: TypographyRow) -> FamilyToken? {
    if rowsOfStyles.contains(row) { return ofStyles[row] }
    guard let other = ofStyles[row] else { return ofTemplates }
    return Self.taller(ofTemplates, other)
  }

  /// The first one, unless the second one is taller.
  private static func taller(_ first: FamilyToken?, _ second: FamilyToken) -> FamilyToken {
    guard let first else { return second }
    let em = FixedDecimal(1)
    return first.metrics.lineHeight(size: em) < second.metrics.lineHeight(size: em) ? second : first
  }
}

internal import TokenModel

/// The tallest of the families that codes of each row can have.
struct TallestFamilies {
  private let ofTemplates: FamilyToken?
  private let rowAxis: Range<Int>
  private var ofStyles: [Int: FamilyToken] = [:]

  init(_ catalog: Catalog) {
    rowAxis = catalog.rowAxis
    ofTemplates = catalog.families[catalog.familyAxis].reduce(nil, Self.taller)
    for style in catalog.styles where catalog.families.indices.contains(style.code.family) {
      ofStyles[style.code.row] = Self.taller(ofStyles[style.code.row], catalog.family(of: style.code))
    }
  }

  /// Nil when no code has the row.
  func tallest(inRow row: Int) -> FamilyToken? {
    guard rowAxis.contains(row) else { return ofStyles[row] }
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

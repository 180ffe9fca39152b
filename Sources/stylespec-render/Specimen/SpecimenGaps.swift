/// The space between things that stand below each other, in points.
struct SpecimenGaps {
  var row: Double
  var block: Double

  /// On a sheet, which is as high as it has to be.
  static let wide = SpecimenGaps(row: 10, block: 44)
  /// On a page, at least.
  static let narrow = SpecimenGaps(row: 6, block: 30)
  /// How much farther blocks move apart than rows do, when a column is spread.
  static let blockShare = 3.0

  func spread(by distance: Double) -> SpecimenGaps {
    SpecimenGaps(row: row + distance, block: block + Self.blockShare * distance)
  }
}

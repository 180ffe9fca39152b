/// Where the sections lie.
extension ImageValidation {
  /// They follow each other without a gap, and each is as long as its count says. Nothing here overflows, also where
  /// `Int` has 32 bits: that is what the limits are for.
  func checkSections() throws(CatalogError) {
    var start = CatalogImage.headerCount
    for section in Section.allCases {
      try require(image.bounds(section) & 0x8000_0000_8000_0000 == 0, "a table has too many records")
      try require(image.start(section) == start, "a table is not where its header says")
      try require(image.count(section) <= Self.largestCount(of: section), "a table has too many records")
      start += wordCount(of: section)
      try require(start <= wordCount, "a table is cut off")
    }
    try require(start == wordCount, "bytes follow its tables")
    try require(image.count(.families) > 0, "it has no family")
    // As many bits as the table of codes may have.
    try require(product <= 0xFFFF * 64, "it has too many codes")
    let bits = UInt64(image.count(.included)) * 64
    try require(
      bits == 0 || (product...product + 63).contains(bits),
      "the table of codes does not fit its axes"
    )
    try require(
      image.count(.modeRows) == mainRowCount && image.count(.baselines) == image.count(.rows),
      "two tables differ in length"
    )
  }

  /// What a key has room for, and a limit on templates that keeps look-ups short.
  private static func largestCount(of section: Section) -> Int {
    switch section {
    case .rows, .colors, .styles: 0xFFFF
    case .weights, .families: 0xFF
    case .modes: 0xFFF
    case .baseName, .modeName: 500
    case .modeRows, .baselines, .included: 0xFFFF
    case .text: 0x3FFF_FFFF
    case .sizeIndex, .colorIndex, .weightIndex, .familyIndex, .modeIndex, .styleIndex: .max
    }
  }

  private func wordCount(of section: Section) -> Int {
    let count = image.count(section)
    switch section {
    case .rows: return count * CatalogImage.Stride.row
    case .colors: return count * CatalogImage.Stride.color
    case .families: return count * CatalogImage.Stride.family
    case .styles: return count * CatalogImage.Stride.style
    case .sizeIndex, .colorIndex, .weightIndex, .familyIndex, .modeIndex, .styleIndex: return image.slotCount(section)
    case .modeRows: return count * image.count(.modes)
    case .baselines: return count * image.count(.families)
    // Eight bytes more than the names, in whole words.
    case .text: return (count + 15) / 8
    case .weights, .modes, .baseName, .modeName, .included: return count
    }
  }

  /// How many codes the axes make. Counts of 16, 16, 8 and 8 bits cannot overflow.
  var product: UInt64 {
    let families = image.familiesAreNamed ? image.count(.families) : 1
    return [image.count(.rows), image.count(.colors), image.count(.weights), families].reduce(1) { $0 * UInt64($1) }
  }

  /// The main table's rows stand before those of the modes.
  var mainRowCount: Int {
    (0..<image.count(.rows)).first { RowFlags(image, $0).mode != nil } ?? image.count(.rows)
  }
}

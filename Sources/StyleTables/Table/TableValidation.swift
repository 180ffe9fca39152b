/// Checks everything that reading a table relies on, so that no file, damaged or malicious, can lead outside its bytes
/// or into an endless loop.
struct TableValidation {
  typealias Section = CatalogTable.Section

  let table: CatalogTable
  let wordCount: Int
  /// The version of the format.
  let version: UInt64

  /// A validation of words that must stay where they are while it is used.
  init(_ words: UnsafeBufferPointer<UInt64>) throws(CatalogError) {
    guard let base = words.baseAddress, words.count >= CatalogTable.leastHeaderCount else {
      throw CatalogError(description: "the catalog is cut off: its header is not complete")
    }
    table = CatalogTable(base)
    wordCount = words.count
    guard let found = table.version else {
      throw CatalogError(
        description: "these bytes are not a compiled catalog; `stylespec compile --emit catalog` makes one"
      )
    }
    guard CatalogTable.versions.contains(found) else {
      throw CatalogError(
        description: "the catalog has another format version; compile it with a `stylespec` that matches this library"
      )
    }
    version = found
  }

  /// Throws the first problem.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the table.
  func check() throws(CatalogError) {
    try require(table.word(2) == UInt64(wordCount), "its length does not match its header")
    try require(words.tableDigest == table.digest, "its bytes do not match its checksum")
    try checkFlags()
    try checkSections()
    try checkNames()
    try checkNumbers()
    try checkIndexes()
    try require(table.axesMakeCodes == (product > 0), "its flags are wrong")
    try require(table.word(4) & 0xFFFF_FFFF <= UInt64(longestPossibleName), "its longest name is too long")
  }

  func require(_ condition: Bool, _ problem: @autoclosure () -> String) throws(CatalogError) {
    try CatalogError.require(condition, problem())
  }

  /// Whether codes may leave the color open.
  var allowsOpenColors: Bool { version >= 2 }

  /// Checks that the flags match the version, and that the extra header word of one of them is present.
  private func checkFlags() throws(CatalogError) {
    let bits: UInt64 = version == 1 ? 34 : version == 2 ? 51 : 52
    let areKnown = table.word(4) >> bits == 0 && table.hasPartsOfStyles == (version >= 3)
    try require(areKnown, "its flags are wrong")
    try require(wordCount >= table.headerCount, "its header is not complete")
    try require(table.partsOfStyles.bits >> 32 == 0, "its flags are wrong")
  }

  private var words: UnsafeBufferPointer<UInt64> { UnsafeBufferPointer(start: table.base, count: wordCount) }
}

extension TableValidation {
  /// Checks that the sections follow each other without a gap, and that each has the length of its count. Thanks to the
  /// limits, nothing here overflows, even if `Int` has 32 bits.
  private func checkSections() throws(CatalogError) {
    var start = table.headerCount
    for section in Section.allCases {
      try require(table.bounds(section) & 0x8000_0000_8000_0000 == 0, "a table has too many records")
      try require(table.start(section) == start, "a table is not at the offset in its header")
      try require(table.count(section) <= Self.largestCount(of: section), "a table has too many records")
      start += wordCount(of: section)
      try require(start <= wordCount, "a table is cut off")
    }
    try require(start == wordCount, "bytes follow its tables")
    try require(table.count(.families) > 0, "it does not have a family")
    let isAxisValid = table.colorsBesideAxis <= (table.leavesColorOpen ? 0 : table.count(.colors))
    try require(isAxisValid, "it has too few colors")
    let areAxesValid = table.rowAxisCount >= 0 && table.weightAxisCount >= 0 && table.familyAxisCount >= 0
    try require(areAxesValid, "it has too few rows, weights or families")
    // The maximum number of bits in the code table.
    try require(product <= 0xFFFF * 64, "it has too many codes")
    let bits = UInt64(table.count(.included)) * 64
    try require(
      bits == 0 || (product...product + 63).contains(bits),
      "the table of codes does not fit its axes"
    )
    try require(
      table.count(.modeRows) == mainRowCount && table.count(.baselines) == table.count(.rows),
      "two tables differ in length"
    )
  }

  /// The largest count that a key has room for, and a limit on templates that keeps look-ups short.
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
    let count = table.count(section)
    switch section {
    case .rows: return count * RowRecord.wordCount
    case .colors: return count * ColorRecord.wordCount
    case .families: return count * FamilyRecord.wordCount
    case .styles: return count * StyleRecord.wordCount
    case .sizeIndex, .colorIndex, .weightIndex, .familyIndex, .modeIndex, .styleIndex: return table.slotCount(section)
    case .modeRows: return count * table.count(.modes)
    case .baselines: return count * table.count(.families)
    // Eight bytes more than the names, in whole words.
    case .text: return (count + 15) / 8
    case .weights, .modes, .baseName, .modeName, .included: return count
    }
  }

  /// The number of codes that the axes make. Counts of 16, 16, 8 and 8 bits cannot overflow.
  private var product: UInt64 {
    [table.rowAxisCount, table.colorAxisCount, table.weightAxisCount, table.familiesOfCodes]
      .reduce(1) { $0 * UInt64($1) }
  }

  /// The number of rows in the main table, which come before those of the modes.
  var mainRowCount: Int {
    (0..<table.rowAxisCount).first { table.row($0).mode != nil } ?? table.rowAxisCount
  }

  /// A length that no name exceeds.
  private var longestPossibleName: Int {
    let longestStyle = table.records(StyleRecord.self).map(\.name.count).max() ?? 0
    return max(longestStyle, 255 * max(table.count(.baseName), table.count(.modeName)))
  }
}

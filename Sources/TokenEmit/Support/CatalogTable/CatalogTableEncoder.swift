internal import TokenModel

/// Encodes a catalog in words: a header with a table of sections, then the sections, each a list of records. Tables
/// grow with the axes of the catalog, not with their product.
struct CatalogTableEncoder {
  let catalog: Catalog
  let parts: CatalogParts
  var text = TableText()

  struct Section {
    /// The count in the table of sections.
    var count: Int
    var records: [[UInt64]]
  }

  init(_ catalog: Catalog) {
    self.catalog = catalog
    parts = CatalogParts(catalog)
  }

  /// The records after the digest: the rest of the header first, the text of all names last.
  mutating func encode() -> [[UInt64]] {
    let name = TableWord.name(text.reference(to: catalog.name.value))
    var sections = [
      rows(), colors(), weights(), families(), modes(), styles(), parts(catalog.names.base), parts(catalog.names.mode),
      index(sizeNames), index(catalog.colors.map(\.name.value)), index(catalog.weights.map(\.name.value)),
      index(catalog.families.map(\.name.value)), index(catalog.modes.map(\.value)),
      index(catalog.styles.map(\.name.value)), modeRows(), baselines(), included(),
    ]
    // Padding after the names, so that a reader can load eight bytes at a time.
    let textLines = TableWord.bytes(text.bytes + [UInt8](repeating: 0, count: 8)).chunks(of: 8)
    sections.append(Section(count: text.bytes.count, records: textLines))
    let namer = CodeNamer(catalog)
    let longestName = catalog.codes.reduce(0) { max($0, namer.utf8Count(of: $1)) }
    let axesMakeCodes = catalog.productCount ?? 0 > 0
    // If the color is open, no color is on the axis.
    let colorsBesideAxis = catalog.codesLeaveColorOpen ? 0 : catalog.colors.count - catalog.axisColorCount
    let flags =
      (axesMakeCodes ? 1 : 0) | (catalog.literalsSeparate ? 2 : 0) | (catalog.codesLeaveColorOpen ? 4 : 0)
      | colorsBesideAxis << 3 | (wordOfStyles == nil ? 0 : 1) << 19
    let last = wordOfStyles.map { [$0] } ?? []
    let table = sectionTable(sections, at: 5 + sections.count + last.count)
    return [[UInt64(table.end), name, TableWord.pair(longestName, flags)], table.words, last]
      + sections.flatMap(\.records)
  }

  /// The last word of the header, with the numbers of rows, weights and families that only styles have: 16, 8 and 8
  /// bits. Nil if there are none; then the header does not have the word.
  var wordOfStyles: UInt64? {
    let rows = UInt64(parts.rows.count - catalog.rows.count)
    let weights = UInt64(parts.weights.count - catalog.weights.count)
    let families = UInt64(parts.families.count - catalog.families.count)
    let word = rows | weights << 16 | families << 24
    return word == 0 ? nil : word
  }

  /// The first word and the number of records of each section, with the first section starting at `start`; then the
  /// number of words in the table.
  private func sectionTable(_ sections: [Section], at start: Int) -> (words: [UInt64], end: Int) {
    var start = start
    let words = sections.map { section in
      defer { start += section.records.reduce(0) { $0 + $1.count } }
      return TableWord.pair(start, section.count)
    }
    return (words, start)
  }
}

extension Array {
  func chunks(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

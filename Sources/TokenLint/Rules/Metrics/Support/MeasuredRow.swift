internal import TokenDiagnostics
internal import TokenModel

/// A row that sets lines, as opposed to a plain size.
struct MeasuredRow {
  /// The index among all rows of the catalog.
  let index: Int
  let row: TypographyRow
  let metrics: LineMetrics
  /// Whether only styles have the row, and it is in no table.
  let isOfStyles: Bool

  var size: Sourced<FixedDecimal> { row.size }

  /// Whether the row as a whole is a reference. No two values of a row share one otherwise.
  var isReference: Bool {
    guard let reference = metrics.lineHeight.origin.references.first else { return false }
    return metrics.baselineOffset?.origin.references.first == reference
  }
}

extension Catalog {
  /// The rows that set lines, in the order of the spec.
  var measuredRows: [MeasuredRow] {
    (rows + rowsOfStyles).enumerated().compactMap { index, row in
      row.metrics.map { MeasuredRow(index: index, row: row, metrics: $0, isOfStyles: index >= rows.count) }
    }
  }

  /// The same, those that take a value through more references later: a mistake is then met first where it was made.
  func measuredRows(from value: (LineMetrics) -> Sourced<FixedDecimal>?) -> [MeasuredRow] {
    func distance(_ row: MeasuredRow) -> Int { value(row.metrics)?.origin.references.count ?? 0 }
    return measuredRows.sorted { (distance($0), $0.index) < (distance($1), $1.index) }
  }

  /// The main table, then each mode's. Rows of styles are in no table.
  var tables: [ArraySlice<TypographyRow>] {
    rows.split(whileTogether: { $0.mode == $1.mode })
  }

  /// The sizes of styles that are not on the axis, each once.
  var rowsOfStyles: [TypographyRow] {
    var known: Set<TypographyRow> = []
    return styles.filter { $0.tokens.row == nil }.map(\.row).filter { known.insert($0).inserted }
  }

  /// The rows whose sizes are their own: those of the main table and of styles. A mode's sizes are those of the main
  /// table.
  var rowsWithOwnSizes: [TypographyRow] { Array(mainRows + rowsOfStyles) }
}

extension Array {
  /// The longest runs in which each element goes with the one before it.
  func split(whileTogether areTogether: (Element, Element) -> Bool) -> [ArraySlice<Element>] {
    var parts: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where !areTogether(self[index - 1], self[index]) {
      parts.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : parts + [self[start...]]
  }
}

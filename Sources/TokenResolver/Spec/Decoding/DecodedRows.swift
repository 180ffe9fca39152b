internal import TokenDiagnostics
internal import TokenModel

/// A row of a table of sizes.
struct DecodedRow {
  let entry: SizeEntry
  /// The place of its offset in points, which needs a host.
  let offset: SourceRange?
}

/// The rows of a table, or of several.
struct DecodedRows {
  let entries: [SizeEntry]
  /// The place of the first offset in points.
  let firstOffset: SourceRange?

  init(_ rows: [DecodedRow]) {
    entries = rows.map(\.entry)
    firstOffset = rows.lazy.compactMap(\.offset).first
  }

  init(joining tables: [DecodedRows]) {
    entries = tables.flatMap(\.entries)
    firstOffset = tables.lazy.compactMap(\.firstOffset).first
  }
}

/// The rows of the main table.
struct DecodedSizes {
  let rows: DecodedRows
  /// Their sizes, including those with invalid metrics.
  let declared: Set<FixedDecimal>
}

/// The modes of a spec, and the rows of all of them.
struct DecodedModes {
  let axis: SpecAxis<Sourced<String>>
  let annotations: [TokenAnnotations]
  let rows: DecodedRows
}

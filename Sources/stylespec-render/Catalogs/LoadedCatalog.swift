internal import StyleTables
internal import TokenModel

/// The styles and emoji that a command line names.
struct LoadedCatalogs {
  /// Compiled ones first.
  var styles: [LoadedCatalog] = []
  var emoji: [LoadedEmoji] = []

  /// The emoji for a code: those of the same spec, or else the only ones; nil if there are none.
  func emoji(for code: StyleCode) throws -> LoadedEmoji? {
    if let own = emoji.first(where: { $0.catalog.name == code.catalog.name }) { return own }
    guard emoji.count > 1 else { return emoji.first }
    let names = emoji.map(\.catalog.name).joined(separator: ", ")
    throw reported("several catalogs have emoji: \(names); name one with --spec or --catalog")
  }
}

/// A catalog, with the values that only its spec has.
struct LoadedCatalog {
  let styles: StyleCatalog
  /// Nil for a compiled catalog.
  var offsets: SpecOffsets?
  /// The spec; nil for a compiled catalog.
  var spec: Catalog?
}

/// The baseline offsets of a spec as its author wrote them, in points or as `center`. A compiled catalog does not
/// contain them: it contains positions, which have the same meaning in every text system.
struct SpecOffsets {
  /// The text system that the offsets were written for: the spec's `offsetHost`.
  let host: OffsetHost
  /// The offsets of the rows of codes.
  private let rows: [Row: BaselineOffset]
  /// The offsets of free-standing styles, which may have their own rows, several of one size.
  private let styles: [UTF8Name: BaselineOffset]

  private struct Row: Hashable {
    let size: String
    let mode: String?
  }

  init(_ catalog: Catalog) {
    host = catalog.offsetHost
    let rows = catalog.rows.compactMap { row in
      row.metrics.map { metrics in
        (Row(size: row.sizeName, mode: row.mode.map { catalog.modes[$0].value }), metrics.placement)
      }
    }
    let styles = catalog.styles.compactMap { style in
      style.row.metrics.map { (UTF8Name(style.name.value), $0.placement) }
    }
    self.rows = Dictionary(rows) { first, _ in first }
    self.styles = Dictionary(styles) { first, _ in first }
  }

  /// The offset of a code, in points as designed; nil for a plain size and for centered text.
  func offset(of code: StyleCode) -> Double? {
    guard case .points(let points)? = placement(of: code) else { return nil }
    return points.doubleValue
  }

  /// Whether the spec centers the text of a code, on every host.
  func isCentered(_ code: StyleCode) -> Bool { placement(of: code) == .center }

  private func placement(of code: StyleCode) -> BaselineOffset? {
    let tokens = code.tokens
    if let style = tokens.style { return styles[UTF8Name(style)] }
    return rows[Row(size: tokens.size, mode: tokens.mode)]
  }
}

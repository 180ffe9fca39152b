internal import TokenModel

/// The axes of codes and styles, for looking up names.
struct SpecAxes {
  /// The rows of the main table, and those of modes.
  let rows: [SizeEntry]
  /// The sizes of the main table, including those with invalid metrics.
  let declaredSizes: Set<FixedDecimal>
  let colors: SpecAxis<ColorEntry>
  let weights: SpecAxis<DecodedWeight>
  let families: SpecAxis<FamilyEntry>
  let modes: SpecAxis<Sourced<String>>
  let modeAnnotations: [TokenAnnotations]
  private let rowIndices: [RowKey: Int]

  private struct RowKey: Hashable {
    let size: FixedDecimal
    let mode: Int?
  }

  init(
    sizes: DecodedSizes,
    modes: DecodedModes,
    colors: SpecAxis<ColorEntry>,
    weights: SpecAxis<DecodedWeight>,
    families: SpecAxis<FamilyEntry>
  ) {
    rows = sizes.rows.entries + modes.rows.entries
    declaredSizes = sizes.declared
    self.colors = colors
    self.weights = weights
    self.families = families
    self.modes = modes.axis
    modeAnnotations = modes.annotations
    let indices = rows.enumerated().map { (RowKey(size: $1.size.value, mode: $1.mode), $0) }
    rowIndices = Dictionary(indices, uniquingKeysWith: { first, _ in first })
  }

  /// The axes as the settings of the catalog have them.
  var entries: CatalogAxes {
    var entries = CatalogAxes()
    entries.sizes = rows
    entries.colors = colors.tokens
    entries.weights = weights.tokens.map(\.entry)
    entries.families = families.tokens
    entries.modes = modes.tokens
    entries.modeAnnotations = modeAnnotations
    return entries
  }

  /// The row of a size in the main table or in a mode.
  func row(size: FixedDecimal, mode: Int?) -> Int? { rowIndices[RowKey(size: size, mode: mode)] }
}

/// An axis of codes.
struct SpecAxis<Token> {
  let tokens: [Token]
  /// The names of the tokens.
  let names: AxisNames
  /// The names in the section, including tokens with invalid values, because references to them are valid.
  let declared: AxisNames

  init(_ tokens: [Token], declared: [String], name: (Token) -> String) {
    self.tokens = tokens
    names = AxisNames(tokens.map(name))
    self.declared = AxisNames(declared)
  }
}

/// The names on an axis. They are compared by UTF-8: as strings, `é` in one scalar and in two would be equal.
struct AxisNames {
  let names: [String]
  private let indices: [[UInt8]: Int]

  init(_ names: [String]) {
    self.names = names
    indices = Dictionary(names.enumerated().map { (Array($1.utf8), $0) }, uniquingKeysWith: { first, _ in first })
  }

  func index(of name: String) -> Int? { indices[Array(name.utf8)] }
}

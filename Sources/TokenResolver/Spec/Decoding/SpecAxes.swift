internal import TokenModel

/// The axes of codes and styles, for looking up names.
struct SpecAxes {
  let rows: [TypographyRow]
  let colors: AxisNames
  let weights: AxisNames
  let weightTokens: [WeightToken]
  let families: AxisNames
  let familyTokens: [FamilyToken]
  let modes: AxisNames
  private let rowIndices: [RowKey: Int]

  private struct RowKey: Hashable {
    let size: FixedDecimal
    let mode: Int?
  }

  init(
    rows: [TypographyRow],
    colors: [ColorToken],
    weights: [WeightToken],
    families: [FamilyToken],
    modes: [Sourced<String>]
  ) {
    self.rows = rows
    self.colors = AxisNames(colors.map(\.name.value))
    self.weights = AxisNames(weights.map(\.name.value))
    weightTokens = weights
    self.families = AxisNames(families.map(\.name.value))
    familyTokens = families
    self.modes = AxisNames(modes.map(\.value))
    let indices = rows.enumerated().map { (RowKey(size: $1.size.value, mode: $1.mode), $0) }
    rowIndices = Dictionary(indices, uniquingKeysWith: { first, _ in first })
  }

  /// The row of a size in the main table or in a mode.
  func row(size: FixedDecimal, mode: Int?) -> Int? { rowIndices[RowKey(size: size, mode: mode)] }
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

internal import TokenModel

/// The counterparts of tokens in the other version: by name, or else by equal values.
struct TokenMatch {
  let colors: AxisMatch
  let weights: AxisMatch
  let families: AxisMatch
  let modes: AxisMatch

  init(_ old: Catalog, _ new: Catalog) {
    colors = AxisMatch(Self.colors(old), Self.colors(new))
    weights = AxisMatch(Self.weights(old), Self.weights(new))
    families = AxisMatch(Self.families(old), Self.families(new))
    modes = AxisMatch(Self.modes(old), Self.modes(new))
  }

  /// Nil for sizes, whose names are their values.
  subscript(axis: NameTemplate.Axis) -> AxisMatch? {
    switch axis {
    case .color: colors
    case .weight: weights
    case .family: families
    case .mode: modes
    case .size: nil
    }
  }

  private static func colors(_ catalog: Catalog) -> [(name: String, value: [ColorValue])] {
    catalog.colors.map { ($0.name.value, $0.variants.all.map(\.value)) }
  }

  private static func weights(_ catalog: Catalog) -> [(name: String, value: Int)] {
    catalog.weights.map { ($0.name.value, $0.value.value) }
  }

  private static func families(_ catalog: Catalog) -> [(name: String, value: Pair<UTF8Name?, FontMetrics>)] {
    catalog.families.map { ($0.name.value, Pair(one: $0.fontName, other: $0.metrics)) }
  }

  /// A mode is its rows, with the baselines in the first family; those of styles in their own.
  private static func modes(
    _ catalog: Catalog
  ) -> [(name: String, value: Set<Pair<RowLook, FixedDecimal?>>)] {
    var rows: [Set<Pair<RowLook, FixedDecimal?>>] = catalog.modes.map { _ in [] }
    let ofStyles = catalog.styles.filter { $0.tokens.row == nil }.map { (row: $0.row, family: $0.family) }
    for (row, family) in catalog.rows.map({ (row: $0, family: catalog.families[0]) }) + ofStyles {
      guard let mode = row.mode else { continue }
      rows[mode].insert(Pair(one: RowLook(row), other: catalog.baseline(of: row, in: family)))
    }
    return zip(catalog.modes, rows).map { ($0.value, $1) }
  }
}

/// The tokens of one axis.
struct AxisMatch {
  /// By the number of an old token; nil for a removed one.
  let newOfOld: [Int?]
  /// By the number of a new token; nil for a new one.
  let oldOfNew: [Int?]

  init<Value: Hashable>(_ old: [(name: String, value: Value)], _ new: [(name: String, value: Value)]) {
    let numbers = Dictionary(new.enumerated().map { (UTF8Name($1.name), $0) }) { first, _ in first }
    var newOfOld = old.map { numbers[UTF8Name($0.name)] }
    var oldOfNew: [Int?] = new.map { _ in nil }
    for (number, other) in newOfOld.enumerated() { if let other { oldOfNew[other] = number } }
    let gone = old.indices.filter { newOfOld[$0] == nil }.map { Self.item($0, old[$0]) }
    let added = new.indices.filter { oldOfNew[$0] == nil }.map { Self.item($0, new[$0]) }
    for (number, other) in EqualValues.pairs(gone, added) {
      newOfOld[number] = other
      oldOfNew[other] = number
    }
    self.newOfOld = newOfOld
    self.oldOfNew = oldOfNew
  }

  private static func item<Value>(_ number: Int, _ token: (name: String, value: Value)) -> EqualValues.Item<Int, Value>
  {
    EqualValues.Item(id: number, name: token.name, value: token.value)
  }
}

/// Two values as one key.
struct Pair<One: Hashable, Other: Hashable>: Hashable {
  let one: One
  let other: Other
}

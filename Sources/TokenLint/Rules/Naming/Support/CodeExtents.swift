internal import TokenModel

/// The lengths of code names, as ``LookAlikes/extent(_:)`` counts, without making them.
struct CodeExtents {
  private let rows: [Row]
  private let colors: [Int]
  private let weights: [Int]
  private let families: [Int]

  /// The extent of a name by a row's template: the length of the rest, and how often each axis is in it.
  private struct Row {
    var rest = 0
    var colors = 0
    var weights = 0
    var families = 0
  }

  init(of catalog: Catalog) {
    rows = catalog.rows.map { Self.row($0, in: catalog) }
    colors = catalog.colors.map { LookAlikes.extent($0.name.value) }
    weights = catalog.weights.map { LookAlikes.extent($0.name.value) }
    families = catalog.families.map { LookAlikes.extent($0.name.value) }
  }

  /// The extent of a name that a template makes.
  func extent(of tokens: Combination) -> Int {
    let row = rows[tokens.row]
    // The name of a code that leaves its color open contains none.
    let color = tokens.color.map { row.colors * colors[$0] } ?? 0
    return row.rest + color + row.weights * weights[tokens.weight] + row.families * families[tokens.family]
  }

  private static func row(_ row: TypographyRow, in catalog: Catalog) -> Row {
    let template = row.mode == nil ? catalog.names.base : catalog.names.mode
    return template.parts.reduce(into: Row()) { result, part in
      switch part {
      case .literal(let text): result.rest += LookAlikes.extent(text)
      case .axis(.size): result.rest += LookAlikes.extent(row.sizeName)
      case .axis(.mode): result.rest += row.mode.map { LookAlikes.extent(catalog.modes[$0].value) } ?? 0
      case .axis(.color): result.colors += 1
      case .axis(.weight): result.weights += 1
      case .axis(.family): result.families += 1
      }
    }
  }
}

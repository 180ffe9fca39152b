internal import StyleLayout
internal import StyleTables

/// A color of a group: its label, and a sample for each weight that a font has.
struct SpecimenRow {
  private let color: RGBAColor
  private let name: TextFrame
  private let value: TextFrame
  /// The cells, one for each column of the block; nil where the row has no code.
  let cells: [SpecimenCell?]

  private static let swatch = 24.0
  private static let swatchGap = 7.0

  init(
    _ row: SpecimenGroup.Row,
    columns: [SpecimenWeights.Column],
    isAlone: Bool,
    setter: SpecimenSetter,
    limits: SpecimenLimits
  ) {
    cells = columns.map { column in
      let codes = column.names.compactMap { row.codes[$0] }
      let drawn = row.codes[column.drawn] ?? codes.first
      return drawn.map { setter.cell($0, named: codes, isAlone: isAlone, width: limits.cell(columns.count)) }
    }
    let palette = setter.palette
    color = cells.lazy.compactMap { $0 }.first.map { setter.color(of: $0.code) } ?? palette.primary
    let ground = setter.ground(ofColor: row.color) ?? palette.background
    let contrast = SpecimenNumbers.ratio(color.contrast(on: ground))
    let width = limits.label - Self.swatch - Self.swatchGap
    name = setter.lettering(row.color ?? "left open", size: 11, color: palette.primary, width: width)
    let shown = row.color == nil ? "ink \(color)" : "\(color)"
    value = setter.lettering("\(shown) · \(contrast)", size: 9, color: palette.secondary, width: width)
  }

  var labelWidth: Double { Self.swatch + Self.swatchGap + max(name.size.width, value.size.width) }
  var height: Double { max(labelHeight, Self.swatch, cellHeight) }

  private var labelHeight: Double { name.size.height + value.size.height }
  private var cellHeight: Double { cells.map { $0?.height ?? 0 }.max() ?? 0 }

  /// Swatch, label and samples are centered on one line, the middle of the row.
  func place(on sheet: inout Sheet, at y: Double, height: Double, in grid: SpecimenGrid, _ palette: Palette) {
    let middle = y + height / 2
    let swatch = LayoutRect(x: 0, y: middle - Self.swatch / 2, width: Self.swatch, height: Self.swatch)
    if palette.hides(color) { sheet.fill(swatch.outset(by: 1), palette.hairline, cornerRadius: 6) }
    sheet.fill(swatch, color, cornerRadius: 5)
    let label = LayoutPoint(x: Self.swatch + Self.swatchGap, y: middle - labelHeight / 2)
    sheet.place(name, at: label)
    sheet.place(value, at: LayoutPoint(x: label.x, y: label.y + name.size.height))
    for (column, cell) in cells.enumerated() {
      cell?.place(on: &sheet, at: LayoutPoint(x: grid.x(of: column), y: middle - cellHeight / 2))
    }
  }
}

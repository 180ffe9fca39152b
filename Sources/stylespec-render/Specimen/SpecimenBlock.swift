internal import StyleLayout
internal import StyleTables
internal import StyledText

/// A group of codes, with everything on it set but not yet in its place.
struct SpecimenBlock {
  let group: SpecimenGroup
  private let rows: [Row]
  private let setter: SpecimenSetter

  private struct Row {
    let color: RGBAColor
    let name: TextFrame
    let value: TextFrame
    /// One for each weight of the group.
    let cells: [SpecimenCell?]

    var labelWidth: Double { Self.swatch + 8 + max(name.size.width, value.size.width) }
    var labelHeight: Double { name.size.height + value.size.height }
    var height: Double { cells.reduce(labelHeight) { max($0, $1?.height ?? 0) } }

    static let swatch = 24.0
  }

  /// Between rows.
  private static let rowGap = 10.0

  init(_ group: SpecimenGroup, _ setter: SpecimenSetter) {
    self.group = group
    self.setter = setter
    rows = group.rows.map { row in
      let cells = group.weights.map { weight in
        row.codes[weight].map { setter.cell($0, isAlone: group.kind == nil) }
      }
      let color = cells.lazy.compactMap { $0 }.first.map { setter.style(of: $0.code).color } ?? setter.palette.primary
      return Row(
        color: color,
        name: setter.lettering(row.color, 11, setter.palette.primary),
        value: setter.lettering(color.description, 9, setter.palette.secondary),
        cells: cells
      )
    }
  }

  var labelWidth: Double { rows.map(\.labelWidth).max() ?? 0 }
  var cellWidth: Double { rows.flatMap(\.cells).compactMap { $0?.width }.max() ?? 0 }

  /// Everything in its place, from the upper left corner on.
  func sheet(in grid: SpecimenGrid) -> Sheet {
    var sheet = Sheet()
    var y = setter.header(of: group, width: grid.width, on: &sheet)
    y = heads(at: y, in: grid, on: &sheet)
    for row in rows {
      place(row, at: y, in: grid, on: &sheet)
      y += row.height + Self.rowGap
    }
    sheet.size = LayoutSize(width: grid.width, height: y - Self.rowGap)
    return sheet
  }

  /// The names of the weights over their columns.
  private func heads(at y: Double, in grid: SpecimenGrid, on sheet: inout Sheet) -> Double {
    guard group.kind != nil else { return y }
    var bottom = y
    for (column, weight) in group.weights.enumerated() {
      let code = group.firstCode(weight: weight)
      let number = code.map { " \(setter.style(of: $0).weight)" } ?? ""
      let head = setter.lettering(weight + number, 9, setter.palette.secondary)
      sheet.place(head, at: LayoutPoint(x: grid.x(of: column), y: y))
      bottom = max(bottom, y + head.size.height)
    }
    return bottom + Self.rowGap
  }

  private func place(_ row: Row, at y: Double, in grid: SpecimenGrid, on sheet: inout Sheet) {
    let swatch = LayoutRect(
      x: 0,
      y: y + (row.labelHeight - Row.swatch) / 2,
      width: Row.swatch,
      height: Row.swatch
    )
    if setter.palette.hides(row.color) { sheet.fill(swatch.outset(by: 1), setter.palette.hairline, cornerRadius: 6) }
    sheet.fill(swatch, row.color, cornerRadius: 5)
    let x = Row.swatch + 8
    sheet.place(row.name, at: LayoutPoint(x: x, y: y))
    sheet.place(row.value, at: LayoutPoint(x: x, y: y + row.name.size.height))
    for (column, cell) in row.cells.enumerated() {
      cell?.place(on: &sheet, at: LayoutPoint(x: grid.x(of: column), y: y))
    }
  }
}

internal import StyleLayout
internal import StyleTables
internal import TokenModel

/// The colors of a spec, in one appearance or in several side by side.
struct ColorSheet {
  private let panels: [Panel]

  private struct Panel {
    let setter: SpecimenSetter
    let background: RGBAColor?
    let title: TextFrame
    let facts: TextFrame
    let rows: [ColorRow]
  }

  private static let margin = 56.0
  private static let titleGap = 32.0
  private static let rowGap = 12.0
  private static let columnGap = 44.0
  private static let chipGap = 20.0
  /// The number of rows up to which there is one column.
  private static let rowsOfColumn = 24

  /// Creates a sheet in contexts, each on its background.
  init(_ catalog: Catalog, setters: [SpecimenSetter], backgrounds: [RGBAColor?]) {
    let colors = ShownColor.all(of: catalog)
    panels = zip(setters, backgrounds).map { setter, background in
      let palette = setter.palette
      let count = "\(colors.count) color\(colors.count == 1 ? "" : "s")"
      let facts = "\(count)  ·  \(Choice(setter.context.appearance).name)"
      return Panel(
        setter: setter,
        background: background,
        title: setter.lettering(catalog.name.value, size: 34, color: palette.primary, weight: 700),
        facts: setter.lettering(facts, size: 12, color: palette.secondary),
        rows: colors.map { ColorRow($0, setter: setter) }
      )
    }
  }

  /// A sheet as large as its contents. A color is at the same height in all appearances.
  func sheet() -> Sheet {
    let rows = panels.flatMap(\.rows)
    let heights = (panels.first?.rows ?? []).indices.map { row in panels.map { $0.rows[row].height }.max() ?? 0 }
    let count = (heights.count + Self.rowsOfColumn - 1) / Self.rowsOfColumn
    let columns = ColumnFlow.columns(of: heights, gap: Self.rowGap, count: count)
    let lead = (rows.map(\.leadWidth).max() ?? 0) + Self.chipGap
    let column = lead + (rows.map(\.chipsWidth).max() ?? 0)
    let top = Self.margin + titleHeight + Self.titleGap
    let tallest = columns.map { ColumnFlow.height(of: heights[$0], gap: Self.rowGap) }.max() ?? 0
    let contents = Double(columns.count) * (column + Self.columnGap) - Self.columnGap
    let titles = panels.map { max($0.title.size.width, $0.facts.size.width) }.max() ?? 0
    let size = LayoutSize(
      width: (max(contents, titles) + 2 * Self.margin).rounded(.up),
      height: (top + tallest + Self.margin).rounded(.up)
    )
    return Sheet(
      besides: panels.map { panel in
        var sheet = Sheet(size: size, background: panel.background)
        sheet.place(panel.title, at: LayoutPoint(x: Self.margin, y: Self.margin))
        sheet.place(panel.facts, at: LayoutPoint(x: Self.margin, y: Self.margin + panel.title.size.height + 4))
        for (index, range) in columns.enumerated() {
          let x = Self.margin + Double(index) * (column + Self.columnGap)
          var y = top
          for row in range {
            let place = LayoutPoint(x: x, y: y)
            panel.rows[row].place(on: &sheet, at: place, chipsX: x + lead, palette: panel.setter.palette)
            y += heights[row] + Self.rowGap
          }
        }
        return sheet
      }
    )
  }

  private var titleHeight: Double { panels.map { $0.title.size.height + 4 + $0.facts.size.height }.max() ?? 0 }
}

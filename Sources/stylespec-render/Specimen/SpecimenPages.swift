internal import StyleLayout

/// A specimen on pages of paper.
struct SpecimenPages {
  private let specimen: Specimen
  /// The size of the part of a page for one appearance.
  private let panel: LayoutSize
  private let layout: SpecimenLayout
  private var pages: [SpecimenColumns]
  /// The height of a page's columns, in points.
  private let height: Double

  /// The margin of a page: more than printers need.
  static let margin = 22.0
  private static let headGap = 22.0
  /// The maximum share of samples in several lines, to save pages.
  private static let mostBrokenSamples = 0.1
  /// The minimum width of a column; a narrower one does not have room for numbers.
  private static let leastColumn = 160.0

  /// Chooses the orientation and the number of columns with the fewest pages, and then with the fullest pages. Nil if
  /// not even one row fits.
  init?(_ specimen: Specimen, on paper: Paper) {
    let choices = Self.choices(specimen, on: paper)
    let clear = choices.filter { $0.layout.brokenSamples <= Self.mostBrokenSamples }
    guard let best = (clear.isEmpty ? choices : clear).min(by: { $0.cost < $1.cost }) else { return nil }
    self = best
  }

  private static func choices(_ specimen: Specimen, on paper: Paper) -> [SpecimenPages] {
    paper.orientations.flatMap { size in
      let panel = LayoutSize(width: size.width / Double(specimen.parts.setters.count), height: size.height)
      var choices: [SpecimenPages] = []
      for count in 1... {
        let column = (panel.width - 2 * margin - Double(count - 1) * SpecimenColumns.gap) / Double(count)
        guard column >= leastColumn, let layout = specimen.parts.layout(width: column) else { break }
        if let pages = SpecimenPages(specimen, panel: panel, layout: layout, columns: count) { choices.append(pages) }
        // With more columns, each is narrower, and more samples are broken.
        guard layout.brokenSamples <= mostBrokenSamples else { break }
      }
      return choices
    }
  }

  private init?(_ specimen: Specimen, panel: LayoutSize, layout: SpecimenLayout, columns: Int) {
    self.specimen = specimen
    self.panel = panel
    self.layout = layout
    let head = specimen.titles(layout).map { title in
      title.runningHead(width: panel.width - 2 * Self.margin, page: 999, of: 999).size.height
    }.max()
    let height = panel.height - 2 * Self.margin - (head ?? 0) - Self.headGap
    self.height = height
    let flow = PageFlow(height: height, columns: columns, gaps: .narrow)
    guard let pages = flow.pages(of: layout.measures) else { return nil }
    self.pages = pages.map { SpecimenColumns($0, .narrow) }
    for index in self.pages.indices { self.pages[index].spread(to: height, layout) }
  }

  /// The cost of the pages: their number, and then their emptiness.
  private var cost: (pages: Int, emptiness: Double) {
    let emptiness = pages.reduce(0) { sum, page in
      let heights = page.heights(layout)
      let width = SpecimenColumns.width(of: heights.count, layout) / (panel.width - 2 * Self.margin)
      // An empty lower part of a page is better than an empty right side.
      return sum + ColumnFlow.emptiness(of: heights) + 1 - (heights.max() ?? 0) / height + 2 * (1 - width)
    }
    return (pages.count, emptiness / Double(max(pages.count, 1)))
  }

  /// A sheet for each page.
  func sheets() -> [Sheet] {
    let titles = specimen.titles(layout)
    return pages.enumerated().map { index, columns in
      specimen.besides(panel) { panel, sheet in
        let head = titles[panel].runningHead(
          width: self.panel.width - 2 * Self.margin,
          page: index + 1,
          of: pages.count
        )
        sheet.place(head, at: LayoutPoint(x: Self.margin, y: Self.margin))
        let top = self.panel.height - Self.margin - height
        columns.place(on: &sheet, at: LayoutPoint(x: Self.margin, y: top), panel: panel, layout)
      }
    }
  }
}

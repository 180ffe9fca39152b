internal import StyleLayout
internal import StyleTables

/// Codes with their numbers, in one appearance or in several side by side.
struct Specimen {
  /// Letters, figures and an ideograph.
  static let standardSample = "Ag 国 ¥129"

  let parts: SpecimenParts
  private let codes: [StyleCode]
  private let backgrounds: [RGBAColor?]

  /// The margin of a sheet.
  private static let margin = 56.0
  private static let titleGap = 40.0
  /// The minimum width of a title, which may be wider than a narrow column under it.
  private static let leastTitle = 480.0

  /// Creates a specimen. Of the options, only the language and the line height count. Codes that leave their color open
  /// are shown in the ink.
  init(
    _ codes: [StyleCode],
    sample: String,
    contexts: [StyleContext],
    options: FrameOptions = FrameOptions(),
    ink: StyleColor = DrawingOptions.standardInk,
    offsets: SpecOffsets? = nil,
    typesetter: Typesetter,
    background: (Appearance) -> RGBAColor?
  ) {
    self.codes = codes
    backgrounds = contexts.map { background($0.appearance) }
    let setters = zip(contexts, backgrounds).map { context, background in
      SpecimenSetter(
        sample: sample,
        context: context,
        options: FrameOptions(lineHeight: options.lineHeight, language: options.language),
        palette: Palette(context.appearance, on: background),
        ink: ink[context.appearance],
        offsets: offsets,
        typesetter: typesetter
      )
    }
    parts = SpecimenParts(SpecimenGroup.groups(of: codes), setters)
  }

  /// The titles, one for each appearance.
  func titles(_ layout: SpecimenLayout) -> [SpecimenTitle] {
    parts.setters.map { SpecimenTitle(codes, families: layout.families, $0) }
  }

  /// Everything on one sheet that is as large as its contents.
  func sheet() -> Sheet {
    let layout = parts.natural
    let columns = SpecimenColumns(layout)
    let width = SpecimenColumns.width(of: columns.columns.count, layout)
    let titles = titles(layout).map { $0.sheet(width: max(width, Self.leastTitle)) }
    let top = Self.margin + (titles.map(\.size.height).max() ?? 0) + Self.titleGap
    let size = LayoutSize(
      width: (titles.reduce(width) { max($0, $1.size.width) } + 2 * Self.margin).rounded(.up),
      height: (top + (columns.heights(layout).max() ?? 0) + Self.margin).rounded(.up)
    )
    return besides(size) { panel, sheet in
      sheet.place(titles[panel], at: LayoutPoint(x: Self.margin, y: Self.margin))
      columns.place(on: &sheet, at: LayoutPoint(x: Self.margin, y: top), panel: panel, layout)
    }
  }

  /// A sheet with the panels of all appearances side by side, each of the size `size` and on its background.
  func besides(_ size: LayoutSize, _ fill: (_ panel: Int, inout Sheet) -> Void) -> Sheet {
    let panels = backgrounds.enumerated().map { panel, background in
      var sheet = Sheet(size: size, background: background)
      fill(panel, &sheet)
      return sheet
    }
    guard panels.count != 1 else { return panels[0] }
    var whole = Sheet(size: LayoutSize(width: size.width * Double(panels.count), height: size.height))
    for (panel, sheet) in panels.enumerated() {
      whole.place(sheet, at: LayoutPoint(x: Double(panel) * size.width, y: 0))
    }
    return whole
  }
}

internal import StyleLayout
internal import StyleTables
internal import TokenModel
internal import TokenPerception

/// Codes with their numbers, in one appearance or in several side by side.
struct Specimen {
  /// Letters, figures and an ideograph.
  static let standardSample = "Ag 国 ¥129"

  /// Long enough for two lines of most specimens.
  static let standardParagraph = """
    Sphinx of black quartz, judge my vow. 天地玄黄，宇宙洪荒，日月盈昃，辰宿列张。0123456789 Pack my box with five dozen \
    jugs. 寒来暑往，秋收冬藏，闰余成岁，律吕调阳。The quick brown fox jumps over the lazy dog. 云腾致雨，露结为霜。
    """

  let parts: SpecimenParts
  private let codes: [StyleCode]
  private let backgrounds: [RGBAColor?]

  /// The margin of a sheet.
  private static let margin = 56.0
  private static let titleGap = 40.0
  /// The minimum width of a title, which may be wider than a narrow column under it.
  private static let leastTitle = 480.0

  /// Creates a specimen. Of the options, only the language and the line height apply. Codes that leave their color open
  /// are shown in the ink. Colors with backgrounds in the spec are shown on the one with the least contrast.
  init(
    _ codes: [StyleCode],
    sample: String,
    paragraph: String = standardParagraph,
    contexts: [StyleContext],
    options: FrameOptions = FrameOptions(),
    ink: StyleColor = DrawingOptions.standardInk,
    offsets: SpecOffsets? = nil,
    spec: Catalog? = nil,
    typesetter: Typesetter,
    background: (StyleTables.Appearance) -> RGBAColor?
  ) {
    self.codes = codes
    backgrounds = contexts.map { background($0.appearance) }
    let notes = CodeNotes(spec)
    let setters = zip(contexts, backgrounds).map { context, background in
      SpecimenSetter(
        sample: sample,
        paragraph: paragraph,
        context: context,
        options: FrameOptions(lineHeight: options.lineHeight, language: options.language),
        palette: Palette(context.appearance, on: background),
        ink: ink[context.appearance],
        offsets: offsets,
        grounds: spec.map { SpecimenSetter.grounds(of: $0, in: context.appearance) } ?? [:],
        notes: notes,
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
    Sheet(
      besides: backgrounds.enumerated().map { panel, background in
        var sheet = Sheet(size: size, background: background)
        fill(panel, &sheet)
        return sheet
      }
    )
  }
}

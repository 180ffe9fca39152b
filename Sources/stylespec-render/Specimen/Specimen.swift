internal import StyleLayout
internal import StyleTables

/// Codes on one sheet, with their numbers.
struct Specimen {
  /// Letters, figures and an ideograph.
  static let standardSample = "Ag 国 ¥129"

  private let codes: [StyleCode]
  private let background: RGBAColor?
  private let setter: SpecimenSetter

  /// Around everything.
  private static let margin = 56.0
  private static let titleGap = 40.0
  private static let columnGap = 64.0
  private static let blockGap = 48.0
  /// The sheet is about as high as √2 times its width, as paper is.
  private static let proportion = 2.0.squareRoot()

  /// Of the options, what is about fonts and the height of lines counts.
  init(
    _ codes: [StyleCode],
    sample: String,
    context: StyleContext,
    options: FrameOptions = FrameOptions(),
    background: RGBAColor?,
    typesetter: Typesetter
  ) {
    self.codes = codes
    self.background = background
    setter = SpecimenSetter(
      sample: sample,
      context: context,
      options: FrameOptions(lineHeight: options.lineHeight, language: options.language),
      palette: Palette(context.appearance, on: background),
      typesetter: typesetter
    )
  }

  /// Lays everything out. Linear in the number of codes.
  func sheet() -> Sheet {
    let blocks = SpecimenGroup.groups(of: codes).map { SpecimenBlock($0, setter) }
    let grid = SpecimenGrid(blocks)
    let sheets = blocks.map { $0.sheet(in: grid) }
    let title = title(samples: sheets)
    let columns = columns(of: sheets.map(\.size.height), width: grid.width)
    let width = Double(columns.count) * (grid.width + Self.columnGap) - Self.columnGap
    var page = Sheet()
    page.background = background
    page.place(title, at: LayoutPoint(x: Self.margin, y: Self.margin))
    let top = Self.margin + title.size.height + Self.titleGap
    var bottom = top
    for (column, blocks) in columns.enumerated() {
      var y = top
      for block in sheets[blocks] {
        page.place(block, at: LayoutPoint(x: Self.margin + Double(column) * (grid.width + Self.columnGap), y: y))
        y += block.size.height + Self.blockGap
      }
      bottom = max(bottom, y - Self.blockGap)
    }
    page.size = LayoutSize(
      width: (max(width, title.size.width) + 2 * Self.margin).rounded(.up),
      height: (bottom + Self.margin).rounded(.up)
    )
    return page
  }

  /// As many columns as make the sheet most like paper, with little of it left empty.
  private func columns(of heights: [Double], width: Double) -> [Range<Int>] {
    let choices = (1...max(min(heights.count, 12), 1)).map { count in
      let columns = ColumnFlow.columns(of: heights, gap: Self.blockGap, count: count)
      let used = columns.map { ColumnFlow.height(of: heights[$0], gap: Self.blockGap) }
      let height = used.max() ?? 0
      let proportion = height / (Double(columns.count) * (width + Self.columnGap))
      let emptiness = 1 - used.reduce(0, +) / max(height * Double(columns.count), 1)
      return (columns: columns, fault: max(proportion / Self.proportion, Self.proportion / proportion) - 1 + emptiness)
    }
    return choices.min { $0.fault < $1.fault }?.columns ?? []
  }

  /// The catalogue's name, and what holds for all codes.
  private func title(samples: [Sheet]) -> Sheet {
    let name = setter.lettering(codes.first?.catalog.name ?? "", 34, setter.palette.primary, weight: 700)
    let facts = setter.lettering(facts(samples), 12, setter.palette.secondary)
    var sheet = Sheet()
    sheet.place(name, at: .zero)
    sheet.place(facts, at: LayoutPoint(x: 0, y: name.size.height + 4))
    sheet.size = LayoutSize(
      width: max(name.size.width, facts.size.width),
      height: name.size.height + 4 + facts.size.height
    )
    return sheet
  }

  private func facts(_ samples: [Sheet]) -> String {
    let context = setter.context
    let scale = context.textScale.factor
    let faces = samples.flatMap(\.texts).filter { $0.code != nil }.flatMap(\.frame.lines).flatMap(\.runs).compactMap(
      \.face
    )
    var families: [String] = []
    for face in faces where !families.contains(face.family) { families.append(face.family) }
    return [
      "\(codes.count) style code\(codes.count == 1 ? "" : "s")",
      Choice(context.appearance).name,
      scale == 1 ? nil : "text scale \(SpecimenNumbers.text(scale))",
      "host \(Choice(context.host).name)",
      families.joined(separator: ", "),
    ].compactMap { $0 }.joined(separator: "  ·  ")
  }
}

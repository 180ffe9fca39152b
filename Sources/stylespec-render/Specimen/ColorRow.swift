internal import StyleLayout
internal import StyleTables
internal import TokenModel

/// A color of a sheet of colors: its swatch, its name and value, and text in it on each of its grounds.
struct ColorRow {
  private let color: RGBAColor
  private let name: TextFrame
  private let lines: [TextFrame]
  private let chips: [ColorChip]

  private static let swatch = 24.0
  private static let gap = 8.0
  /// The width of a description, which continues in further lines.
  private static let widest = 260.0

  init(_ shown: ShownColor, setter: SpecimenSetter) {
    let appearance = setter.context.appearance.inSpecs
    let palette = setter.palette
    color = RGBAColor(shown.variants[appearance].value)
    name = setter.lettering(shown.path, size: 11, color: palette.primary, width: Self.widest)
    let value = ["\(color)", shown.target(in: appearance).map { "→ \($0)" }].compactMap(\.self)
    let description = shown.annotations.description?.value
    let deprecation = shown.annotations.deprecation.map { "deprecated" + ($0.reason.map { ": \($0)" } ?? "") }
    lines = [value.joined(separator: "  "), description, deprecation].compactMap(\.self).map {
      setter.lettering($0, size: 9, color: palette.secondary, width: Self.widest)
    }
    chips = shown.isText ? Self.chips(color, on: shown.grounds, in: appearance, setter) : []
  }

  private static func chips(
    _ color: RGBAColor,
    on grounds: [ColorGround]?,
    in appearance: TokenModel.Appearance,
    _ setter: SpecimenSetter
  ) -> [ColorChip] {
    guard let grounds else {
      return [ColorChip(color, on: setter.palette.background, named: "page", setter: setter)]
    }
    return grounds.map { ground in
      ColorChip(color, on: RGBAColor(ground.variants[appearance].value), named: ground.name, setter: setter)
    }
  }

  private var labelWidth: Double { ([name] + lines).map(\.size.width).max() ?? 0 }
  private var labelHeight: Double { ([name] + lines).reduce(0) { $0 + $1.size.height } }

  /// The width of the swatch with the texts next to it.
  var leadWidth: Double { Self.swatch + Self.gap + labelWidth }
  var chipsWidth: Double { chips.map(\.width).max() ?? 0 }
  var height: Double {
    max(labelHeight, Self.swatch, ColumnFlow.height(of: chips.map(\.height), gap: Self.gap))
  }

  /// Places the row; text in the color starts at `chipsX`.
  func place(on sheet: inout Sheet, at origin: LayoutPoint, chipsX: Double, palette: Palette) {
    let swatch = LayoutRect(x: origin.x, y: origin.y, width: Self.swatch, height: Self.swatch)
    if palette.hides(color) { sheet.fill(swatch.outset(by: 1), palette.hairline, cornerRadius: 6) }
    sheet.fill(swatch, color, cornerRadius: 5)
    var y = origin.y
    for line in [name] + lines {
      sheet.place(line, at: LayoutPoint(x: origin.x + Self.swatch + Self.gap, y: y))
      y += line.size.height
    }
    y = origin.y
    for chip in chips {
      chip.place(on: &sheet, at: LayoutPoint(x: chipsX, y: y), palette: palette)
      y += chip.height + Self.gap
    }
  }
}

/// Text in a color on a ground, with its contrast.
struct ColorChip {
  private let ground: RGBAColor
  private let sample: TextFrame
  private let ratio: TextFrame
  private let name: TextFrame
  private let mark: ContrastMark

  private static let padding = 6.0
  private static let gap = 8.0

  init(_ color: RGBAColor, on ground: RGBAColor, named name: String, setter: SpecimenSetter) {
    let contrast = color.contrast(on: ground)
    let palette = setter.palette
    self.ground = ground
    mark = ContrastMark(ratio: contrast)
    sample = setter.lettering(setter.sample, size: 15, color: color, width: SpecimenLimits.caption)
    ratio = setter.lettering("\(SpecimenNumbers.ratio(contrast)) \(mark.rawValue)", size: 11, color: palette.primary)
    self.name = setter.lettering("on \(name)", size: 9, color: palette.secondary, width: SpecimenLimits.caption)
  }

  private var box: LayoutSize {
    LayoutSize(width: sample.size.width + 2 * Self.padding, height: sample.size.height + 2 * Self.padding)
  }
  private var factsWidth: Double { max(ContrastMark.side + 4 + ratio.size.width, name.size.width) }
  private var factsHeight: Double { ratio.size.height + name.size.height }

  var width: Double { box.width + Self.gap + factsWidth }
  var height: Double { max(box.height, factsHeight) }

  func place(on sheet: inout Sheet, at origin: LayoutPoint, palette: Palette) {
    let rect = LayoutRect(x: origin.x, y: origin.y, width: box.width, height: box.height)
    sheet.fill(rect, palette.hairline, cornerRadius: 5)
    sheet.fill(rect.outset(by: -1), ground, cornerRadius: 4)
    sheet.place(sample, at: LayoutPoint(x: rect.x + Self.padding, y: rect.y + Self.padding))
    let x = origin.x + box.width + Self.gap
    let y = origin.y + (height - factsHeight) / 2
    let middle = y + (ratio.size.height - ContrastMark.side) / 2
    mark.place(on: &sheet, at: LayoutPoint(x: x, y: middle), color: palette.primary, background: palette.background)
    sheet.place(ratio, at: LayoutPoint(x: x + ContrastMark.side + 4, y: y))
    sheet.place(name, at: LayoutPoint(x: x, y: y + ratio.size.height))
  }
}

internal import StyleLayout
internal import StyleRichText
internal import StyleTables
internal import StyledText

/// The emoji packs of a catalog: each emoji with its image, its code and its label.
struct EmojiSheet {
  private let emoji: LoadedEmoji
  private let images: [String: AttachmentImage]
  private let lettering: Lettering
  private let appearances: [(palette: Palette, name: String, background: RGBAColor?)]
  /// The images that cannot be drawn, shown as gray boxes.
  let problems: [String]

  private static let margin = 56.0
  private static let titleGap = 32.0
  private static let packGap = 28.0
  private static let rowGap = 16.0
  /// The distance between the left sides of two emoji.
  private static let step = 120.0
  private static let emojiSize = 32.0
  private static let emojiInRow = 8

  /// Creates a sheet in contexts, each on its background.
  init(_ emoji: LoadedEmoji, in contexts: [StyleContext], backgrounds: [RGBAColor?], typesetter: Typesetter) {
    self.emoji = emoji
    lettering = Lettering(typesetter: typesetter)
    appearances = zip(contexts, backgrounds).map { context, background in
      (Palette(context.appearance, on: background), Choice(context.appearance).name, background)
    }
    let whole = emoji.catalog.packs.flatMap(\.codes).reduce(into: StyledText("")) { $0.append(TextAttachment($1)) }
    (images, problems) = emoji.images(in: whole)
  }

  /// A sheet as large as its contents.
  func sheet() -> Sheet {
    let count = emoji.catalog.packs.map(\.codes.count).max() ?? 0
    let width = Double(min(count, Self.emojiInRow)) * Self.step
    return Sheet(besides: appearances.map { panel($0.palette, $0.name, background: $0.background, width: width) })
  }

  private func panel(_ palette: Palette, _ appearance: String, background: RGBAColor?, width: Double) -> Sheet {
    var sheet = Sheet(background: background, images: images)
    let title = lettering(emoji.catalog.name, size: 34, color: palette.primary, weight: 700)
    let count = emoji.catalog.packs.reduce(0) { $0 + $1.codes.count }
    let facts = lettering("\(count) emoji  ·  \(appearance)", size: 12, color: palette.secondary)
    var y = Self.margin
    sheet.place(title, at: LayoutPoint(x: Self.margin, y: y))
    y += title.size.height + 4
    sheet.place(facts, at: LayoutPoint(x: Self.margin, y: y))
    y += facts.size.height + Self.titleGap
    for pack in emoji.catalog.packs { y = place(pack, at: y, palette, on: &sheet) + Self.packGap }
    sheet.size = LayoutSize(
      width: (max(width, title.size.width, facts.size.width) + 2 * Self.margin).rounded(.up),
      height: (y - Self.packGap + Self.margin).rounded(.up)
    )
    return sheet
  }

  /// Places a pack, and returns where it ends.
  private func place(_ pack: EmojiPack, at top: Double, _ palette: Palette, on sheet: inout Sheet) -> Double {
    let title = lettering(pack.label ?? pack.name, size: 16, color: palette.primary, weight: 700)
    sheet.place(title, at: LayoutPoint(x: Self.margin, y: top))
    let codes = Array(pack.codes)
    var y = top + title.size.height + Self.rowGap
    for start in stride(from: 0, to: codes.count, by: Self.emojiInRow) {
      let row = codes[start..<min(start + Self.emojiInRow, codes.count)]
      let heights = row.enumerated().map { column, code in
        place(code, at: LayoutPoint(x: Self.margin + Double(column) * Self.step, y: y), palette, on: &sheet)
      }
      y += (heights.max() ?? 0) + Self.rowGap
    }
    return y - Self.rowGap
  }

  /// Places an emoji, and returns its height.
  private func place(_ code: EmojiCode, at origin: LayoutPoint, _ palette: Palette, on sheet: inout Sheet) -> Double {
    let width = Self.step - 12
    let lines = [
      lettering(code.code, size: 11, color: palette.primary, width: width),
      code.label.map { lettering($0, size: 9, color: palette.secondary, width: width) },
      code.isDeprecated ? lettering("deprecated", size: 9, color: palette.secondary, width: width) : nil,
    ]
    let image = lettering(StyledText(attachment: TextAttachment(code)), size: Self.emojiSize, color: palette.primary)
    sheet.place(image, at: origin)
    var y = image.size.height + 4
    for line in lines.compactMap(\.self) {
      sheet.place(line, at: LayoutPoint(x: origin.x, y: origin.y + y))
      y += line.size.height
    }
    return y
  }
}

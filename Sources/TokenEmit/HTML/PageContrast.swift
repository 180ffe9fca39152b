internal import TokenModel
internal import TokenPerception

/// The contrast of text colors on backgrounds, in each appearance.
struct PageContrast {
  let content: PageContent

  func print(to printer: inout HTMLPrinter) {
    let colors = textColors
    guard !colors.isEmpty else { return }
    printer.block("section", "id=contrast aria-labelledby=contrastTitle") { printer in
      printer.html("<h2 id=contrastTitle>Contrast</h2>\n")
      printer.html(Self.introduction)
      for (appearance, title) in Self.titles where isOfItsOwn(appearance, colors) {
        print(colors, in: appearance, title: title, to: &printer)
      }
    }
  }

  private static let introduction = """
    <p>The contrast ratio of WCAG 2.2, and Lc of APCA, below zero for light text. \
    <span class=a>for all text</span>, <span class=b>only for large text</span>, <span class=n>for no text</span> \
    at level AA. Frames are around the backgrounds that a color is meant for.</p>

    """

  private static let titles: [(Appearance, String)] = [
    (.light, "Light"), (.dark, "Dark"), (.highContrastLight, "Light, high contrast"),
    (.highContrastDark, "Dark, high contrast"),
  ]

  /// The colors that text can have.
  private var textColors: [ColorToken] {
    zip(content.catalog.colors, TextUse.ofColors(in: content.catalog)).filter { $1 != nil }.map(\.0)
  }

  private func isOfItsOwn(_ appearance: Appearance, _ colors: [ColorToken]) -> Bool {
    guard let plainer = appearance.fallback else { return true }
    return colors.contains { color in
      color.variants[appearance].value != color.variants[plainer].value
        || backgrounds(of: [color], in: appearance).map(\.color) != backgrounds(of: [color], in: plainer).map(\.color)
    }
  }

  /// The backgrounds that some colors are meant for, each once, under its first name.
  private func backgrounds(of colors: [ColorToken], in appearance: Appearance) -> [(color: ColorValue, name: String)] {
    var known: Set<ColorValue> = []
    return colors.flatMap { content.grounds.grounds(of: $0, in: appearance) }
      .map { (color: $0.variants[appearance].value, name: $0.name) }.filter { known.insert($0.color).inserted }
  }

  private func print(
    _ colors: [ColorToken],
    in appearance: Appearance,
    title: String,
    to printer: inout HTMLPrinter
  ) {
    let backgrounds = backgrounds(of: colors, in: appearance)
    guard !backgrounds.isEmpty else { return }
    printer.block("div", "class=wide tabindex=0 role=group aria-label=\"\(title)\"") { printer in
      printer.block("table") { printer in
        printer.html("<caption>\(title)</caption>\n<tr><th scope=col>Text")
        for background in backgrounds { printer.html("<th scope=col>\(HTMLText.escaped(background.name))") }
        printer.html("\n")
        for color in colors { print(color, on: backgrounds.map(\.color), in: appearance, to: &printer) }
      }
    }
  }

  private func print(
    _ color: ColorToken,
    on backgrounds: [ColorValue],
    in appearance: Appearance,
    to printer: inout HTMLPrinter
  ) {
    let meant = Set(self.backgrounds(of: [color], in: appearance).map(\.color))
    let text = color.variants[appearance].value
    printer.html("<tr><th scope=row>\(HTMLText.escaped(color.name.value)) <small>\(text.hex)</small>")
    for background in backgrounds {
      let ratio = text.contrastRatio(on: background)
      let lightness = text.lightnessContrast(on: background)
      let frame = meant.contains(background) ? " m" : ""
      let sign = lightness < 0 ? "−" : ""
      printer.html("<td class=\"\(Self.mark(ratio))\(frame)\">\(FixedDecimal(hundredthsBelow: ratio))")
      printer.html(" <small>\(sign)\(FixedDecimal(hundredthsBelow: lightness.magnitude))</small>")
    }
    printer.html("\n")
  }

  private static func mark(_ ratio: Double) -> String {
    ratio >= TextUse.small.leastContrast ? "a" : ratio >= TextUse.large.leastContrast ? "b" : "n"
  }
}

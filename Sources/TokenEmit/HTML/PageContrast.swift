internal import TokenModel
internal import TokenPerception

/// How well text colors are read on backgrounds, in each appearance.
struct PageContrast {
  /// A table for an appearance.
  private struct Table {
    let appearance: Appearance
    let grounds: [Ground]
    /// Those with failures first.
    let texts: [Text]

    init(_ colors: PageContrastColors, in appearance: Appearance) {
      self.appearance = appearance
      grounds = colors.grounds(in: appearance).map { Ground($0, in: appearance) }
      let texts = colors.texts.map { Text($0, in: appearance) }
      self.texts = texts.filter(\.fails) + texts.filter { !$0.fails }
    }
  }

  /// A background, under the first of its names.
  private struct Ground {
    let color: ColorValue
    let name: String

    init(_ ground: ColorGround, in appearance: Appearance) {
      (color, name) = (ground.variants[appearance].value, ground.name)
    }
  }

  private struct Text {
    let name: String
    let color: ColorValue
    /// The backgrounds that it is meant for.
    let grounds: Set<ColorValue>

    /// Whether it is read too badly on one of them.
    let fails: Bool

    init(_ text: PageContrastColors.Text, in appearance: Appearance) {
      let color = text.variants[appearance].value
      let grounds = (text.grounds[appearance] ?? []).map { $0.variants[appearance].value }
      (name, self.color, self.grounds) = (text.name, color, Set(grounds))
      fails = grounds.contains { color.contrastRatio(on: $0) < text.use.leastContrast }
    }
  }

  private let tables: [Table]

  init(content: PageContent) {
    let colors = PageContrastColors(content)
    let appearances: [Appearance] = [.light, .dark, .highContrastLight, .highContrastDark]
    let shown = colors.texts.isEmpty ? [] : appearances.filter(colors.isDistinct)
    tables = shown.map { Table(colors, in: $0) }
  }

  var isEmpty: Bool { tables.isEmpty }

  /// The colors of texts and backgrounds in all tables.
  var colors: [ColorValue] { textColors + tables.flatMap { $0.grounds.map(\.color) } }
  var textColors: [ColorValue] { tables.flatMap { $0.texts.map(\.color) } }

  /// The names of the colors that fail in some appearance, each once.
  var failures: [String] {
    var known: Set<String> = []
    return tables.flatMap(\.texts).filter { $0.fails && known.insert($0.name).inserted }.map(\.name)
  }

  // MARK: Printing

  func print(_ palette: PagePalette, to printer: inout HTMLPrinter) {
    guard !isEmpty else { return }
    printer.block("section", "id=contrast aria-labelledby=contrastTitle") { printer in
      printer.html("<h2 id=contrastTitle>Contrast</h2>\n")
      printer.html(Self.introduction)
      for (index, table) in tables.enumerated() {
        printer.block("details", index == 0 ? "open" : "") { printer in
          let title = PageWords.title(of: table.appearance)
          printer.html("<summary>\(title) <small>\(Self.summary(of: table))</small></summary>\n")
          print(table, title: title, palette, to: &printer)
        }
      }
    }
  }

  /// Empty if no text has a background that it is meant for.
  private static func summary(of table: Table) -> String {
    let failures = table.texts.count(where: \.fails)
    if failures > 0 { return "\(PageWords.count(failures, "color")) with too little contrast" }
    return table.texts.contains { !$0.grounds.isEmpty } ? "all texts can be read" : ""
  }

  private static let introduction = """
    <form id=measure>
    <fieldset class=choice><legend>Measure</legend>
    <label><input type=radio name=measure id=wcag checked><span>WCAG 2.2</span></label>
    <label><input type=radio name=measure id=apca><span>APCA</span></label>
    </fieldset>
    </form>
    <p class=key><span class=a>for all text</span> <span class=b>only for large text</span> <span class=n>for no text\
    </span> <span class=m>meant for this background</span></p>

    """

  private func print(_ table: Table, title: String, _ palette: PagePalette, to printer: inout HTMLPrinter) {
    printer.block("div", "class=wide tabindex=0 role=group aria-label=\"\(title)\"") { printer in
      printer.block("table", "class=contrast") { printer in
        printer.html("<tr><th scope=col>Text")
        for ground in table.grounds { printer.html("<th scope=col>\(Self.breakable(ground.name))") }
        printer.html("\n")
        for text in table.texts {
          printer.html("<tr><th scope=row>\(Self.breakable(text.name)) <small>\(text.color.hex)</small>")
          for ground in table.grounds { print(text, on: ground.color, palette, to: &printer) }
          printer.html("\n")
        }
      }
    }
  }

  private func print(_ text: Text, on ground: ColorValue, _ palette: PagePalette, to printer: inout HTMLPrinter) {
    let ratio = text.color.contrastRatio(on: ground)
    let lightness = text.color.lightnessContrast(on: ground)
    let sign = lightness < 0 ? "−" : ""
    printer.html(text.grounds.contains(ground) ? "<td class=m>" : "<td>")
    printer.html("<i class=\"\(palette.ground(ground)) \(palette.text(text.color))\" aria-hidden=true>Ag</i>")
    printer.html("<span class=\"w \(Self.mark(ratio))\">\(FixedDecimal(hundredthsBelow: ratio))</span>")
    let amount = FixedDecimal(hundredthsBelow: lightness.magnitude)
    printer.html("<span class=\"l \(Self.mark(lightness: lightness.magnitude))\">\(sign)\(amount)</span>")
  }

  /// A name whose lines may end after dots.
  private static func breakable(_ name: String) -> String { HTMLText.escaped(name).replacing(".", with: ".<wbr>") }

  private static func mark(_ ratio: Double) -> String {
    ratio >= TextUse.small.leastContrast ? "a" : ratio >= TextUse.large.leastContrast ? "b" : "n"
  }

  /// By the levels of APCA's guidelines (Bronze): Lc 60 for text that is read, 45 for large text.
  private static func mark(lightness: Double) -> String { lightness >= 60 ? "a" : lightness >= 45 ? "b" : "n" }
}

internal import TokenModel

/// A class for each style code.
struct CSSClasses {
  private let catalog: Catalog
  private let names: [String]
  private let styles: CSSClassStyles
  private let deprecations: CodeDeprecations
  private let descriptions: CodeDescriptions
  /// By color of the catalog.
  private let colors: [String]

  init(_ styles: CSSClassStyles, names: CSSNames) {
    catalog = styles.catalog
    self.styles = styles
    self.names = names.classes
    deprecations = CodeDeprecations(catalog)
    descriptions = CodeDescriptions(catalog)
    colors = catalog.colors.map(styles.color)
  }

  /// A code without its color: few codes differ in more.
  private enum Setting: Hashable {
    case axes(row: Int, weight: Int, family: Int)
    case style(Int)

    init(of code: Code) {
      self =
        switch code {
        case .combination(let tokens): .axes(row: tokens.row, weight: tokens.weight, family: tokens.family)
        case .style(let style): .style(style)
        }
    }
  }

  func print(to printer: inout CSSPrinter) {
    var settings: [Setting: (style: CSSClassStyle, lines: CSSPrinter.Lines)] = [:]
    var moved = MovedTexts()
    for (code, name) in zip(catalog.codes, names) {
      let selector = "." + CSSIdentifier.escaped(name)
      printer.separate()
      printComments(code, to: &printer)
      printer.block(selector) { printer in
        if let color = catalog.color(of: code) { printer.declaration("color", colors[color]) }
        let setting = Setting(of: code)
        if settings[setting] == nil {
          let style = styles.style(of: code)
          settings[setting] = (style, printer.printed { Self.print(style, to: &$0) })
        }
        guard let known = settings[setting] else { return }
        printer.append(known.lines)
        moved.add(selector, known.style)
      }
    }
    moved.print(to: &printer)
  }

  /// Appends the same declarations with one rule for all codes of a color, and one for all that differ only in color.
  func printShared(to printer: inout CSSPrinter) {
    var selectorsOfColors: [Int: [String]] = [:]
    var selectorsOfSettings: [Setting: [String]] = [:]
    var examples: [(setting: Setting, code: Code)] = []
    for (code, name) in zip(catalog.codes, names) {
      let selector = "." + CSSIdentifier.escaped(name)
      let setting = Setting(of: code)
      if let color = catalog.color(of: code) { selectorsOfColors[color, default: []].append(selector) }
      if selectorsOfSettings[setting] == nil { examples.append((setting, code)) }
      selectorsOfSettings[setting, default: []].append(selector)
    }
    for (color, selectors) in selectorsOfColors.sorted(by: { $0.key < $1.key }) {
      printer.block(selectors.joined(separator: ",")) { $0.declaration("color", colors[color]) }
    }
    var moved = MovedTexts()
    for (setting, code) in examples {
      let selectors = selectorsOfSettings[setting] ?? []
      let style = styles.style(of: code)
      printer.block(selectors.joined(separator: ",")) { Self.print(style, to: &$0) }
      for selector in selectors { moved.add(selector, style) }
    }
    moved.print(to: &printer)
  }

  private func printComments(_ code: Code, to printer: inout CSSPrinter) {
    if let description = descriptions[code] { printer.comment(description) }
    if let deprecation = deprecations[code] {
      let message = deprecation.message { catalog.name(of: $0) }
      printer.comment("Deprecated" + (message.isEmpty ? "" : ": \(message)"))
    }
  }

  private static func print(_ style: CSSClassStyle, to printer: inout CSSPrinter) {
    for declaration in style.declarations { printer.declaration(declaration.property, declaration.value) }
  }
}

/// The classes whose text is not where CSS has it, by the margins that move it.
private struct MovedTexts {
  private var order: [CSSLines.Margins] = []
  private var selectors: [CSSLines.Margins: [String]] = [:]

  mutating func add(_ selector: String, _ style: CSSClassStyle) {
    guard let margins = style.margins else { return }
    if selectors[margins] == nil { order.append(margins) }
    selectors[margins, default: []].append(selector)
  }

  /// The elements that HTML makes a part of a line, which a box would break.
  private static let partsOfLines = """
    a, abbr, b, bdi, bdo, cite, code, data, del, dfn, em, font, i, ins, kbd, label, mark, q, s, samp, small, span, strong, \
    sub, sup, time, u, var
    """

  /// Appends the rules. Each selector begins with a class: a browser finds these rules for few elements at once, and would
  /// try a list in `:where()` for each element.
  func print(to printer: inout CSSPrinter) {
    guard !order.isEmpty else { return }
    printer.separate()
    printer.comment("Boxes above and below a text, which put its lines where the spec has them")
    for (index, margins) in order.enumerated() {
      if index > 0 { printer.separate() }
      print("::before", "margin-block-end", margins.start, of: margins, to: &printer)
      printer.separate()
      print("::after", "margin-block-start", margins.end, of: margins, to: &printer)
    }
    printer.separate()
    printer.comment("A part of a line has none")
    printer.block(":is(\(Self.partsOfLines))") { $0.declaration(CSSClassStyle.box, "none !important") }
  }

  private func print(
    _ element: String,
    _ property: String,
    _ margin: String,
    of margins: CSSLines.Margins,
    to printer: inout CSSPrinter
  ) {
    printer.block((selectors[margins] ?? []).map { $0 + element }) { printer in
      printer.declaration("content", "var(\(CSSClassStyle.box))")
      printer.declaration("display", "flow-root")
      printer.declaration(property, margin)
    }
  }
}

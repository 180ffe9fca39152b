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

  /// The class of a code.
  private struct Class {
    let code: Code
    let selector: String
  }

  /// Appends one rule for all codes that differ only in color, one for all codes of a color, and those of their boxes. A
  /// code that shares its setting with no other has its color there.
  func print(to printer: inout CSSPrinter, withComments: Bool = true) {
    var colored: [Int: [String]] = [:]
    var moved = MovedTexts()
    for classes in classesBySetting {
      let style = styles.style(of: classes[0].code)
      let ownColor = classes.count == 1 ? catalog.color(of: classes[0].code) : nil
      printer.separate()
      for (index, known) in classes.enumerated() {
        if withComments { printComments(known.code, to: &printer) }
        if index < classes.count - 1 { printer.line(known.selector + ",") }
      }
      printer.block(classes[classes.count - 1].selector) { printer in
        if let ownColor { printer.declaration("color", colors[ownColor]) }
        for declaration in style.declarations { printer.declaration(declaration.property, declaration.value) }
      }
      moved.add(classes.map(\.selector), style)
      if ownColor != nil { continue }
      for known in classes {
        if let color = catalog.color(of: known.code) { colored[color, default: []].append(known.selector) }
      }
    }
    for (color, selectors) in colored.sorted(by: { $0.key < $1.key }) {
      printer.separate()
      printer.block(selectors) { $0.declaration("color", colors[color]) }
    }
    moved.print(to: &printer)
  }

  private var classesBySetting: [[Class]] {
    var places: [Setting: Int] = [:]
    var all: [[Class]] = []
    for (code, name) in zip(catalog.codes, names) {
      let new = Class(code: code, selector: "." + CSSIdentifier.escaped(name))
      let setting = Setting(of: code)
      if let place = places[setting] {
        all[place].append(new)
      } else {
        places[setting] = all.count
        all.append([new])
      }
    }
    return all
  }

  private func printComments(_ code: Code, to printer: inout CSSPrinter) {
    if let description = descriptions[code] { printer.comment(description) }
    if let deprecation = deprecations[code] {
      let message = deprecation.message { catalog.name(of: $0) }
      printer.comment("Deprecated" + (message.isEmpty ? "" : ": \(message)"))
    }
  }
}

/// The classes whose text is not where CSS has it, by the margins that move it.
private struct MovedTexts {
  private var order: [CSSLines.Margins] = []
  private var selectors: [CSSLines.Margins: [String]] = [:]

  mutating func add(_ classes: [String], _ style: CSSClassStyle) {
    guard let margins = style.margins else { return }
    if selectors[margins] == nil { order.append(margins) }
    selectors[margins, default: []] += classes
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
    printer.block(selectors[margins] ?? [], suffix: element) { printer in
      printer.declaration("content", "var(\(CSSClassStyle.box))")
      printer.declaration("display", "flow-root")
      printer.declaration(property, margin)
    }
  }
}

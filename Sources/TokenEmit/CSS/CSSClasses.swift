internal import TokenModel

/// A class for each style code.
struct CSSClasses {
  private let catalog: Catalog
  private let names: [String]
  private let options: CSSOptions
  private let deprecations: CodeDeprecations
  private let descriptions: CodeDescriptions
  /// The value of each color of the catalog: its custom property, or else the color itself.
  private let colors: [String]
  /// By family of the axes.
  private let families: [String]
  private let familiesOfStyles: [String]

  init(_ catalog: Catalog, names: CSSNames, _ options: CSSOptions) {
    self.catalog = catalog
    self.names = names.classes
    self.options = options
    deprecations = CodeDeprecations(catalog)
    descriptions = CodeDescriptions(catalog)
    colors = Self.colors(of: catalog, names)
    families = catalog.families.map { Self.families(of: $0, in: catalog, options) }
    familiesOfStyles = catalog.styles.map { style in
      let own = options.hasFontFaces ? nil : style.path.flatMap { Self.families(ofTokenAt: $0, in: catalog.resolved) }
      return own ?? Self.families(of: style.family, in: catalog, options)
    }
  }

  private static func colors(of catalog: Catalog, _ names: CSSNames) -> [String] {
    let tokens = catalog.tokens
    let named = catalog.colors.isEmpty ? [] : tokens.indices.filter { tokens.type(of: $0) == .color }
    let byPlace = Dictionary(named.map { (tokens.nameRange(of: $0), $0) }) { first, _ in first }
    return catalog.colors.map { color in
      let property = byPlace[color.name.origin.range].flatMap { names.properties[$0] }
      return property.map { "var(\($0))" } ?? color.variants.light.value.hex
    }
  }

  private static func families(of family: FamilyToken, in catalog: Catalog, _ options: CSSOptions) -> String {
    let names = CSSFamilies.list(family.fontNames)
    guard options.hasFontFaces else { return names }
    return CSSIdentifier.string(CSSFontFaces.name(of: family, in: catalog)) + ", " + names
  }

  /// The families of a typography token: the first one is that of its code, and the others are for browsers without it.
  private static func families(ofTokenAt path: TokenPath, in tokens: ResolvedTokens) -> String? {
    guard let token = tokens.index[path], case .typography(let typography)? = try? tokens.value(of: token).value,
      let families = typography.fontFamily.value
    else { return nil }
    return CSSFamilies.list(families.names.compactMap(\.value))
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
    var settings: [Setting: CSSPrinter.Lines] = [:]
    for (code, name) in zip(catalog.codes, names) {
      printer.separate()
      printComments(code, to: &printer)
      printer.block("." + CSSIdentifier.escaped(name)) { printer in
        if let color = catalog.color(of: code) { printer.declaration("color", colors[color]) }
        let setting = Setting(of: code)
        if let known = settings[setting] { return printer.append(known) }
        let lines = printer.printed { printSetting(code, to: &$0) }
        settings[setting] = lines
        printer.append(lines)
      }
    }
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
    for (setting, code) in examples {
      let selectors = selectorsOfSettings[setting] ?? []
      printer.block(selectors.joined(separator: ",")) { printSetting(code, to: &$0) }
    }
  }

  private func printComments(_ code: Code, to printer: inout CSSPrinter) {
    if let description = descriptions[code] { printer.comment(description) }
    if let deprecation = deprecations[code] {
      let message = deprecation.message { catalog.name(of: $0) }
      printer.comment("Deprecated" + (message.isEmpty ? "" : ": \(message)"))
    }
  }

  private func printSetting(_ code: Code, to printer: inout CSSPrinter) {
    let row = catalog.row(of: code)
    let family = catalog.family(of: code)
    printer.declaration("font-family", families(of: code))
    printer.declaration("font-size", options.unit.length(row.size.value))
    printer.declaration("font-weight", "\(catalog.weight(of: code).value.value)")
    guard let metrics = row.metrics else { return }
    printLines(row, metrics, in: family, to: &printer)
  }

  private func families(of code: Code) -> String {
    switch code {
    case .combination(let tokens): families[tokens.family]
    case .style(let style): familiesOfStyles[style]
    }
  }

  /// The line box of a size, as CSS has it.
  ///
  /// CSS has no space between lines. So half of it is added above and below each line, and taken from the margins of the
  /// paragraph: *n* lines are then *n* line heights and *n* − 1 spaces high, and the first baseline is where the spec has
  /// it.
  private func printLines(
    _ row: TypographyRow,
    _ metrics: LineMetrics,
    in family: FamilyToken,
    to printer: inout CSSPrinter
  ) {
    let unit = options.unit
    let height = metrics.height(size: row.size.value, in: family.metrics)
    let spacing = metrics.lineSpacing?.value ?? .zero
    printer.declaration("letter-spacing", unit.length(metrics.letterSpacing?.value ?? .zero))
    printer.declaration("line-height", unit.length(height + spacing))
    printer.declaration("margin-block", spacing == .zero ? unit.length(.zero) : "calc(\(unit.length(spacing)) / -2)")
    // CSS centers text in its line box; a spec may put it elsewhere.
    let centered = family.metrics.centeredBaseline(size: row.size.value, lineHeight: height)
    let shift = (catalog.baseline(of: row, in: family) ?? centered) - centered
    if shift.tenThousandths.magnitude >= Self.smallestShift.tenThousandths.magnitude {
      printer.declaration("position", "relative")
      printer.declaration("inset-block-start", unit.length(shift))
    }
  }

  /// A hundredth of a pixel; nobody sees less.
  private static let smallestShift = FixedDecimal(tenThousandths: 100)
}

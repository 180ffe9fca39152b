internal import TokenModel

/// A class for each style code.
struct CSSClasses {
  private let catalog: Catalog
  private let names: [String]
  private let options: CSSOptions
  private let deprecations: CodeDeprecations
  private let isDescribed: Bool
  /// The value of each color of the catalog: its custom property, or else the color itself.
  private let colors: [String]
  private let families: [String]
  /// The families of the typography token that each style is made from; nil for other styles.
  private let familiesOfStyles: [String?]
  /// The declarations of each row and family that do not depend on the color or the weight.
  private let lines: [CSSLine?]

  init(_ catalog: Catalog, names: CSSNames, _ options: CSSOptions) {
    self.catalog = catalog
    self.names = names.classes
    self.options = options
    deprecations = CodeDeprecations(catalog)
    isDescribed = catalog.hasAnnotation { $0.description != nil }
    let tokens = catalog.tokens
    colors = Self.colors(of: catalog, names)
    families = catalog.families.map { CSSClasses.family($0, in: catalog, options) }
    let index = TokenIndex(tokens)
    var evaluator = TokenEvaluator(tokens)
    familiesOfStyles = catalog.styles.map { style in
      let token = style.path.flatMap { index[$0] }
      return token.flatMap { try? evaluator.value(of: $0).value }.flatMap(CSSClasses.families)
    }
    lines = catalog.rows.map { row in row.metrics.map { CSSLine(row, $0, unit: options.unit) } }
  }

  /// The custom property of each color, by the place of its name; or else the color itself.
  private static func colors(of catalog: Catalog, _ names: CSSNames) -> [String] {
    let tokens = catalog.tokens
    let named = catalog.colors.isEmpty ? [] : tokens.indices.filter { tokens.type(of: $0) == .color }
    let byPlace = Dictionary(named.map { (tokens[$0].nameRange, $0) }) { first, _ in first }
    return catalog.colors.map { color in
      let property = byPlace[color.name.origin.range].flatMap { names.properties[$0] }
      return property.map { "var(\($0))" } ?? color.variants.light.value.hex
    }
  }

  private static func family(_ family: FamilyToken, in catalog: Catalog, _ options: CSSOptions) -> String {
    let names = family.font.map { CSSFamilies.list([$0.value]) } ?? CSSFamilies.system
    guard options.hasFontFaces else { return names }
    return CSSIdentifier.string(CSSFontFaces.name(of: family, in: catalog)) + ", " + names
  }

  /// All families of a typography token: the first is that of the code, and the others are for browsers without it.
  private static func families(_ value: TokenValue) -> String? {
    guard case .typography(let typography) = value, let families = typography.fontFamily.value else { return nil }
    return CSSFamilies.list(families.names.compactMap(\.value))
  }

  func print(to printer: inout CSSPrinter) {
    for (code, name) in zip(catalog.codes, names) {
      printer.separate()
      printComments(code, to: &printer)
      printer.block("." + CSSIdentifier.escaped(name)) { printDeclarations(code, to: &$0) }
    }
  }

  private func printComments(_ code: Code, to printer: inout CSSPrinter) {
    if isDescribed, let description = catalog.description(of: code) { printer.comment(description) }
    if let deprecation = deprecations[code] {
      let message = deprecation.message { catalog.name(of: $0) }
      printer.comment("Deprecated" + (message.isEmpty ? "" : ": \(message)"))
    }
  }

  private func printDeclarations(_ code: Code, to printer: inout CSSPrinter) {
    let row = catalog.rows[code.row]
    let family = catalog.families[code.family]
    let familyText = options.hasFontFaces ? nil : code.style.flatMap { familiesOfStyles[$0] }
    if let color = code.color { printer.declaration("color", colors[color]) }
    printer.declaration("font-family", familyText ?? families[code.family])
    printer.declaration("font-size", options.unit.length(row.size.value))
    printer.declaration("font-weight", "\(catalog.weights[code.weight].value.value)")
    lines[code.row]?.print(in: family, baseline: catalog.baseline(of: row, in: family), to: &printer)
  }
}

/// The line box of a size, as CSS has it.
///
/// CSS has no space between lines. So half of it is added above and below each line, and taken from the margins of the
/// paragraph: *n* lines are then *n* line heights and *n* − 1 spaces high, and the first baseline is where the spec has
/// it.
private struct CSSLine {
  private let row: TypographyRow
  private let metrics: LineMetrics
  private let unit: CSSUnit

  init(_ row: TypographyRow, _ metrics: LineMetrics, unit: CSSUnit) {
    self.row = row
    self.metrics = metrics
    self.unit = unit
  }

  func print(in family: FamilyToken, baseline: FixedDecimal?, to printer: inout CSSPrinter) {
    // A declared line height is a minimum.
    let height = max(metrics.lineHeight.value, family.metrics.lineHeight(size: row.size.value))
    let spacing = metrics.lineSpacing?.value ?? .zero
    printer.declaration("letter-spacing", unit.length(metrics.letterSpacing?.value ?? .zero))
    printer.declaration("line-height", unit.length(height + spacing))
    printer.declaration("margin-block", spacing == .zero ? unit.length(.zero) : "calc(\(unit.length(spacing)) / -2)")
    // CSS centers text in its line box; a spec may put it elsewhere.
    let centered = family.metrics.centeredBaseline(size: row.size.value, lineHeight: height)
    let shift = (baseline ?? centered) - centered
    if shift.tenThousandths.magnitude >= Self.smallestShift.tenThousandths.magnitude {
      printer.declaration("position", "relative")
      printer.declaration("inset-block-start", unit.length(shift))
    }
  }

  /// A hundredth of a pixel; nobody sees less.
  private static let smallestShift = FixedDecimal(tenThousandths: 100)
}

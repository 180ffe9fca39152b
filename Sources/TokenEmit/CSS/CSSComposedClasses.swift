internal import TokenModel

/// Classes for the parts of codes, which an element combines in any order: `t-14 c-gray2 w-bold`.
///
/// A size class has everything but color and weight, in the first family. Its values in another family or in a mode are
/// in a rule for both classes, `.t-14:where(.m-read)`, which is no more specific than the one that it changes, and
/// comes later.
struct CSSComposedClasses {
  private let catalog: Catalog
  private let styles: CSSClassStyles
  private let names: CSSNames
  private let parts: CSSClassParts
  /// The codes of the axes.
  private let codes: [Combination]
  /// Nil for rules without comments.
  private let deprecations: CSSDeprecations?

  init(_ styles: CSSClassStyles, names: CSSNames, parts: CSSClassParts, _ deprecations: CSSDeprecations?) {
    catalog = styles.catalog
    self.styles = styles
    self.names = names
    self.parts = parts
    self.deprecations = deprecations
    codes = catalog.codes.compactMap { if case .combination(let code) = $0 { code } else { nil } }
  }

  /// Appends all rules. Color rules come last, so that they also color styles.
  func print(to printer: inout CSSPrinter) {
    var moved = printSizes(to: &printer)
    let families = codes.contains { $0.family > 0 } ? Set(codes.map(\.family)) : []
    printParts(families, parts.families, catalog.families.map(\.annotations), to: &printer) {
      ("font-family", styles.familyNames(catalog.families[$0]))
    }
    printParts(Set(codes.map(\.weight)), parts.weights, catalog.weights.map(\.annotations), to: &printer) {
      ("font-weight", styles.weight(catalog.weights[$0]))
    }
    var movedStyles = CSSMovedTexts()
    CSSClasses(styles, names: names, deprecations)
      .print(codes.count..<names.classes.count, moving: &movedStyles, to: &printer)
    printParts(Set(codes.compactMap(\.color)), parts.colors, catalog.colors.map(\.annotations), to: &printer) {
      ("color", styles.color(catalog.colors[$0]))
    }
    moved.append(movedStyles)
    CSSMovedTexts.print(moved, to: &printer)
  }

  private func printParts(
    _ used: Set<Int>,
    _ names: [String],
    _ annotations: [TokenAnnotations],
    to printer: inout CSSPrinter,
    declaration: (Int) -> (property: String, value: String)
  ) {
    for part in used.sorted() {
      let (property, value) = declaration(part)
      printer.separate()
      printComment(on: annotations[part], to: &printer)
      printer.block(CSSNames.selector(ofClasses: names[part])) { $0.declaration(property, value) }
    }
  }

  private func printComment(on annotations: TokenAnnotations, to printer: inout CSSPrinter) {
    if let comment = deprecations?.comment(onPart: annotations, among: parts) { printer.comment(comment) }
  }

  // MARK: Sizes

  /// Appends the rules of sizes, and returns the rules that move their texts: later ones win.
  private func printSizes(to printer: inout CSSPrinter) -> [CSSMovedTexts] {
    var known: [Variant: CSSSizeRule] = [:]
    var moved = Array(repeating: CSSMovedTexts(), count: Variant.levels)
    for variant in variants {
      let style = styles.style(ofRow: variant.row, in: catalog.families[variant.family])
      let rule = CSSSizeRule(
        style,
        isFirstFamily: variant.family == 0,
        over: bases(of: variant).compactMap { known[$0] }
      )
      known[variant] = rule
      moved[variant.level].add([selector(of: variant)], rule.margins)
      guard !rule.declarations.isEmpty else { continue }
      printer.separate()
      printComment(on: catalog.rows[variant.row].annotations, to: &printer)
      printer.block(selector(of: variant)) { printer in
        for declaration in rule.declarations { printer.declaration(declaration.property, declaration.value) }
      }
    }
    return moved
  }

  /// A size in a mode and in a family.
  private struct Variant: Hashable {
    let row: Int
    let mode: Int?
    let family: Int

    /// The number of levels.
    static let levels = 4
    /// The order of its rule: after those that it changes.
    var level: Int { (mode == nil ? 0 : 2) + (family == 0 ? 0 : 1) }
  }

  /// The variants of codes, in the order of their rules.
  private var variants: [Variant] {
    var known: Set<Variant> = []
    let all = codes.compactMap { code -> Variant? in
      let variant = Variant(row: code.row, mode: catalog.rows[code.row].mode, family: code.family)
      return known.insert(variant).inserted ? variant : nil
    }
    return (0..<Variant.levels).flatMap { level in all.filter { $0.level == level } }
  }

  /// The variants whose rules also are for the elements of one, in their order.
  private func bases(of variant: Variant) -> [Variant] {
    let main = catalog.rows.firstIndex { $0.mode == nil && $0.sizeName == catalog.rows[variant.row].sizeName }
    let rows = [main.map { ($0, nil) }, (variant.row, variant.mode)].compactMap(\.self) as [(row: Int, mode: Int?)]
    let all = rows.flatMap { row in [0, variant.family].map { Variant(row: row.row, mode: row.mode, family: $0) } }
    return all.filter { $0.level < variant.level }
  }

  private func selector(of variant: Variant) -> String {
    var selector = CSSNames.selector(ofClasses: parts.sizes[variant.row])
    let others = [variant.mode.map { parts.modes[$0] }, variant.family > 0 ? parts.families[variant.family] : nil]
    for other in others.compactMap(\.self) { selector += ":where(\(CSSNames.selector(ofClasses: other)))" }
    return selector
  }
}

/// The declarations of a size's rule, without those that other rules have for the same elements.
private struct CSSSizeRule {
  let declarations: [CSSClassStyle.Declaration]
  /// The margins that move the text; nil where those of other rules do.
  let margins: CSSLines.Margins?

  /// - Parameters:
  ///   - isFirstFamily: If not, the class of the family has its names.
  ///   - others: The rules that are also for the elements, in their order.
  init(_ style: CSSClassStyle, isFirstFamily: Bool, over others: [CSSSizeRule]) {
    let wanted = style.declarations.filter { isFirstFamily || $0.property != "font-family" }
    var values: [String: String] = [:]
    for other in others.flatMap(\.declarations) where isFirstFamily || other.property != "font-family" {
      values[other.property] = other.value
    }
    let changed = wanted.filter { values[$0.property] != $0.value }
    let dropped = values.keys.filter { property in !wanted.contains { $0.property == property } }.sorted()
    declarations = changed + dropped.map(Self.withoutValue).filter { values[$0.property] != $0.value }
    let known = others.compactMap(\.margins).last
    margins = style.margins == known ? nil : style.margins
  }

  /// A property as if it were not declared.
  private static func withoutValue(_ property: String) -> CSSClassStyle.Declaration {
    CSSClassStyle.Declaration(property: property, value: property == CSSClassStyle.box ? "none" : "inherit")
  }
}

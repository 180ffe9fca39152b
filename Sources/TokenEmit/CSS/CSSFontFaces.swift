internal import TokenModel

/// Families with the ascent and descent that the spec assumes (CSS Fonts 4, section 4.9): a line is then the same with
/// any font that a machine has under the name.
struct CSSFontFaces {
  private let catalog: Catalog

  init(_ catalog: Catalog) {
    self.catalog = catalog
  }

  /// The family that the classes name first.
  static func name(of family: FamilyToken, in catalog: Catalog) -> String {
    "\(catalog.name.value) \(family.font?.value ?? "system")"
  }

  /// Appends a rule for each family and weight. A face of a machine is known by its full name, which has the weight.
  func print(to printer: inout CSSPrinter) {
    var known: Set<String> = []
    let families = catalog.families + catalog.styles.map(\.family)
    let weights = catalog.weights + catalog.styles.map(\.weight)
    let numbers = Set(weights.map(\.value.value)).sorted()
    for family in families where known.insert(Self.name(of: family, in: catalog)).inserted {
      for weight in numbers { print(family, weight: weight, to: &printer) }
    }
  }

  private func print(_ family: FamilyToken, weight: Int, to printer: inout CSSPrinter) {
    printer.separate()
    printer.block("@font-face") { printer in
      printer.declaration("font-family", CSSIdentifier.string(Self.name(of: family, in: catalog)))
      printer.declaration("font-weight", "\(weight)")
      printer.declaration("src", Self.sources(family.font.map { [$0.value] } ?? Self.systemFonts, weight: weight))
      printer.declaration("ascent-override", Self.percentage(family.metrics.ascent))
      printer.declaration("descent-override", Self.percentage(family.metrics.descent))
      printer.declaration("line-gap-override", "0%")
    }
  }

  /// The fonts of systems, by names that `local()` finds.
  private static let systemFonts = ["SF Pro Text", "Segoe UI", "Roboto", "Inter", "Noto Sans", "DejaVu Sans"]

  /// The full names of the faces of a weight.
  private static func sources(_ families: [String], weight: Int) -> String {
    let styles = FontWeightValue.names[weight].map { $0.map(styleName) } ?? []
    let names = families.flatMap { family in
      (weight == 400 ? [family] : []) + styles.map { "\(family) \($0)" }
    }
    return (names.isEmpty ? families : names).map { "local(\(CSSIdentifier.string($0)))" }.joined(separator: ", ")
  }

  /// `SemiBold` for `semi-bold`, as fonts name their faces.
  private static func styleName(_ name: String) -> String { NameStyle.pascal.name(of: NameWords.words(of: name)) }

  private static func percentage(_ em: FixedDecimal) -> String { CSSNumber.text(em.doubleValue * 100) + "%" }
}

internal import TokenModel

/// The theme of a catalog for Tailwind 4, and its dark variant.
struct CSSTailwind {
  private let theme: CSSTailwindTheme
  /// Nil for Tailwind's own variant, which follows the system.
  private let variant: CSSDarkVariant?

  init(_ input: EmitterInput, _ options: CSSOptions, _ sheet: CSSSheet, _ report: inout EmitterReport) {
    theme = CSSTailwindTheme(input.catalog, sheet.names, sheet.styles)
    variant =
      options.scheme == .attribute
      ? CSSDarkVariant(CSSSwitch(ofAppearancesAt: options.attribute, in: input), options.selector) : nil
    CSSTailwindChecks(theme, input.catalog, sheet.names).report(to: &report)
  }

  /// Reports each catalog whose theme has a variable of an earlier theme, which it would overwrite in one page. Each
  /// may have its own pages.
  static func reportEqualVariables(among inputs: [EmitterInput], _ report: inout EmitterReport) {
    guard inputs.count > 1 else { return }
    var owners: [String: Catalog] = [:]
    for input in inputs {
      let catalog = input.catalog
      let options = CSSOptions(input.options, for: catalog)
      guard options.hasTailwind else { continue }
      let names = CSSNames(catalog, options)
      let theme = CSSTailwindTheme(catalog, names, CSSClassStyles(catalog, names, options))
      let variables = theme.entries.map(\.variable)
      if let met = variables.first(where: { owners[$0] != nil }), let first = owners[met] {
        report.cannotExpress(
          "the themes of `\(first.name.value)` and `\(catalog.name.value)` for Tailwind both have `\(met)`, so a page can "
            + "have one of the two",
          at: catalog.name.origin.range
        )
      }
      for variable in variables where owners[variable] == nil { owners[variable] = catalog }
    }
  }

  /// Appends the file, after its header.
  func print(to printer: inout CSSPrinter) {
    theme.print(to: &printer)
    variant?.print(to: &printer)
  }
}

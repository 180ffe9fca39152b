internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel

/// A catalog whose codes are described, one by one or all.
struct DescribedCatalog {
  let catalog: Catalog
  private let codes: [Code]
  private let swiftNames: [String]
  private let deprecations: CodeDeprecations
  private let locator: SourceLocator

  init(_ catalog: Catalog, _ locator: SourceLocator) {
    self.catalog = catalog
    self.locator = locator
    codes = catalog.codes
    swiftNames = Compiler.swiftNames(of: catalog)
    deprecations = CodeDeprecations(catalog)
  }

  /// Every code, in the order of the catalog.
  var all: [CodeDescription] { codes.indices.map(describe) }

  /// A code by its name or else by its name in Swift, as code spells it: `t14_ink_bold`, `.t14_ink_bold`,
  /// `StyleCode.t14_ink_bold`, `Brand.t14_ink_bold`, in backticks or not.
  func code(named name: String) -> CodeDescription? {
    if let code = catalog.code(named: name) { return codes.firstIndex(of: code).map(describe) }
    var name = name.filter { $0 != "`" }
    for owner in ["StyleCode", catalog.name.value] where name.hasPrefix(owner + ".") {
      name.removeFirst(owner.count)
    }
    if name.hasPrefix(".") { name.removeFirst() }
    return swiftNames.firstIndex { $0.utf8.elementsEqual(name.utf8) }.map(describe)
  }

  private func describe(_ index: Int) -> CodeDescription {
    let code = codes[index]
    let row = catalog.rows[code.row]
    let variants = catalog.colors[code.color].variants
    return CodeDescription(
      catalog: catalog.name.value,
      code: catalog.name(of: code),
      swiftName: swiftNames[index],
      description: catalog.description(of: code),
      deprecated: deprecations[code].map(deprecated),
      size: row.size.value.doubleValue,
      weight: catalog.weights[code.weight].value.value,
      family: catalog.families[code.family].font?.value ?? "system",
      color: CodeDescription.Color(
        name: catalog.colors[code.color].name.value,
        light: variants.light.value.hex,
        dark: variants.dark.value.hex,
        highContrastLight: variants.highContrastLight == variants.light ? nil : variants.highContrastLight.value.hex,
        highContrastDark: variants.highContrastDark == variants.dark ? nil : variants.highContrastDark.value.hex
      ),
      lineHeight: row.metrics?.lineHeight.value.doubleValue,
      lineSpacing: row.metrics?.lineSpacing.value.doubleValue,
      letterSpacing: row.metrics.map { $0.letterSpacing?.value.doubleValue ?? 0 },
      baselineOffset: row.metrics?.baselineOffset.value.doubleValue,
      baseline: catalog.baseline(row: code.row, family: code.family)?.doubleValue,
      mode: row.mode.map { catalog.modes[$0].value },
      origin: CodeOrigins(code, in: catalog, locator)
    )
  }

  private func deprecated(_ deprecation: CodeDeprecation) -> CodeDescription.Deprecated {
    let name = { (code: Code) in catalog.name(of: code) }
    return CodeDescription.Deprecated(
      message: deprecation.message(naming: name),
      replacement: deprecation.replacement.map(name)
    )
  }
}

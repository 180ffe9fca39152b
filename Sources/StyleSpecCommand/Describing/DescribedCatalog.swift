internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel

/// A catalog whose codes are described, one by one or all.
struct DescribedCatalog {
  let catalog: Catalog
  private let codes: [Code]
  private let swiftNames: [String]
  private let deprecations: CodeDeprecations
  private let namer: CodeNamer
  private let colors: [CodeDescription.Color]
  private let descriptions: CodeDescriptions
  private let origins: TokenOrigins

  init(_ catalog: Catalog, _ locator: SourceLocator) {
    self.catalog = catalog
    codes = catalog.codes
    swiftNames = Compiler.swiftNames(of: catalog)
    deprecations = CodeDeprecations(catalog)
    namer = CodeNamer(catalog)
    colors = catalog.colors.map(CodeDescription.Color.init)
    descriptions = CodeDescriptions(catalog)
    origins = TokenOrigins(catalog, locator)
  }

  /// Every code, in the order of the catalog; each is described when it is accessed.
  var all: some Sequence<CodeDescription> { codes.indices.lazy.map(describe) }

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
    let row = catalog.row(of: code)
    return CodeDescription(
      catalog: catalog.name.value,
      code: namer.name(of: code),
      swiftName: swiftNames[index],
      token: code.style.flatMap { catalog.styles[$0].path?.description },
      description: descriptions[code],
      deprecated: deprecations[code].map(deprecated),
      size: row.size.value.doubleValue,
      weight: catalog.weight(of: code).value.value,
      families: catalog.family(of: code).fontNames,
      color: catalog.color(of: code).map { colors[$0] },
      lineHeight: row.metrics?.lineHeight.value.doubleValue,
      lineSpacing: row.metrics.map { $0.lineSpacing?.value.doubleValue ?? 0 },
      letterSpacing: row.metrics.map { $0.letterSpacing?.value.doubleValue ?? 0 },
      baselineOffset: row.metrics?.placement,
      baseline: catalog.baseline(of: code)?.doubleValue,
      mode: row.mode.map { catalog.modes[$0].value },
      textStyle: row.textCurve?.value.rawValue,
      origin: CodeOrigins(code, origins)
    )
  }

  private func deprecated(_ deprecation: CodeDeprecation) -> CodeDescription.Deprecated {
    CodeDescription.Deprecated(
      message: deprecation.message(naming: namer.name),
      replacement: deprecation.replacement.map(namer.name)
    )
  }
}

extension CodeDescription.Color {
  fileprivate init(_ token: ColorToken) {
    let variants = token.variants
    name = token.name.value
    light = variants.light.value.hex
    dark = variants.dark.value.hex
    highContrastLight = variants.highContrastLight == variants.light ? nil : variants.highContrastLight.value.hex
    highContrastDark = variants.highContrastDark == variants.dark ? nil : variants.highContrastDark.value.hex
    on = token.grounds?.map(\.name)
  }
}

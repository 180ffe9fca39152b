internal import TokenDiagnostics
internal import TokenModel

enum UnusedCode: LintRule {
  static let id = "unused-code"
  static let category = RuleCategory.sources
  static let severity: Diagnostic.Severity? = .info
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A token whose codes no Swift source uses",
    whatItDoes: """
      Finds sizes (of the main table and of modes), colors and weights that codes are made of, none of which the Swift \
      sources use, and free-standing styles that they do not use. A style that is used uses its size, color and \
      weight. Single codes are not reported: most of a large catalog is never used. If no code is used at all, there \
      is one finding, at the catalog's name. Where codes leave their color open, colors are not reported: texts take \
      one without a code. Tokens from token files are not reported: they are the library of a design team.

      Any `.name` that is a code's name counts as a use, whatever is before it. Where sources look codes up by names \
      that are made at run time, as in `Brand.code(named: name)`, any code may be used, and nothing is reported. Names \
      that come with data in another way, such as decoding, are not seen: turn the rule off then. Says nothing \
      unless `--sources`, or `sources` in the configuration, names all sources that use the codes.
      """,
    whyIsThisBad: """
      Each unused color or size costs names, table space and a decision about its dark variant, and sooner or later it \
      is picked by mistake.
      """
  )
  static let example = RuleExample(
    """
    color: { ink: "#222222", ⟦gray⟧: "#666666" }
    weight: { regular: 400, ⟦bold⟧: 700 }
    typography: { 14: plain, ⟦15⟧: plain }

    """,
    swift: "style = .t14_ink_regular  // not .t15_gray_bold\n"
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let uses = spec.codeUses, !uses.hasDynamicLookUps else { return }
    let catalog = spec.catalog
    let codes = catalog.codes
    var tally = Tally(catalog)
    for code in codes { tally.existing.add(code, of: catalog) }
    for use in uses.uses where codes.indices.contains(use.code) { tally.used.add(codes[use.code], of: catalog) }
    guard !uses.uses.isEmpty else {
      let message = "none of the Swift sources uses a code of `\(catalog.name.value)`; name the sources that do"
      return findings.report(message, at: catalog.name.origin.range)
    }
    for unused in tally.unused where !spec.isInTokenFile(unused.range) {
      findings.report(unused.message, at: unused.range)
    }
  }
}

/// The number of uses of each token.
private struct Tally {
  struct Axes {
    var rows: [Bool]
    var colors: [Bool]
    var weights: [Bool]
    var styles: [Bool]

    mutating func add(_ code: Code, of catalog: Catalog) {
      let tokens = catalog.tokens(of: code)
      if let row = tokens.row { rows[row] = true }
      if let color = tokens.color { colors[color] = true }
      if let weight = tokens.weight { weights[weight] = true }
      if let style = code.style { styles[style] = true }
    }
  }

  private let catalog: Catalog
  /// In any code at all: sources do not decide about a token without a code.
  var existing: Axes
  var used: Axes

  init(_ catalog: Catalog) {
    self.catalog = catalog
    existing = Axes(
      rows: catalog.rows.map { _ in false },
      colors: catalog.colors.map { _ in false },
      weights: catalog.weights.map { _ in false },
      styles: catalog.styles.map { _ in false }
    )
    used = existing
  }

  var unused: [(message: String, range: SourceRange)] {
    let rows = Self.indexes(existing.rows, used.rows).map { index in
      let mode = catalog.rows[index].mode.map { " in the mode `\(catalog.modes[$0].value)`" } ?? ""
      return finding("a code of the size `\(catalog.rows[index].sizeName)`\(mode)", at: catalog.rows[index].size.origin)
    }
    // If codes leave their color open, sources reveal nothing about colors.
    let unusedColors = catalog.codesLeaveColorOpen ? [] : Self.indexes(existing.colors, used.colors)
    let colors = unusedColors.map { index in
      finding("a code of the color `\(catalog.colors[index].name.value)`", at: catalog.colors[index].name.origin)
    }
    let weights = Self.indexes(existing.weights, used.weights).map { index in
      finding("a code of the weight `\(catalog.weights[index].name.value)`", at: catalog.weights[index].name.origin)
    }
    let styles = Self.indexes(existing.styles, used.styles).map { index in
      finding("the style `\(catalog.styles[index].name.value)`", at: catalog.styles[index].name.origin)
    }
    return rows + colors + weights + styles
  }

  private static func indexes(_ existing: [Bool], _ used: [Bool]) -> [Int] {
    zip(existing, used).enumerated().compactMap { $1.0 && !$1.1 ? $0 : nil }
  }

  private func finding(_ what: String, at origin: Origin) -> (message: String, range: SourceRange) {
    ("none of the Swift sources uses \(what); remove it unless others need it", origin.range)
  }
}

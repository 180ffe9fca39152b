internal import TokenDiagnostics
internal import TokenModel

enum UnknownCode: LintRule {
  static let id = "unknown-code"
  static let category = RuleCategory.sources
  static let severity: Diagnostic.Severity? = .error
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "A code in the Swift sources that the spec does not make",
    whatItDoes: """
      Finds names in the Swift sources that can only be meant as codes of the catalog, and that no code has. Looks at \
      dot names after the catalog's name or `StyleCode`; at dot names after nothing, such as `.t14_grey2_bold`, that \
      are made like a code's name and start with a size of the spec, or have only one part that is not in the spec; \
      and at `code(named: "…")` with such a text, or after the catalog's name. Leaves alone comments, other strings, \
      functions, generated files, and names that the sources declare themselves. The sources are those of the Swift \
      package, or of `--sources`.
      """,
    whyIsThisBad: """
      A misspelled dot name does not compile, and the compiler does not suggest the nearest code. A misspelled look-up \
      compiles, and finds nothing when the app runs.
      """,
    fixSafety: "Unsafe: writes the nearest name that a code has, which may not be the one that was meant."
  )
  static let example = RuleExample(
    "typography: { 14: plain }\n",
    swift: """
      price.style = .⟦t14_imk_regular⟧
      let old = StyleCode.⟦ink⟧, other = Brand.code(named: ⟦"14_ink_regulra"⟧)

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let unknown = spec.codeUses?.unknown, !unknown.isEmpty else { return }
    let nearest = NearestCodes(spec)
    for unknown in unknown {
      let names = unknown.mention.isLookUp ? nearest.codeNames : spec.swiftNames
      let near = nearest.names(near: unknown)
      let advice = near.question ?? names.first.map { "it has codes such as `\($0)`" }
      findings.report(
        "`\(spec.catalog.name.value)` has no code `\(unknown.name)`; \(advice ?? "it has no codes at all")",
        at: unknown.mention.spelling,
        fix: near.first.flatMap { unknown.mention.fix(writing: $0, in: spec) }
      )
    }
  }
}

/// "Did you mean".
private struct NearestCodes {
  let codeNames: [String]
  private let codes: NameIndex
  private let swiftNames: NameIndex

  init(_ spec: LintedSpec) {
    let hasLookUps = spec.codeUses?.unknown.contains { $0.mention.isLookUp } ?? false
    codeNames = hasLookUps ? spec.catalog.codes.map(spec.catalog.name) : []
    codes = NameIndex(codeNames)
    swiftNames = NameIndex(spec.swiftNames)
  }

  func names(near unknown: CodeUses.Unknown) -> NearestNames {
    (unknown.mention.isLookUp ? codes : swiftNames).nearest(to: unknown.name)
  }
}

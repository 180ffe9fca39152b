internal import TokenDiagnostics
internal import TokenModel

enum UnknownCode: LintRule {
  static let id = "unknown-code"
  static let category = RuleCategory.sources
  static let severity: Diagnostic.Severity? = .error
  static let documentation = RuleDocumentation(
    summary: "A code in the Swift sources that the spec does not make",
    whatItDoes: """
      Finds names in the Swift sources that can only be meant as codes of the catalog, and that no code has. Looks at \
      dot names after the catalog's name or `StyleCode`; at dot names after nothing, such as `.t14_grey2_bold`, that \
      are made like a code's name and start with a size of the spec, or have only one part that is not in the spec; and \
      at `code(named: "…")` with such a text, or after the catalog's name. Leaves alone comments, other strings, \
      functions, generated files, and names that the sources declare themselves. Says nothing without `--sources`.
      """,
    whyIsThisBad: """
      A misspelled dot name does not compile, and the compiler does not say which code is near. A misspelled look-up \
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
    var nearest = NearestCodes(spec)
    for unknown in unknown {
      let names = unknown.mention.isLookUp ? nearest.codeNames : spec.swiftNames
      let near = nearest.find(unknown, among: names)
      let advice = near.question ?? names.first.map { "it has codes such as `\($0)`" }
      findings.report(
        "`\(spec.catalog.name.value)` has no code `\(unknown.name)`; \(advice ?? "it has no codes at all")",
        at: unknown.mention.spelling,
        fix: near.first.flatMap { unknown.mention.fix(writing: $0, in: spec) }
      )
    }
  }
}

/// "Did you mean": each suggestion compares a name with thousands, so only the first few names get one.
private struct NearestCodes {
  private static let maximumSuggestions = 50
  private static let maximumCandidates = 1_000

  let codeNames: [String]
  private var known: [String: NearestNames] = [:]

  init(_ spec: LintedSpec) {
    let hasLookUps = spec.codeUses?.unknown.contains { $0.mention.isLookUp } ?? false
    codeNames = hasLookUps ? spec.catalog.codes.map(spec.catalog.name) : []
  }

  mutating func find(_ unknown: CodeUses.Unknown, among names: [String]) -> NearestNames {
    let key = (unknown.mention.isLookUp ? "\"" : ".") + unknown.name
    if let near = known[key] { return near }
    guard known.count < Self.maximumSuggestions, unknown.name.utf8.count <= 256 else { return .none }
    // Of a hundred thousand names, those that start and end alike.
    let candidates = names.lazy.filter { Self.isAlike($0, unknown.name) }.prefix(Self.maximumCandidates)
    let near = NearestNames(to: unknown.name, among: candidates)
    known[key] = near
    return near
  }

  /// Whether two names share half of their bytes at both ends together.
  private static func isAlike(_ left: String, _ right: String) -> Bool {
    let start = zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    let end = zip(left.utf8.reversed(), right.utf8.reversed()).prefix { $0 == $1 }.count
    return (start + end) * 2 >= max(left.utf8.count, right.utf8.count)
  }
}

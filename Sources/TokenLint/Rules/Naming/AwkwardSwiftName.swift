internal import TokenDiagnostics
internal import TokenModel

enum AwkwardSwiftName: LintRule {
  static let id = "awkward-swift-name"
  static let category = RuleCategory.naming
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Names that Swift code has to spell in another way",
    whatItDoes: """
      Finds tokens whose codes cannot have their own names in Swift: names with a character that becomes `_`, names \
      that become equal to another one and get a number, and styles that are called like a word of the language. A `t` \
      before a digit, the `prefix` and `camelCase` of `swift` are what the spec wants, and are not reported. Each \
      token is reported once, however many codes it makes.
      """,
    whyIsThisBad: """
      Designers say one name and developers type another. A number is worse: `t14_gray_2_bold_2` is meaningless, and \
      turns up at another color when one is added before it.
      """
  )
  static let example = RuleExample(
    """
    color: { gray_2: "#666666", ⟦gray-2⟧: "#777777", ⟦"off white"⟧: "#EEEEEE" }
    weight: { regular: 400, ⟦semi+⟧: 600 }

    """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let codes = spec.catalog.codes
    guard codes.count == spec.swiftNames.count else { return }
    var check = SwiftNameCheck(spec: spec, codes: codes)
    check.findNumbers()
    check.findTakenColors()
    check.findKeywords()
    check.findReplacedCharacters()
    for finding in check.found.sorted(by: { $0.range < $1.range }) {
      findings.report(finding.message, at: finding.range, notes: finding.notes)
    }
  }
}

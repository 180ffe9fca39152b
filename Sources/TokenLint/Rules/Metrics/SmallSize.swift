internal import TokenDiagnostics
internal import TokenModel

enum SmallSize: LintRule {
  static let id = "small-size"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Text too small to read",
    whatItDoes: """
      Finds sizes of the main table, `plain` ones too, below `minimum`. A mode has no sizes but those of the main \
      table, so its table is not looked at. Sizes of styles that are made from token files are looked at in all \
      contexts.
      """,
    whyIsThisBad: """
      Many people cannot read such text at arm's length. Apple's Human Interface Guidelines name 11 pt as the smallest \
      size on iOS. For text that need not be read, such as a number in a badge, turn the rule off for that size and \
      give the reason.
      """
  )
  static let options = [
    RuleOption("minimum", .number(11, in: 0...1_000), summary: "The smallest size, in points")
  ]
  static let example = RuleExample("typography: { ⟦9⟧: plain, ⟦'10.5'⟧: plain, 11: plain }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    let minimum = FixedDecimal(option: spec.options.number("minimum"))
    var seen: Set<SourceRange> = []
    for row in spec.catalog.rowsWithOwnSizes where row.size.value < minimum {
      // Several styles may have the size of one token.
      guard seen.insert(row.size.origin.range).inserted else { continue }
      findings.report(
        "size \(row.size.value) is too small for many readers; use \(minimum) or more",
        at: row.size.origin.range
      )
    }
  }
}

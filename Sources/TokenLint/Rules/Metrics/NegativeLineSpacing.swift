internal import TokenDiagnostics
internal import TokenModel

enum NegativeLineSpacing: LintRule {
  static let id = "negative-line-spacing"
  static let category = RuleCategory.metrics
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Lines that overlap",
    whatItDoes: "Finds sizes, in the main table and in modes, whose `lineSpacing` is below 0.",
    whyIsThisBad: """
      Line boxes then overlap: accents and descenders touch, and a selection paints over the line above. UIKit does \
      not take negative spacing at all. A smaller `lineHeight` sets lines closer.
      """
  )
  static let example = RuleExample("typography:\n  14: { lineHeight: 20, lineSpacing: ⟦-1⟧, baselineOffset: 0.8 }\n")

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    for row in spec.catalog.measuredRows {
      guard let spacing = row.metrics.lineSpacing, spacing.value < .zero else { continue }
      findings.report(
        "line spacing \(spacing.value) makes lines overlap; set 0 or more, and lower `lineHeight` for tighter lines",
        at: spacing.origin.range
      )
    }
  }
}

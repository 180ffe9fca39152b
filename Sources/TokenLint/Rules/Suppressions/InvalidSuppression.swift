internal import TokenDiagnostics

enum InvalidSuppression: LintRule {
  static let id = "invalid-suppression"
  static let category = RuleCategory.suppressions
  static let severity: Diagnostic.Severity? = .warning
  static let documentation = RuleDocumentation(
    summary: "A comment that looks like a suppression and is not valid",
    whatItDoes: """
      Finds comments that start with `# stylespec:` and have an unknown directive, name no rule, or name a rule that \
      does not exist; and comments that have a directive after a marker in another spelling, such as `# StyleSpec:` or \
      `# stylespec` without its colon. Blanks around the colon are fine.
      """,
    whyIsThisBad: "It does nothing, while its author believes that it does.",
    fixSafety: "Safe where only the marker is misspelled. Unsafe for all else: the nearest name is a guess."
  )
  static let example = RuleExample(
    """
    typography:
      # stylespec:disable-next-line ⟦negative-line-spaceing⟧ -- a headline
      40: { lineHeight: 48, lineSpacing: -4, baselineOffset: 0 }

    """,
    fixed: """
      typography:
        # stylespec:disable-next-line negative-line-spacing -- a headline
        40: { lineHeight: 48, lineSpacing: -4, baselineOffset: 0 }

      """
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    for problem in spec.suppressions?.invalid ?? [] {
      findings.report(problem.message, at: problem.range, fix: problem.fix)
    }
  }
}

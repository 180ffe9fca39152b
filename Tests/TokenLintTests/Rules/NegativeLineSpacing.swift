@testable import TokenLint

extension NegativeLineSpacing: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [RuleExample("typography:\n  14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.8 }\n")],
    triggering: [
      RuleExample(
        """
        typography: { 14: plain }
        modes:
          read:
            typography:
              14: { lineHeight: 20, lineSpacing: ⟦-0.5⟧, baselineOffset: 0.8 }

        """
      )
    ]
  )
}

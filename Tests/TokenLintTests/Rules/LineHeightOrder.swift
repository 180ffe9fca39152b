@testable import TokenLint

extension LineHeightOrder: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        typography:
          14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.8 }
          12: { lineHeight: 18, lineSpacing: 0, baselineOffset: 1 }
          15: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.5 }
        modes:
          read:
            typography:
              12: { lineHeight: 22, lineSpacing: 0, baselineOffset: 2 }

        """
      )
    ],
    triggering: [
      RuleExample(
        """
        typography:
          9: { lineHeight: ⟦"120"⟧, lineSpacing: 0, baselineOffset: 0.4 }
          10: { lineHeight: 15, lineSpacing: 0, baselineOffset: 0.8 }
          11: { lineHeight: 16, lineSpacing: 0, baselineOffset: 0.8 }

        """
      ),
      RuleExample(
        """
        typography:
          12: { lineHeight: 18, lineSpacing: 0, baselineOffset: 1 }
          14: { lineHeight: 22, lineSpacing: 0, baselineOffset: 1.4 }
          16: { lineHeight: ⟦"{typography.12.lineHeight}"⟧, lineSpacing: 0, baselineOffset: 0 }
        modes:
          read:
            typography:
              14: { lineHeight: 24, lineSpacing: 0, baselineOffset: 1.8 }
              16: { lineHeight: ⟦23⟧, lineSpacing: 0, baselineOffset: 1 }

        """
      ),
      RuleExample(
        """
        typography:
          14: { lineHeight: 22, lineSpacing: 0, baselineOffset: 1.4 }
          16: { lineHeight: ⟦20⟧, lineSpacing: 0, baselineOffset: 0.2 }
        modes:
          read:
            typography: { 14: "{typography.14}", 16: "{typography.16}" }

        """
      ),
    ]
  )
}

@testable import TokenLint

extension LineHeightBelowSize: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography:\n  14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.8 }\n  12: plain\n"),
      RuleExample("typography:\n  14: { lineHeight: 14, lineSpacing: 0, baselineOffset: 0 }\n"),
    ],
    triggering: [
      RuleExample("typography:\n  20: { lineHeight: ⟦\"19.5\"⟧, lineSpacing: 0, baselineOffset: 0.8 }\n"),
      RuleExample(
        """
        typography:
          14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.8 }
          24: { lineHeight: ⟦"{typography.14.lineHeight}"⟧, lineSpacing: 0, baselineOffset: 0 }
          32: ⟦"{typography.14}"⟧

        """
      ),
      RuleExample(
        """
        typography:
          20: { lineHeight: ⟦14⟧, lineSpacing: 0, baselineOffset: 0.8 }
        modes:
          read:
            typography:
              20: "{typography.20}"
          compact:
            typography:
              20: { lineHeight: ⟦13⟧, lineSpacing: 0, baselineOffset: 0.8 }

        """
      ),
    ]
  )
}

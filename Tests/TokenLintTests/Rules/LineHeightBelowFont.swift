@testable import TokenLint

extension LineHeightBelowFont: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography:\n  14: { lineHeight: 17, lineSpacing: 0, baselineOffset: 0 }\n"),
      // Left to another rule.
      RuleExample("typography:\n  14: { lineHeight: 13, lineSpacing: 0, baselineOffset: 0 }\n"),
      // No code has the tall family.
      RuleExample(
        """
        family:
          ui: system
          tall: { name: Noto Nastaliq Urdu, metrics: { ascent: 1.9, descent: 0.8 } }
        typography:
          14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.8 }

        """
      ),
    ],
    triggering: [
      RuleExample(
        """
        family:
          ui: system
          serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
        typography:
          14: { lineHeight: ⟦"18"⟧, lineSpacing: 0, baselineOffset: 0.3 }
          20: { lineHeight: 27, lineSpacing: 0, baselineOffset: 0.8 }
        styles:
          quote: { size: 14, color: ink, weight: regular, family: serif }
          title: { size: 20, color: ink, weight: regular }

        """
      ),
      RuleExample(
        """
        family:
          ui: system
          serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
        typography: { 14: plain }
        modes:
          read:
            typography:
              14: { lineHeight: ⟦18⟧, lineSpacing: 0, baselineOffset: 0.3 }
        codes:
          name: "{size}_{color}_{weight}_{family}"

        """
      ),
      RuleExample(
        """
        typography:
          14: { lineHeight: 20, lineSpacing: 0, baselineOffset: 0.8 }
          18: { lineHeight: ⟦"{typography.14.lineHeight}"⟧, lineSpacing: 0, baselineOffset: 0 }

        """
      ),
    ]
  )
}

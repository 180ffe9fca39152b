@testable import TokenLint

extension LineHeightTooLarge: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography:\n  14: { lineHeight: 35, lineSpacing: 0, baselineOffset: 4.6 }\n"),
      RuleExample(
        "typography:\n  14: { lineHeight: 40, lineSpacing: 0, baselineOffset: 5.8 }\n",
        options: ["factor": .number(3)]
      ),
    ],
    triggering: [
      RuleExample(
        "typography:\n  14: { lineHeight: ⟦'22.5'⟧, lineSpacing: 0, baselineOffset: 0.8 }\n",
        options: ["factor": .number(1.6)]
      ),
      RuleExample(
        """
        typography:
          8: ⟦"{modes.read.typography.14}"⟧
          14: plain
        modes:
          read:
            typography:
              8: { lineHeight: ⟦"{modes.read.typography.14.lineHeight}"⟧, lineSpacing: 0, baselineOffset: 0.8 }
              14: { lineHeight: 22, lineSpacing: 0, baselineOffset: 1.4 }

        """
      ),
    ]
  )
}

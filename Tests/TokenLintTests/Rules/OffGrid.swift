@testable import TokenLint

extension OffGrid: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "typography:\n  14: { lineHeight: 20, baselineOffset: center }\n",
        options: ["baselineOffsets": .flag(true)]
      ),
      RuleExample("typography:\n  13.5: { lineHeight: 20.5, lineSpacing: -0.5, baselineOffset: 1.13 }\n"),
      RuleExample(
        "typography:\n  16: { lineHeight: 24, lineSpacing: 4, baselineOffset: 1.2 }\n",
        options: ["grid": .number(4)]
      ),
    ],
    triggering: [
      RuleExample("typography: { 13: plain, ⟦13.3⟧: plain }\n"),
      RuleExample(
        """
        typography:
          14: { lineHeight: ⟦0.1⟧, lineSpacing: ⟦-2.75⟧, baselineOffset: 0.8 }  # keep
          16: { lineHeight: "{typography.14.lineHeight}", lineSpacing: 0, baselineOffset: 0.8 }
        modes:
          read:
            typography:
              14: { lineHeight: ⟦'22.26'⟧, lineSpacing: 0, baselineOffset: 1.4 }

        """,
        fixed: """
          typography:
            14: { lineHeight: 0.5, lineSpacing: -3, baselineOffset: 0.8 }  # keep
            16: { lineHeight: "{typography.14.lineHeight}", lineSpacing: 0, baselineOffset: 0.8 }
          modes:
            read:
              typography:
                14: { lineHeight: '22.5', lineSpacing: 0, baselineOffset: 1.4 }

          """
      ),
      RuleExample(
        "typography:\n  14: { lineHeight: 20, lineSpacing: ⟦\"{typography.14.baselineOffset}\"⟧, baselineOffset: 0.8 }\n",
        fixed: "typography:\n  14: { lineHeight: 20, lineSpacing: 1, baselineOffset: 0.8 }\n"
      ),
      RuleExample(
        "typography:\n  16: { lineHeight: ⟦22⟧, lineSpacing: 0, baselineOffset: ⟦0.8⟧ }\n",
        fixed: "typography:\n  16: { lineHeight: 24, lineSpacing: 0, baselineOffset: 0 }\n",
        options: ["grid": .number(4), "baselineOffsets": .flag(true)]
      ),
    ]
  )
}

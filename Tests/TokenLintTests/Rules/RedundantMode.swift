@testable import TokenLint

extension RedundantMode: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        typography:
          12: { lineHeight: 18, lineSpacing: 2, baselineOffset: 1 }
          14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }
        modes:
          read:
            typography:
              12: "{typography.12}"
              14: { lineHeight: 22, lineSpacing: 4, baselineOffset: 1.4 }

        """
      ),
      RuleExample("typography: { 14: plain }\n"),
      RuleExample(
        "typography: { 14: { lineHeight: 20, baselineOffset: 0.4 } }\n"
          + "modes: { read: { typography: { 14: { lineHeight: 20 } } } }\n"
      ),
    ],
    triggering: [
      RuleExample(
        """
        typography:
          13: plain
          14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }
        modes:
          ⟦read⟧:
            typography:
              13: plain
              14: "{typography.14}"
          wide:
            typography:
              ⟦13⟧: plain
              14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 1, baselineOffset: 0.8 }

        """
      ),
      RuleExample(
        "typography: { 14: { lineHeight: 20, lineSpacing: 0 } }\n"
          + "modes: { ⟦read⟧: { typography: { 14: { lineHeight: 20, baselineOffset: center } } } }\n"
      ),
      RuleExample("typography: { 14: plain }\nmodes: { ⟦none⟧: { typography: {} } }\n"),
      RuleExample("typography: { 14: plain }\nmodes: { ⟦same⟧: { typography: \"{typography}\" } }\n"),
    ]
  )
}

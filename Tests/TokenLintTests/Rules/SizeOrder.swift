@testable import TokenLint

extension SizeOrder: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography: { 9: plain, 10: plain, 13.5: plain, 14: plain }\n"),
      RuleExample("typography: { 34: plain, 14: plain }\n", options: ["order": .text("descending")]),
      RuleExample("typography: { 9: plain, 14: plain }\nmodes: { read: { typography: { 9: plain } } }\n"),
    ],
    triggering: [
      RuleExample("typography: { ⟦100⟧: plain, 9: plain, 14: plain }\n"),
      RuleExample(
        """
        typography: { 9: plain, 14: plain }
        modes:
          read:
            typography:
              14: plain  # for comments
              ⟦"9.0"⟧: plain

        """
      ),
      RuleExample("typography: { 34: plain, 14: plain, ⟦20⟧: plain }\n", options: ["order": .text("descending")]),
    ]
  )
}

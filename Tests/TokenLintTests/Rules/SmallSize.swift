@testable import TokenLint

extension SmallSize: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography: { 11: plain }\n"),
      RuleExample("typography: { 9: plain }\n", options: ["minimum": .number(9)]),
    ],
    triggering: [
      RuleExample(
        """
        typography:
          ⟦9⟧: { lineHeight: 12, lineSpacing: 1, baselineOffset: 0.4 }
        modes: { read: { typography: { 9: plain } } }

        """
      ),
      RuleExample("typography: { ⟦14⟧: plain }\n", options: ["minimum": .number(15)]),
    ]
  )
}

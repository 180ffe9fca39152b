@testable import TokenLint

extension NearDuplicateSizes: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography: { 13: plain, 13.5: plain, 14: plain }\n"),
      RuleExample("typography: { 13.9: plain, 14: plain }\n", options: ["distance": .number(0.1)]),
    ],
    triggering: [
      RuleExample("typography: { ⟦\"14.2\"⟧: plain, 20: plain, 13.8: plain, 12: plain }\n"),
      RuleExample("typography: { 13: plain, ⟦14⟧: plain }\n", options: ["distance": .number(2)]),
      RuleExample(
        """
        typography: { 13.9: plain, ⟦14⟧: plain }
        modes: { read: { typography: { 13.9: plain, 14: plain } } }

        """
      ),
    ]
  )
}

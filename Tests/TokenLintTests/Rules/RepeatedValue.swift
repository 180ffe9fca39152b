@testable import TokenLint

extension RepeatedValue: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("palette: { a: \"#666666\", b: \"#666\" }\ncolor: { ink: \"#666667\", text: \"{palette.a}\" }\n"),
      RuleExample("color: { ink: \"#666666\", text: \"#666666\" }\n"),
    ],
    triggering: [
      RuleExample("palette: { a: \"#666666\", b: \"#666\" }\ncolor: { ink: ⟦\"#666666\"⟧ }\n"),
      RuleExample(
        "palette: { a: \"#666666\", b: ⟦\"#666F\"⟧ }\n",
        fixed: "palette: { a: \"#666666\", b: \"{palette.a}\" }\n",
        options: ["palette": .flag(true)]
      ),
    ]
  )
}

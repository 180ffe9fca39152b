@testable import TokenLint

extension TranslucentText: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { ink: \"#222222\", red: \"#C8102EFF\", short: \"#333F\" }\n"),
      RuleExample("palette: { veil: \"#00000080\" }\n"),
    ],
    triggering: [
      RuleExample("color:\n  veil: { light: ⟦'#0009'⟧, dark: ⟦\"#FFFFFF99\"⟧ }\n"),
      RuleExample(
        "palette: { veil: ⟦\"#3C3C4399\"⟧ }\ncolor: { second: \"{palette.veil}\", third: \"{palette.veil}\" }\n"
      ),
      RuleExample("color: { nothing: ⟦\"#00000000\"⟧ }\n"),
    ]
  )
}

@testable import TokenLint

extension NearDuplicateColors: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { black: \"#111111\", ink: \"#222222\", gray: \"#333333\" }\n"),
      RuleExample("color: { ink: \"#222222\", text: \"#222222\" }\n"),
      // The dark variants differ.
      RuleExample(
        "color:\n  ink: { light: \"#222222\", dark: \"#FFFFFF\" }\n  text: { light: \"#232323\", dark: \"#CCCCCC\" }\n"
      ),
      RuleExample("color: { veil: \"#00000080\", mist: \"#00000090\" }\n"),
      RuleExample("color: { ink: \"#222222\", text: \"#232323\" }\n", options: ["distance": .number(0)]),
    ],
    triggering: [
      RuleExample(
        "palette: { sky: \"#0055A5\" }\ncolor: { blue: \"#0054A6\", red: \"#C8102E\", ⟦link⟧: \"{palette.sky}\" }\n"
      ),
      RuleExample(
        "color:\n  ink: { light: \"#222222\", dark: \"#FFFFFF\" }\n  ⟦text⟧: { light: '#222222', dark: \"#FEFEFE\" }\n"
      ),
      RuleExample("color: { veil: \"#80808080\", ⟦mist⟧: \"#81818182\" }\n"),
      RuleExample("color: { black: \"#111111\", ⟦ink⟧: \"#222222\" }\n", options: ["distance": .number(0.1)]),
    ]
  )
}

@testable import TokenLint

extension DuplicateColors: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { ink: \"#222222\", red: \"#C8102E\" }\n"),
      RuleExample("color: { ink: \"#222222\", text: \"{color.ink}\" }\n"),
      RuleExample("palette: { blue: \"#0054A6\" }\ncolor: { link: \"{palette.blue}\", button: \"{palette.blue}\" }\n"),
      RuleExample(
        "color:\n  ink: { light: \"#222222\", dark: \"#F2F2F2\" }\n  text: { light: \"#222222\", dark: \"#FFF\" }\n"
      ),
      RuleExample("color: { ink: \"#222222\", veil: \"#22222280\" }\n"),
    ],
    triggering: [
      RuleExample(
        "color:\n  ink: { light: \"#222222\", dark: \"#FFFFFF\" }\n  ⟦\"text\"⟧: { dark: \"#FFF\", light: \"#222\" }\n",
        fixed: "color:\n  ink: { light: \"#222222\", dark: \"#FFFFFF\" }\n  \"text\": \"{color.ink}\"\n"
      ),
      // An equal value of the palette is another place.
      RuleExample("palette: { ink: \"#222222\" }\ncolor: { ink: \"{palette.ink}\", ⟦text⟧: \"#222222\" }\n"),
      RuleExample("color:\n  ink: \"#222222\"\n  ⟦text⟧:\n    light: \"#222222\"\n    dark: \"#222222\"\n"),
    ]
  )
}

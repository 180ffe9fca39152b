@testable import TokenLint

extension MissingDark: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { ink: \"#222222\", red: \"#C8102E\" }\n"),
      RuleExample("color:\n  ink: { light: \"#222222\", dark: \"#F2F2F2\" }\n  text: \"{color.ink}\"\n"),
      RuleExample("color: { mid: { light: \"#777777\", dark: \"#777777\" } }\n", options: ["always": .flag(true)]),
    ],
    triggering: [
      RuleExample(
        """
        palette: { link: "#39639E" }
        color:
          ⟦"link"⟧: "{palette.link}"
          ⟦'note'⟧: { light: "#444444", highContrastLight: "#000000" }
          ink: { light: "#222222", dark: "#F2F2F2" }

        """
      ),
      RuleExample("color: { ⟦ink⟧: \"#222222\" }\n", options: ["always": .flag(true)]),
    ]
  )
}

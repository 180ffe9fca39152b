@testable import TokenLint

extension DeprecatedCode: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        color:
          ink: "#222222"
          grey: { light: "#666666", deprecated: true }

        """,
        swift: "style = .t14_ink_regular  // was .t14_grey_regular\n"
      ),
      RuleExample(
        "styles: { title: { size: 14, color: ink, weight: regular, deprecated: true } }\n",
        swift: "label.font = .title\n"
      ),
    ],
    triggering: [
      RuleExample(
        "styles: { title: { size: 14, color: ink, weight: regular, deprecated: true } }\n",
        swift: "style = StyleCode.⟦title⟧\n"
      ),
      RuleExample(
        """
        color:
          ink: "#222222"
          gray: { light: "#555555", deprecated: "use {color.ink}" }
          grey: { light: "#666666", deprecated: "use {color.gray}" }

        """,
        swift: "style = .⟦t14_grey_regular⟧\n"
      ),
    ]
  )
}

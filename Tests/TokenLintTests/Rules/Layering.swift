@testable import TokenLint

extension Layering: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette: { gray: "#666666", mid: "{palette.gray}" }
        color: { ink: "{palette.mid}", text: { light: "{color.ink}", dark: "#FFFFFF" } }

        """
      ),
      RuleExample(
        """
        palette: { base: { gray: "#666666" }, brand: { mid: "{palette.base.gray}" } }

        """,
        options: ["targets": .table(["palette.*": [], "palette.brand.*": ["palette.base.*"]])]
      ),
    ],
    triggering: [
      RuleExample(
        """
        palette: { gray: "#666666" }
        color: { ink: { light: "{palette.gray}" }, text: { light: ⟦'{color.ink.light}'⟧ } }
        styles: { title: { size: 14, color: ⟦ink⟧, weight: regular } }

        """,
        options: [
          "targets": .table(["color.*": ["palette.*"], "styles.*": ["color.text", "weight.*", "typography.*"]])
        ]
      )
    ]
  )
}

@testable import TokenLint

extension AliasDepth: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette: { a: "#222222", b: "{palette.a}", c: "{palette.b}" }
        color: { ink: "{palette.c}" }

        """
      ),
      RuleExample(
        "palette: { a: \"#222222\", b: \"{palette.a}\" }\ncolor: { ink: { light: \"{palette.b}\" } }\n",
        options: ["maximum": .number(2)]
      ),
    ],
    triggering: [
      RuleExample(
        """
        palette:
          a: { light: "{palette.c}", dark: "#EEEEEE" }
          b: { light: "#333333", dark: "{palette.a}" }
          c: "#222222"
        color: { ink: { light: ⟦"{palette.b.dark}"⟧ } }

        """,
        fixed: """
          palette:
            a: { light: "{palette.c}", dark: "#EEEEEE" }
            b: { light: "#333333", dark: "{palette.a}" }
            c: "#222222"
          color: { ink: { light: "{palette.c}" } }

          """,
        options: ["maximum": .number(1)]
      ),
      RuleExample(
        """
        palette:
          a: { light: "#222222", dark: "#EEEEEE" }
          b: { light: "{palette.a}", dark: "{palette.a.light}" }
        color:
          ink: { light: ⟦"{palette.b}"⟧, dark: "#FFFFFF" }
          text: ⟦"{palette.b}"⟧
        weight: { regular: 400, normal: "{weight.regular}", text: ⟦"{weight.normal}"⟧ }

        """,
        fixed: """
          palette:
            a: { light: "#222222", dark: "#EEEEEE" }
            b: { light: "{palette.a}", dark: "{palette.a.light}" }
          color:
            ink: { light: "{palette.a}", dark: "#FFFFFF" }
            text: "{palette.b}"
          weight: { regular: 400, normal: "{weight.regular}", text: "{weight.regular}" }

          """,
        options: ["maximum": .number(1)]
      ),
    ]
  )
}

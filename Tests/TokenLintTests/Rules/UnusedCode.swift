@testable import TokenLint

extension UnusedCode: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("weight: { regular: 400 }\n", swift: "style = .t14_ink_regular\n"),
      RuleExample(
        "color: { ink: \"#222222\", gray: \"#666666\" }\n",
        swift: "style = .t14_ink_regular\nlet found = Brand.code(named: name)\n"
      ),
    ],
    triggering: [
      RuleExample(
        """
        typography: { 14: plain }
        styles:
          title: { size: 14, color: ink, weight: regular }
          ⟦note⟧: { size: 14, color: ink, weight: regular }

        """,
        swift: "style = .title\n"
      ),
      RuleExample(
        """
        color: { ink: "#222222", gray: "#666666" }
        weight: { regular: 400, ⟦bold⟧: 700 }
        typography: { 14: plain }
        codes: { color: open }
        styles: { ⟦note⟧: { size: 14, color: gray, weight: regular } }

        """,
        swift: "style = .t14_regular\n"
      ),
      RuleExample(
        "stylespec: 1\nname: ⟦Brand⟧\n",
        swift: "style = .body\n"
      ),
    ]
  )
}

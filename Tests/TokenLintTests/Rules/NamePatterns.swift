@testable import TokenLint

extension NamePatterns: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { Ink: \"#222222\" }\n"),
      RuleExample(
        "color: { ink: \"#222222\", gray2: \"#666666\" }\nweight: { Bold: 700 }\n",
        options: ["patterns": .table(["color": ["[a-z]+[0-9]?"]])]
      ),
      RuleExample("color: { ink: \"#222222\" }\n", options: ["patterns": .table(["color": ["[a-"]])]),
    ],
    triggering: [
      RuleExample(
        """
        palette:
          gray: { 2: "#666666", ⟦dark⟧: "#333333" }
        modes:
          ⟦Read⟧: { typography: { 14: plain } }

        """,
        options: ["patterns": .table(["palette": ["[0-9]+", "[a-z]"], "modes": ["[a-z]+"]])]
      ),
      RuleExample(
        "emoji: { faces: { items: { 赞: a.png, ⟦ok⟧: b.png } } }\n",
        options: ["patterns": .table(["emoji": ["\\p{Lo}+"]])]
      ),
    ]
  )
}

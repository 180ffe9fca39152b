@testable import TokenLint

extension MissingDescription: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette: { gray: "#666666" }
        color: { ink: { light: "#222222", description: "Text on white" } }
        modes: { read: { description: Long texts, typography: { 14: plain } } }
        styles: { title: { size: 14, color: ink, weight: regular, description: "Heads of pages" } }

        """
      )
    ],
    triggering: [
      RuleExample(
        "emoji: { ⟦faces⟧: { items: { 赞: a.png } }, more: { description: Animals, items: { 猫: b.png } } }\n",
        options: ["sections": .texts(["emoji"])]
      ),
      RuleExample(
        "color: { ink: \"#222222\" }\nweight: { ⟦regular⟧: 400 }\ntypography: { ⟦14⟧: plain }\n",
        options: ["sections": .texts(["weight", "typography"])]
      ),
    ]
  )
}

@testable import TokenLint

extension EmojiWithoutLabel: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        emoji:
          faces:
            items:
              赞: a.png
              ":)": { image: b.png, label: smile }
              👍: c.png
              "2": { image: d.png, deprecated: true }

        """
      )
    ],
    triggering: [
      RuleExample(
        "emoji: { ⟦faces⟧: { items: { ⟦smile⟧: a.png, wink: { image: b.png, label: Wink } } } }\n",
        options: ["always": .flag(true)]
      )
    ]
  )
}

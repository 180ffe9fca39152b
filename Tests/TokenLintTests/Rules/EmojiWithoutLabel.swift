@testable import TokenLint

extension RuleExamples {
  static let emojiWithoutLabel = RuleExamples(
    of: EmojiWithoutLabel.self,
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

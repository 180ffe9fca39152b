@testable import TokenLint

extension SmallEmojiImage: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "emoji: { faces: { items: { smile: smile.png } } }\n",
        images: ["emoji/faces/smile.png": .square]
      ),
      RuleExample(
        "emoji: { faces: { items: { smile: smile.png } } }\n",
        options: ["screenScale": .number(1)],
        images: ["emoji/faces/smile.png": .image(ImageFacts(.png, width: 17, height: 17))]
      ),
    ],
    triggering: [
      RuleExample(
        """
        family:
          ui: system
          tall: { name: Noto Nastaliq Urdu, metrics: { ascent: 1.9, descent: 0.8 } }
        emoji: { faces: { items: { smile: ⟦smile.png⟧ } } }
        styles: { quote: { size: 14, color: ink, weight: regular, family: tall } }

        """,
        images: ["emoji/faces/smile.png": .square]
      )
    ]
  )
}

@testable import TokenLint

extension EmojiImageAspect: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "emoji: { faces: { items: { smile: smile.png, wide: { image: wide.png, aspect: 2 }, near: near.png } } }\n",
        images: [
          "emoji/faces/smile.png": .square, "emoji/faces/wide.png": .image(ImageFacts(.png, width: 143, height: 72)),
          "emoji/faces/near.png": .image(ImageFacts(.png, width: 100, height: 102)),
        ]
      ),
      RuleExample(
        "emoji: { faces: { items: { near: near.png } } }\n",
        options: ["tolerance": .number(0.1)],
        images: ["emoji/faces/near.png": .image(ImageFacts(.png, width: 100, height: 108))]
      ),
    ],
    triggering: [
      RuleExample(
        "emoji: { faces: { items: { near: ⟦near.png⟧ } } }\n",
        options: ["tolerance": .number(0)],
        images: ["emoji/faces/near.png": .image(ImageFacts(.png, width: 100, height: 102))]
      )
    ]
  )
}

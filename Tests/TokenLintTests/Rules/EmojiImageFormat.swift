@testable import TokenLint

extension EmojiImageFormat: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "emoji: { faces: { items: { smile: smile.PNG, spin: spin.gif, wink: wink.jpeg, tears: tears.webp } } }\n",
        images: [
          "emoji/faces/smile.PNG": .square, "emoji/faces/spin.gif": .spinning,
          "emoji/faces/wink.jpeg": .image(ImageFacts(.jpeg, width: 72, height: 72)),
          "emoji/faces/tears.webp": .image(ImageFacts(.webp, width: 72, height: 72)),
        ]
      )
    ],
    triggering: [
      RuleExample(
        "emoji: { faces: { items: { smile: smile.png, spin: ⟦spin.gif⟧ } } }\n",
        options: ["formats": .texts(["png", "webp"])],
        images: ["emoji/faces/smile.png": .square, "emoji/faces/spin.gif": .spinning]
      )
    ]
  )
}

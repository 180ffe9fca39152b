@testable import TokenLint

extension AnimatedEmojiWithoutStill: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "emoji: { faces: { items: { spin: { image: spin.gif, still: spin.png }, smile: smile.gif } } }\n",
        images: [
          "emoji/faces/spin.gif": .spinning, "emoji/faces/spin.png": .square,
          "emoji/faces/smile.gif": .image(ImageFacts(.gif, width: 72, height: 72)),
        ]
      )
    ]
  )
}

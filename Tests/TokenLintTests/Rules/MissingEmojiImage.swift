@testable import TokenLint

extension MissingEmojiImage: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        "emoji: { faces: { items: { smile: smile.png, spin: { image: spin.gif, still: still/spin.png } } } }\n",
        images: [
          "emoji/faces/smile.png": .square, "emoji/faces/spin.gif": .spinning, "emoji/faces/still/spin.png": .square,
        ]
      ),
      // Nobody looked.
      RuleExample("emoji: { faces: { items: { smile: smile.png } } }\n"),
    ]
  )
}

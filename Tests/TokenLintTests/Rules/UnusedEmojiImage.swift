@testable import TokenLint

extension UnusedEmojiImage: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        emoji:
          faces: { items: { smile: smile.png } }
          more: { folder: emoji/faces, items: { wink: wink.png } }

        """,
        images: ["emoji/faces/smile.png": .square, "emoji/faces/wink.png": .square, "emoji/faces/.old.png": .square]
      )
    ]
  )
}

@testable import TokenLint

extension RuleExamples {
  static let emojiCodePrefix = RuleExamples(
    of: EmojiCodePrefix.self,
    passing: [RuleExample("emoji: { faces: { items: { smile: a.png, smiles: b.png, 赞: c.png, 赞赞: d.png } } }\n")]
  )
}

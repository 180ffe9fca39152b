@testable import TokenLint

extension EmojiCodePrefix: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [RuleExample("emoji: { faces: { items: { smile: a.png, smiles: b.png, 赞: c.png, 赞赞: d.png } } }\n")]
  )
}

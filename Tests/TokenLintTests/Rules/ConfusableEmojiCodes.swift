@testable import TokenLint

extension ConfusableEmojiCodes: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("emoji: { faces: { items: { 赞: { image: a.png, aliases: [［赞］] }, ok: b.png, oh: c.png } } }\n")
    ]
  )
}

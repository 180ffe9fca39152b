@testable import TokenLint

extension RuleExamples {
  static let confusableEmojiCodes = RuleExamples(
    of: ConfusableEmojiCodes.self,
    passing: [
      RuleExample("emoji: { faces: { items: { 赞: { image: a.png, aliases: [［赞］] }, ok: b.png, oh: c.png } } }\n")
    ]
  )
}

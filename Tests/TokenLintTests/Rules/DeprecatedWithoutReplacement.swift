@testable import TokenLint

extension DeprecatedWithoutReplacement: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        palette:
          gray: { 1: "#333333" }
          old: { light: "#222222", deprecated: "too dark; use {palette.gray.1}" }
        color: { ink: { light: "#222222", deprecated: false } }
        weight: { bold: 700, heavy: { value: 900, deprecated: "{weight.bold}" } }
        emoji: { faces: { items: { 赞: a.png, 旧: { image: b.png, deprecated: "use {emoji.faces.赞}" } } } }

        """
      )
    ]
  )
}

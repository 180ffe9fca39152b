@testable import TokenLint

extension ConfusableNames: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { gray1: \"#333333\", gray10: \"#444444\", grey: \"#555555\" }\nweight: { gray1: 400 }\n"),
      // Left to another rule.
      RuleExample("emoji: { faces: { items: { OK: a.png, ok: b.png } } }\n"),
      RuleExample("palette:\n  gray: { 1: \"#333333\" }\n  blue: { l: \"#000033\" }\n"),
    ],
    triggering: [
      RuleExample(
        """
        palette:
          gray:
            l: "#333333"
            ⟦1⟧: "#444444"
          "\\u0441yan": "#008888"
          ⟦cyan⟧: "#009999"
          ⟦ｃyan⟧: "#00AAAA"
        color: { "\\u00E9t\\u00E9": "#FFCC00", ⟦"e\\u0301t\\u00E9"⟧: "#FFDD00" }
        modes:
          read: { typography: { 14: plain } }
          ⟦Read⟧: { typography: { 14: plain } }
        emoji: { faces: { items: { ok: a.png } }, ⟦Faces⟧: { folder: more, items: { oh: b.png } } }

        """
      ),
      RuleExample("styles:\n  ⟦I4_ink_regular⟧: { size: 14, color: ink, weight: regular }\n"),
    ]
  )
}

@testable import TokenLint

extension InconsistentCase: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("color: { ink: \"#222222\", gray2: \"#666666\", darkGray: \"#333333\" }\n"),
      RuleExample("color: { light_gray: \"#CCCCCC\" }\nweight: { semiBold: 600 }\n"),
      RuleExample("emoji: { faces: { items: { OK: a.png, doge: b.png, thumbs_up: c.png, thumbsDown: d.png } } }\n"),
      RuleExample("color: { XS: \"#111111\", Medium: \"#333333\", \"墨\": \"#222222\" }\n"),
    ],
    triggering: [
      RuleExample(
        """
        palette:
          grays:
            darkGray: "#333333"
            ⟦"light-gray"⟧: "#CCCCCC"
            ⟦mid-Gray_2⟧: "#999999"
        weight: { SemiBold: 600, ⟦EXTRA_BOLD⟧: 800 }
        emoji: { myFaces: { items: { OK: a.png } }, ⟦more-faces⟧: { items: { oh: a.png } } }

        """
      ),
      RuleExample(
        """
        palette: { light-gray: "#CCCCCC", off-white: "#EEEEEE", ⟦"Colors & Shades/Primary"⟧: "#111111", ⟦darkGray⟧: "#333333" }
        color: { mid_gray: "#666666", ⟦deepInk⟧: "#222222", "deep": "#555555" }
        weight: { ink_bold: 700, bold: 800 }

        """
      ),
    ]
  )
}

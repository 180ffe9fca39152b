@testable import TokenLint

extension OffCenterBaseline: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("typography:\n  13: plain\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }\n"),
      RuleExample(
        "offsetHost: uikit\ntypography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }\n"
      ),
      RuleExample("offsetHost: css\ntypography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: -0.1 }\n"),
      RuleExample(
        "typography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }\n",
        options: ["tolerance": .number(1.7)]
      ),
      // Centered by word, through a reference, or because nothing else is said.
      RuleExample(
        """
        family:
          serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
        typography:
          14: { lineHeight: 20 }
          15: { lineHeight: 27, lineSpacing: 3, baselineOffset: center }
          16: { lineHeight: 41, baselineOffset: "{typography.15.baselineOffset}" }
          17: "{typography.16}"

        """,
        options: ["tolerance": .number(0.001)]
      ),
      // A line is at least as high as its font: there is nothing to center in.
      RuleExample("typography:\n  14: { lineHeight: 15, lineSpacing: 3, baselineOffset: 0 }\n"),
    ],
    triggering: [
      RuleExample(
        "offsetHost: uikit\ntypography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: ⟦0.8⟧ }\n",
        fixed: "offsetHost: uikit\ntypography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }\n"
      ),
      RuleExample(
        "offsetHost: css\ntypography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: ⟦-0.8⟧ }\n",
        fixed: "offsetHost: css\ntypography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }\n"
      ),
      RuleExample(
        "typography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: ⟦0.8⟧ }\n",
        fixed: "typography:\n  14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.82 }\n",
        options: ["tolerance": .number(0.01)]
      ),
      RuleExample(
        """
        family:
          serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
        typography:
          14: { lineHeight: 24, lineSpacing: 3, baselineOffset: 1.1 }
          20: { lineHeight: 40, lineSpacing: 3, baselineOffset: ⟦"{typography.14.baselineOffset}"⟧ }
          24: ⟦"{typography.20}"⟧
        modes:
          read:
            typography:
              20: "{typography.20}"
              14: { lineHeight: 32, lineSpacing: 3, baselineOffset: ⟦-1⟧ }

        """,
        fixed: """
          family:
            serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
          typography:
            14: { lineHeight: 24, lineSpacing: 3, baselineOffset: 1.1 }
            20: { lineHeight: 40, lineSpacing: 3, baselineOffset: 3 }
            24: "{typography.20}"
          modes:
            read:
              typography:
                20: "{typography.20}"
                14: { lineHeight: 32, lineSpacing: 3, baselineOffset: 3.1 }

          """
      ),
    ]
  )
}

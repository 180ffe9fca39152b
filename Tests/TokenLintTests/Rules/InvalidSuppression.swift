@testable import TokenLint

extension InvalidSuppression: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample("# stylespec is a compiler\ntypography: { 14: plain }\n"),
      RuleExample(
        """
        typography:
          # stylespec : disable-next-line negative-line-spacing -- blanks do no harm
          40: { lineHeight: 48, lineSpacing: -4, baselineOffset: 0 }

        """
      ),
    ],
    triggering: [
      RuleExample(
        """
        typography:
          # ⟦stylespec:disable-nextline⟧ negative-line-spacing
          40: plain
          # ⟦stylespec:disable⟧ -- everything?
          41: plain

        """,
        fixed: """
          typography:
            # stylespec:disable-next-line negative-line-spacing
            40: plain
            # stylespec:disable -- everything?
            41: plain

          """
      ),
      RuleExample(
        """
        typography:
          # ⟦StyleSpec disable-next-line⟧ negative-line-spacing -- a headline
          40: { lineHeight: 48, lineSpacing: -4, baselineOffset: 0 }

        """,
        fixed: """
          typography:
            # stylespec:disable-next-line negative-line-spacing -- a headline
            40: { lineHeight: 48, lineSpacing: -4, baselineOffset: 0 }

          """
      ),
    ]
  )
}

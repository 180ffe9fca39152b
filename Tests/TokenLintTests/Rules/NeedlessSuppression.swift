@testable import TokenLint

extension NeedlessSuppression: RuleWithExamples {
  static let examples = RuleExamples(
    passing: [
      RuleExample(
        """
        typography:
          # stylespec:disable-next-line negative-line-spacing -- a headline in capitals
          40: { lineHeight: 48, lineSpacing: -4, baselineOffset: 0 }

        """
      )
    ],
    triggering: [
      RuleExample(
        """
        typography:
          40: plain # stylespec:disable-line ⟦negative-line-spacing⟧
          # stylespec:enable ⟦negative-line-spacing⟧ -- nothing was disabled
          41: plain

        """,
        fixed: """
          typography:
            40: plain
            41: plain

          """
      )
    ]
  )
}

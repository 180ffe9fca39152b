package import TokenDiagnostics

/// A part of a value that is missing, and is 0 where tools leave it out.
package enum DTCGMissingZero: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-missing-zero",
    in: .designTokens,
    "A part is missing that is 0 where tools leave it out",
    why: """
      The format wants all parts. Tools leave out the `blur` and `spread` of a shadow, and the `delay` of a transition.
      """,
    remedy: "The fix writes the 0.",
    wrong: .tokens(
      #""a": { "$type": "transition", "$value": ⟦{ "duration": { "value": 200, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] }⟧ }"#
    ),
    right: .tokens(
      #""a": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" }, "timingFunction": [0, 0, 1, 1], "delay": { "value": 0, "unit": "ms" } } }"#
    )
  )
}

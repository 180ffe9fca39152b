package import TokenDiagnostics

/// A unit that the format does not have. CSS gets its own units; other values are kept as they are.
package enum DTCGUnknownUnit: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-unit",
    in: .designTokens,
    "A unit that the format does not have",
    why: """
      Dimensions are in `px` or `rem`, durations in `ms` or `s`. The other units of CSS, such as `vw`, `ch` and `%`, \
      are in the outputs for CSS and JSON; Swift has no number for them. Values in units such as `dp` are kept as they \
      are, for JSON.
      """,
    remedy: "Convert the value.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": ⟦"vw"⟧ } }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": "px" } }"#)
  )
}

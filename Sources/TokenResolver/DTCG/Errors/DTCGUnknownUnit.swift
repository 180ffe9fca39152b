package import TokenDiagnostics

/// A unit that the format does not have. The value is kept as it is.
package enum DTCGUnknownUnit: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-unknown-unit",
    in: .designTokens,
    "A unit that the format does not have",
    why: "Dimensions are in `px` or `rem`, durations in `ms` or `s`. Other values are kept as they are.",
    remedy: "Convert the value.",
    wrong: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": ⟦"vw"⟧ } }"#),
    right: .tokens(#""a": { "$type": "dimension", "$value": { "value": 50, "unit": "px" } }"#)
  )
}

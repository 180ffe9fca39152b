package import TokenDiagnostics

/// A timing function as CSS writes it.
package enum DTCGCSSTiming: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-css-timing",
    in: .designTokens,
    "A timing function as CSS writes it",
    why: "The format has the four numbers of a cubic Bézier curve.",
    remedy: "The fix writes the numbers.",
    wrong: .tokens(#""a": { "$type": "cubicBezier", "$value": ⟦"ease-in"⟧ }"#),
    right: .tokens(#""a": { "$type": "cubicBezier", "$value": [0.42, 0, 1, 1] }"#)
  )
}

package import TokenDiagnostics

/// A number and its unit as one text, such as `16px` or `200ms`.
package enum DTCGMeasureText: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-measure-text",
    in: .designTokens,
    "A number and its unit as one text, or 0 without a unit",
    why: "The format has an object with `value` and `unit`, so that no program has to take texts apart.",
    remedy: "The fix writes the object.",
    wrong: .tokens(#""a": { "$type": "duration", "$value": ⟦"200ms"⟧ }"#),
    right: .tokens(#""a": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } }"#)
  )
}

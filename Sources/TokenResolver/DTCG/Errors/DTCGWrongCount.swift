package import TokenDiagnostics

/// A list with too few or too many entries.
package enum DTCGWrongCount: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-wrong-count",
    in: .designTokens,
    "A list with too few or too many entries",
    why: "Each entry has its meaning by its position.",
    remedy: "The message gives the number of entries.",
    wrong: .tokens(#""a": { "$type": "cubicBezier", "$value": ⟦[0, 0, 1]⟧ }"#),
    right: .tokens(#""a": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] }"#)
  )
}

package import TokenDiagnostics

/// A number outside its range.
package enum DTCGOutOfRange: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-out-of-range",
    in: .designTokens,
    "A number outside its range",
    why: "No platform could show it.",
    remedy: "The message gives the range.",
    wrong: .tokens(#""a": { "$type": "fontWeight", "$value": ⟦1001⟧ }"#),
    right: .tokens(#""a": { "$type": "fontWeight", "$value": 1000 }"#)
  )
}

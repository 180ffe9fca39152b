package import TokenDiagnostics

/// A reference to nothing.
package enum DTCGUnknownReference: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-unknown-reference",
    in: .designTokens,
    "A reference to nothing",
    why: "Without its target, the token has no value.",
    remedy: "The nearest name is suggested. References count from the top of all files that are read together.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b}"⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }"#)
  )
}

package import TokenDiagnostics

/// A text that is not one of the allowed keywords.
package enum DTCGUnknownValue: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-unknown-value",
    in: .designTokens,
    "A text that is not one of the allowed keywords",
    why: "Each property has a fixed list of keywords.",
    remedy: "The message lists the keywords.",
    wrong: .tokens(#""a": { "$type": "strokeStyle", "$value": ⟦"wavy"⟧ }"#),
    right: .tokens(#""a": { "$type": "strokeStyle", "$value": "dotted" }"#)
  )
}

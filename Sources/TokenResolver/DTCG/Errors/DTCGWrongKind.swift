package import TokenDiagnostics

/// A JSON value of the wrong kind.
package enum DTCGWrongKind: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-wrong-kind",
    in: .designTokens,
    "A JSON value of the wrong kind",
    why: "A number instead of a text, or a list instead of an object, has no meaning in the format.",
    remedy: "The message names the kind that belongs there.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦true⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
  )
}

package import TokenDiagnostics

/// A kind of JSON value that its place cannot hold.
package enum DTCGWrongKind: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-wrong-kind",
    in: .designTokens,
    "A kind of JSON value that its place cannot hold",
    why: "A number in place of a text, or a list in place of an object, has no meaning in the format.",
    remedy: "The message says which kind belongs there.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦true⟧ }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
  )
}

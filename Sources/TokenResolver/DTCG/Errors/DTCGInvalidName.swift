package import TokenDiagnostics

/// A name that starts with `$`, has `{` or `}`, or is empty.
package enum DTCGInvalidName: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-name",
    in: .designTokens,
    "A name that starts with `$`, has `{` or `}`, or is empty",
    why: "References could not name such a token, and `$` is reserved for the format.",
    remedy: "Rename the token or group.",
    wrong: .tokens(#"⟦"a{b"⟧: { "$type": "number", "$value": 1 }"#),
    right: .tokens(#""ab": { "$type": "number", "$value": 1 }"#)
  )
}

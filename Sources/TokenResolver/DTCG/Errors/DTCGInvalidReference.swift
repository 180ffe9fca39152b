package import TokenDiagnostics

/// Text that starts with `{` and is not a path in braces.
package enum DTCGInvalidReference: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-reference",
    in: .designTokens,
    "Text that starts with a brace and is not a path in braces",
    why: "It looks like a reference, and as text it would be shown with its brace.",
    remedy: "Write the path between braces: `{group.token}`.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
    right: .tokens(#""a": { "$type": "number", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }"#)
  )
}

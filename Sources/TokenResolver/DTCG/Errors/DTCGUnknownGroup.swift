package import TokenDiagnostics

/// `$extends` names nothing.
package enum DTCGUnknownGroup: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-unknown-group",
    in: .designTokens,
    "`$extends` names nothing",
    why: "The group would lack the tokens that it inherits.",
    remedy: "The nearest group is suggested.",
    wrong: .tokens(#""a": { "$extends": ⟦"{b}"⟧ }"#),
    right: .tokens(#""a": { "$extends": "{b}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#)
  )
}

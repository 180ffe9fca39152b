package import TokenDiagnostics

/// Two tokens whose paths are spelled the same, because of a dot in a name.
package enum DTCGAmbiguousName: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-ambiguous-name",
    in: .designTokens,
    "Two paths that are spelled the same, because of a dot in a name",
    why: "A reference `{a.b}` would mean both.",
    remedy: "Rename one of the two.",
    wrong: .tokens(
      #""a.b": { "$type": "number", "$value": 1 }, "a": { ⟦"b"⟧: { "$type": "number", "$value": 1 } }"#
    ),
    right: .tokens(#""a": { "b": { "$type": "number", "$value": 1 } }"#)
  )
}

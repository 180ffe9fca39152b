package import TokenDiagnostics

/// A reference to a group or to metadata.
package enum DTCGReferenceTarget: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-reference-target",
    in: .designTokens,
    "A reference to a group, or a pointer to metadata or to a whole token",
    why: "Only values can be referred to.",
    remedy: "Name a token in the group; end a pointer in `$value`.",
    wrong: .tokens(#""a": { "$type": "number", "$value": ⟦"{b}"⟧ }, "b": {}"#),
    right: .tokens(
      #""a": { "$type": "number", "$value": "{b.c}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#
    )
  )
}

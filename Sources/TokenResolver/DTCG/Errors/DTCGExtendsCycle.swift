package import TokenDiagnostics

/// Groups that extend each other, or the groups around them.
package enum DTCGExtendsCycle: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-extends-cycle",
    in: .designTokens,
    "Groups that extend each other, or the group around them",
    why: "Their members would have no end.",
    remedy: "Remove one of the links; notes show them.",
    wrong: .tokens(#""a": { "$extends": ⟦"{a}"⟧ }"#),
    right: .tokens(#""a": { "b": { "$type": "number", "$value": 1 } }"#)
  )
}

package import TokenDiagnostics

/// A name that is a group in some contexts, and a token in others.
package enum ResolverTokenAndGroup: ErrorKind {
  package static let page = ErrorPage(
    "resolver-token-and-group",
    in: .resolverDocuments,
    "A name that is a group in some contexts, and a token in others",
    why: "A reference to it would be right or wrong by the context.",
    remedy: "Rename one of the two, or move the token into the group as `$root`.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
        { "type": "modifier", "name": "beta", "contexts": { "no": [], "yes": [{ ⟦"a"⟧: {} }] } }
      ]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "set", "name": "base", "sources": [{ "a": { "$type": "number", "$value": 1 } }] },
        { "type": "modifier", "name": "beta", "contexts": { "no": [], "yes": [{ "b": {} }] }, "default": "no" }
      ]
      """##
    )
  )
}

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

extension Diagnostic {
  /// A name that is a token here and a group in other contexts, or the reverse.
  static func tokenAndGroup(_ name: String, isToken: Bool, at range: SourceRange, other: SourceRange) -> Diagnostic {
    let (kind, otherKind) = isToken ? ("a token", "a group") : ("a group", "a token")
    return Diagnostic(
      of: ResolverTokenAndGroup.self,
      message: "`\(name)` is \(kind) here, and \(otherKind) in other contexts; rename one of them",
      at: range,
      notes: [Note("\(otherKind) here", at: other)]
    )
  }
}

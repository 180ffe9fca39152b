package import TokenDiagnostics

/// A default that is not a context of its modifier.
package enum ResolverUnknownDefault: ErrorKind {
  package static let page = ErrorPage(
    "resolver-unknown-default",
    in: .resolverDocuments,
    "A default that is not a context of its modifier",
    why: "Another context would be a guess.",
    remedy: "Name one of the contexts; the message lists them.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [
        {
          "type": "modifier",
          "name": "beta",
          "contexts": { "no": [], "yes": [] },
          "default": ⟦"off"⟧
        }
      ]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "modifier", "name": "beta", "contexts": { "no": [], "yes": [] }, "default": "no" }
      ]
      """##
    )
  )
}

extension Diagnostic {
  static func unknownDefault(_ name: String, contexts: [String], at range: SourceRange) -> Diagnostic {
    misspelled(
      name,
      "is not a context of this modifier",
      among: contexts,
      otherwise: "the contexts are \(list(contexts))",
      of: ResolverUnknownDefault.self,
      at: range
    )
  }
}

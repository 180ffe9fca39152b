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

package import TokenDiagnostics

/// A JSON value of the wrong kind.
package enum ResolverWrongKind: ErrorKind {
  package static let page = ErrorPage(
    "resolver-wrong-kind",
    in: .resolverDocuments,
    "A JSON value of the wrong kind",
    why: "A single source instead of a list, or a text instead of an object, has no meaning in the format.",
    remedy: "The message names the kind that belongs there.",
    wrong: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": ⟦{}⟧ }]"##),
    right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [{}] }]"##)
  )
}

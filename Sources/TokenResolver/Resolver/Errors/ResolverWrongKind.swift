package import TokenDiagnostics

/// A kind of JSON value that its place cannot hold.
package enum ResolverWrongKind: ErrorKind {
  package static let page = ErrorPage(
    "resolver-wrong-kind",
    in: .resolverDocuments,
    "A kind of JSON value that its place cannot hold",
    why: "A single source in place of a list, or a text in place of an object, has no meaning in the format.",
    remedy: "The message says which kind belongs there.",
    wrong: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": ⟦{}⟧ }]"##),
    right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [{}] }]"##)
  )
}

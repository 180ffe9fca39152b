package import TokenDiagnostics

/// A `$ref` to nothing.
package enum ResolverUnknownReference: ErrorKind {
  package static let page = ErrorPage(
    "resolver-unknown-reference",
    in: .resolverDocuments,
    "A `$ref` to nothing",
    why: "The tokens that it refers to would be missing.",
    remedy: "Correct the pointer; the message shows which name is missing, and where.",
    wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets/bace"⟧ }]"##),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

package import TokenDiagnostics

/// A `$ref` to nothing.
package enum ResolverUnknownReference: ErrorKind {
  package static let page = ErrorPage(
    "resolver-unknown-reference",
    in: .resolverDocuments,
    "A `$ref` to nothing",
    why: "The tokens that it stands for would be missing.",
    remedy: "Correct the pointer; the message says which name is missing where.",
    wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets/bace"⟧ }]"##),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

package import TokenDiagnostics

/// A `$ref` to what its place does not take: a modifier in a set, or an item of the resolution order.
package enum ResolverReferenceTarget: ErrorKind {
  package static let page = ErrorPage(
    "resolver-reference-target",
    in: .resolverDocuments,
    "A `$ref` to what its place does not take",
    why: "Only the resolution order may name modifiers, and nothing may refer to the resolution order.",
    remedy: "Name a set, or move the reference to the resolution order.",
    wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets"⟧ }]"##),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

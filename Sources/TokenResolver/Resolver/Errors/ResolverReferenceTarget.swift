package import TokenDiagnostics

/// A `$ref` to something that is not accepted there: a modifier in a set, or an item of the resolution order.
package enum ResolverReferenceTarget: ErrorKind {
  package static let page = ErrorPage(
    "resolver-reference-target",
    in: .resolverDocuments,
    "A `$ref` to something that is not accepted there",
    why: "Only the resolution order may name modifiers, and nothing may refer to the resolution order.",
    remedy: "Name a set, or move the reference to the resolution order.",
    wrong: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": ⟦"#/sets"⟧ }]"##),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

package import TokenDiagnostics

/// References that lead in a circle.
package enum ResolverReferenceCycle: ErrorKind {
  package static let page = ErrorPage(
    "resolver-reference-cycle",
    in: .resolverDocuments,
    "References that lead in a circle",
    why: "A set would be inside of itself.",
    remedy: "Remove one of the references.",
    wrong: .resolver(
      ##"""
      "sets": { "base": { "sources": [{ "$ref": ⟦"#/sets/base"⟧ }] } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }]
      """##
    ),
    right: .resolver(##""sets": { "base": { "sources": [] } }, "resolutionOrder": [{ "$ref": "#/sets/base" }]"##)
  )
}

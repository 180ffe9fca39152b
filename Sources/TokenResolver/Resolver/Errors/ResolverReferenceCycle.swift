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

extension Diagnostic {
  /// References that lead in a circle. `links` are those of the circle in order, at least one.
  static func resolverCycle(_ links: [Note]) -> Diagnostic {
    let problem = "these references lead in a circle"
    return circle(problem, links, advice: "remove one of them", ResolverReferenceCycle.self)
  }
}

package import TokenDiagnostics

/// A modifier with one context.
package enum ResolverOneContext: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "resolver-one-context",
    in: .resolverDocuments,
    "A modifier with one context",
    why: "It leaves nothing to choose.",
    remedy: "Add a context, or make it a set.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": ⟦{ "light": [] }⟧ }]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "modifier", "name": "brand", "contexts": { "acme": [], "nova": [] }, "default": "acme" }
      ]
      """##
    )
  )
}

extension Diagnostic {
  static func oneContext(at range: SourceRange) -> Diagnostic {
    let message = "a modifier with one context is a set; add a context, or make it a set"
    return Diagnostic(of: ResolverOneContext.self, message: message, at: range)
  }
}

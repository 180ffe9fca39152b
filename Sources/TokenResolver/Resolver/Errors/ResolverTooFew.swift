package import TokenDiagnostics

/// A list or an object with too few entries.
package enum ResolverTooFew: ErrorKind {
  package static let page = ErrorPage(
    "resolver-too-few",
    in: .resolverDocuments,
    "An empty resolution order, or a modifier without contexts",
    why: "Nothing would come of it.",
    remedy: "Add the missing part, or remove the modifier.",
    wrong: .resolver(##""resolutionOrder": ⟦[]⟧"##),
    right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [] }]"##)
  )
}

extension Diagnostic {
  static func emptyOrder(at range: SourceRange) -> Diagnostic {
    let message = "`resolutionOrder` is empty; name the sets and modifiers that are merged"
    return Diagnostic(of: ResolverTooFew.self, message: message, at: range)
  }

  static func noContexts(at range: SourceRange) -> Diagnostic {
    let message = "a modifier has two contexts or more; this one has none"
    return Diagnostic(of: ResolverTooFew.self, message: message, at: range)
  }
}

package import TokenDiagnostics

/// Two items of the resolution order with the same name.
package enum ResolverDuplicateName: ErrorKind {
  package static let page = ErrorPage(
    "resolver-duplicate-name",
    in: .resolverDocuments,
    "Two items of the resolution order with the same name",
    why: "A choice could not tell which modifier it is for. A set in `sets` may be named twice.",
    remedy: "Give one of them another name.",
    wrong: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "set", "name": "a", "sources": [] },
        { "type": "set", "name": ⟦"a"⟧, "sources": [] }
      ]
      """##
    ),
    right: .resolver(
      ##"""
      "resolutionOrder": [
        { "type": "set", "name": "a", "sources": [] },
        { "type": "set", "name": "b", "sources": [] }
      ]
      """##
    )
  )
}

extension Diagnostic {
  static func duplicateItem(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: ResolverDuplicateName.self,
      message: "`\(name)` is already in the order; give each item a unique name",
      at: range,
      notes: [Note("the first `\(name)`", at: first)]
    )
  }
}

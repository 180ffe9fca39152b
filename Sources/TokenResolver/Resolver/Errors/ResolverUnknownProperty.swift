package import TokenDiagnostics

/// A key that its object does not have.
package enum ResolverUnknownProperty: ErrorKind {
  package static let page = ErrorPage(
    "resolver-unknown-property",
    in: .resolverDocuments,
    "A key that its object does not have",
    why: "It may be a misspelled property, and its value would be lost.",
    remedy: "Correct the key, remove it, or move it to `$extensions`.",
    wrong: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [], ⟦"note"⟧: "x" }]"##),
    right: .resolver(
      ##"""
      "resolutionOrder": [{ "type": "set", "name": "base", "sources": [], "description": "x" }]
      """##
    )
  )
}

extension Diagnostic {
  /// A key that is not one of the properties of an object: "a set".
  static func unknownResolverProperty(
    _ key: String,
    of what: String,
    among names: [StaticString],
    at range: SourceRange
  ) -> Diagnostic {
    misspelled(
      key,
      "is not a property of \(what)",
      among: names.map { "\($0)" },
      otherwise: "remove it",
      of: ResolverUnknownProperty.self,
      at: range
    )
  }
}

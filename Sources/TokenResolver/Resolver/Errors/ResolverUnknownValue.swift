package import TokenDiagnostics

/// A text that is not accepted there: another version, or another type of item.
package enum ResolverUnknownValue: ErrorKind {
  package static let page = ErrorPage(
    "resolver-unknown-value",
    in: .resolverDocuments,
    "A text that is not accepted there",
    why: "The version and the type of an item have fixed texts.",
    remedy: "The message lists them.",
    wrong: .resolver(##""resolutionOrder": [{ "type": ⟦"sets"⟧, "name": "base", "sources": [] }]"##),
    right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [] }]"##)
  )
}

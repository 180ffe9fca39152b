package import TokenDiagnostics

/// An object lacks a required property.
package enum ResolverMissingProperty: ErrorKind {
  package static let page = ErrorPage(
    "resolver-missing-property",
    in: .resolverDocuments,
    "An object lacks a required property",
    why: "A default would be a guess: the format has none.",
    remedy: "Add the property; the message names it.",
    wrong: .resolver(##""resolutionOrder": [⟦{ "type": "set", "name": "base" }⟧]"##),
    right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [] }]"##)
  )
}

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

extension Diagnostic {
  static func missingResolverProperties(_ names: [StaticString], of what: String, at range: SourceRange) -> Diagnostic {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(of: ResolverMissingProperty.self, message: "\(what) needs \(list)", at: range)
  }

  /// A document without an order; `pointers` lead to its sets and modifiers.
  static func missingOrder(of pointers: [String], at range: SourceRange) -> Diagnostic {
    let items = pointers.map { "{ \"$ref\": \"\($0)\" }" }.joined(separator: ", ")
    let example = pointers.isEmpty || pointers.count > maximumListed ? "…" : items
    let message = """
      a resolver document needs `resolutionOrder`, the order in which sets and modifiers are merged, the weakest \
      first; write `"resolutionOrder": [\(example)]`
      """
    return Diagnostic(of: ResolverMissingProperty.self, message: message, at: range)
  }
}

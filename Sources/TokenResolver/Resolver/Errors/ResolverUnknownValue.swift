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

extension Diagnostic {
  static func unknownVersion(_ version: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: ResolverUnknownValue.self,
      message: "version `\(version)` is not known; write `2025.10`",
      at: range,
      fixIts: [FixIt(quoting: "2025.10", .unsafe, replacing: range)]
    )
  }

  static func unknownItemType(_ type: String, at range: SourceRange) -> Diagnostic {
    misspelled(
      type,
      "is not a type of an item",
      among: ["set", "modifier"],
      otherwise: "write one of `set`, `modifier`",
      of: ResolverUnknownValue.self,
      at: range
    )
  }
}

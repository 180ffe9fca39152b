package import TokenDiagnostics

/// A JSON value of the wrong kind.
package enum ResolverWrongKind: ErrorKind {
  package static let page = ErrorPage(
    "resolver-wrong-kind",
    in: .resolverDocuments,
    "A JSON value of the wrong kind",
    why: "A single source instead of a list, or a text instead of an object, has no meaning in the format.",
    remedy: "The message names the kind that belongs there.",
    wrong: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": ⟦{}⟧ }]"##),
    right: .resolver(##""resolutionOrder": [{ "type": "set", "name": "base", "sources": [{}] }]"##)
  )
}

extension Diagnostic {
  /// A value of the wrong kind; `rule` says what would be right, and `found` is the kind with its article.
  static func wrongResolverKind(_ rule: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(of: ResolverWrongKind.self, message: "\(rule); found \(found)", at: range)
  }

  static func emptyDocument(_ file: SourceFileID) -> Diagnostic {
    let message = "a resolver document is an object; this file is empty"
    return Diagnostic(of: ResolverWrongKind.self, message: message, at: .start(of: file))
  }
}

package import TokenDiagnostics

/// A mapping where a single value belongs, or the like.
package enum WrongKind: ErrorKind {
  package static let page = ErrorPage(
    "wrong-kind",
    in: .values,
    "A mapping where a single value belongs, or the like",
    why: "The value has no meaning there.",
    remedy:
      "The message names the kind that belongs there. In a configuration, numbers and flags are written without quotes.",
    wrong: .spec("color: { ink: ⟦[\"#222222\"]⟧ }\n"),
    right: .spec("color: { ink: \"#222222\" }\n")
  )
}

extension Diagnostic {
  /// A node of another kind than expected; `found` is the kind with its article.
  package static func wrongKind(
    _ what: String,
    expected: NodeKind,
    found: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(what) is \(expected.nameWithArticle), not \(found)"
    return Diagnostic(of: WrongKind.self, message: message, at: range)
  }
}

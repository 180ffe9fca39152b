package import TokenDiagnostics

/// A key that its mapping needs.
package enum MissingKey: ErrorKind {
  package static let page = ErrorPage(
    "missing-key",
    in: .values,
    "A key that its mapping needs is missing",
    why:
      "Anything missing would have to be guessed: a baseline offset, for instance, means nothing without its host.",
    remedy: "Add the key; the message has an example.",
    wrong: .spec("styles: { title: ⟦{ size: 14, color: ink }⟧ }\n"),
    right: .spec("styles: { title: { size: 14, color: ink, weight: regular } }\n")
  )
}

extension Diagnostic {
  /// A key that a record needs; `example` is the key with a value.
  package static func missingKey(
    _ key: String,
    in record: String,
    example: String,
    at range: SourceRange
  ) -> Diagnostic {
    let message = "\(record) needs the key `\(key)`, for instance `\(example)`"
    return Diagnostic(of: MissingKey.self, message: message, at: range)
  }
}

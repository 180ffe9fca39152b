package import TokenDiagnostics

/// A key that its mapping has already.
package enum DuplicateKey: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-key",
    in: .files,
    "A key that its mapping already has",
    why: "Readers of YAML do not agree which of the two counts.",
    remedy: "Remove one of the two; a note shows the first.",
    wrong: .spec("color: { ink: \"#222222\", ⟦ink⟧: \"#333333\" }\n"),
    right: .spec("color: { ink: \"#222222\" }\n")
  )
}

extension Diagnostic {
  static func duplicateKey(_ key: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DuplicateKey.self,
      message: "`\(key)` is already a key of this mapping; remove one of the two",
      at: range,
      notes: [Note("the first `\(key)`", at: first)]
    )
  }
}

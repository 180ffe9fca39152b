package import TokenDiagnostics

/// A key that its mapping does not have.
package enum UnknownKey: ErrorKind {
  package static let page = ErrorPage(
    "unknown-key",
    in: .values,
    "A key that its mapping does not have",
    why: "A misspelled key would do nothing, and its author would believe that it does.",
    remedy: """
      The message suggests the nearest key, or lists all. Where only one key is near and its value makes sense, \
      `stylespec lint --fix` writes it.
      """,
    wrong: .spec("⟦weights⟧: { bold: 700 }\n"),
    right: .spec("weight: { bold: 700 }\n")
  )
}

extension Diagnostic {
  /// A key that a record does not have, with the nearest ones that it has.
  package static func unknownKey(
    _ key: String,
    in record: String,
    allowed: [String],
    nearest: NearestNames,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: UnknownKey.self,
      message: "`\(key)` is not a key of \(record)"
        + didYouMean(nearest, otherwise: ", which has \(list(allowed, nearestTo: key))"),
      at: range,
      fixIts: nearest.fixIts(replacing: range)
    )
  }
}

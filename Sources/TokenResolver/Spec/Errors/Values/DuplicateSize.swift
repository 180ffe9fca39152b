package import TokenDiagnostics
internal import TokenModel

/// `14` and `14.0` in one table.
package enum DuplicateSize: ErrorKind {
  package static let page = ErrorPage(
    "duplicate-size",
    in: .values,
    "A size that its table already has",
    why: "`14`, `14.0` and `\"14\"` are one size.",
    remedy: "Remove one of the two; a note shows the first.",
    wrong: .spec("typography: { 14: plain, ⟦14.0⟧: plain }\n"),
    right: .spec("typography: { 14: plain }\n")
  )
}

extension Diagnostic {
  static func duplicateSize(_ size: FixedDecimal, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DuplicateSize.self,
      message: "size \(size) is already in this table; remove one of the two",
      at: range,
      notes: [Note("the first \(size)", at: first)]
    )
  }
}

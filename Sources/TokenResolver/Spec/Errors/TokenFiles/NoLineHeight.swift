package import TokenDiagnostics
internal import TokenModel

/// A line height of a typography token that is not above 0.
package enum NoLineHeight: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "no-line-height",
    in: .tokenFiles,
    "A line height of a typography token that is not above 0",
    why:
      "Lines without height would cover each other; design tools write 0 where they mean the font's own line height.",
    remedy: "Write the line height as a factor of the font size. Until then the font's own is used.",
    wrong: .typographyStyle(lineHeight: "⟦0⟧"),
    right: .typographyStyle(lineHeight: "1.5")
  )
}

extension Diagnostic {
  static func lineHeightOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: NoLineHeight.self,
      message: """
        a line height is above 0 and at most \(FixedDecimal.largest) points; the line height of the family is used
        """,
      at: range
    )
  }
}

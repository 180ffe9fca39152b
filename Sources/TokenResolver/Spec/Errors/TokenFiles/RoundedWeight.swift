package import TokenDiagnostics
internal import TokenModel

/// A weight of a typography token that is not a whole number.
package enum RoundedWeight: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "rounded-weight",
    in: .tokenFiles,
    "A weight of a typography token that is not a whole number",
    why: "Fonts of Apple's systems and tables of styles have whole weights.",
    remedy: "Write the whole number that the message names.",
    wrong: .typographyStyle(weight: "⟦450.5⟧"),
    right: .typographyStyle(weight: "451")
  )
}

extension Diagnostic {
  static func roundedWeight(_ weight: TokenNumber, to number: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: RoundedWeight.self,
      message: "a weight of a style is a whole number; \(number) is used for \(weight.digits)",
      at: range
    )
  }
}

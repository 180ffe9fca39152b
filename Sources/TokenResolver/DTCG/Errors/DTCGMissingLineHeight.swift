package import TokenDiagnostics

/// A typography value without a line height, which is the family's own.
package enum DTCGMissingLineHeight: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-missing-line-height",
    in: .designTokens,
    "A typography value without `lineHeight`, or with `normal`: the family's own",
    why: "The format requires a number.",
    remedy: "Write the factor of the font size."
  )
}

extension Diagnostic {
  static func missingLineHeight(at range: SourceRange) -> Diagnostic {
    let message = "`lineHeight` is missing; the line height of the family is used"
    return Diagnostic(of: DTCGMissingLineHeight.self, message: message, at: range)
  }

  /// A word for the line height of the family.
  static func lineHeightOfFamily(_ word: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(word)` is not a number; the line height of the family is used"
    return Diagnostic(of: DTCGMissingLineHeight.self, message: message, at: range)
  }
}

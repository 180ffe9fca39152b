package import TokenDiagnostics

/// A typography value without a letter spacing, which is 0.
package enum DTCGMissingLetterSpacing: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-missing-letter-spacing",
    in: .designTokens,
    "A typography value without `letterSpacing`, which counts as 0",
    why: "The format requires it.",
    remedy: "Write a letter spacing of 0."
  )
}

extension Diagnostic {
  /// `end` is the place for it in the object.
  static func missingLetterSpacing(at range: SourceRange, end: SourceRange?) -> Diagnostic {
    let property = "\"letterSpacing\": { \"value\": 0, \"unit\": \"px\" }"
    return Diagnostic(
      of: DTCGMissingLetterSpacing.self,
      message: "`letterSpacing` is missing; 0 is used, so write `\(property)`",
      at: range,
      fixIts: FixIt.adding(property, after: end)
    )
  }
}

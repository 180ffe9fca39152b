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

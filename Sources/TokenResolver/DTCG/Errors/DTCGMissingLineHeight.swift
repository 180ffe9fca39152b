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

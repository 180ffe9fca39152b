package import TokenDiagnostics

/// More tokens or levels than a set may have, made by `$extends`.
package enum DTCGLimit: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-limit",
    in: .designTokens,
    "More than 1,000,000 tokens and groups, or 128 levels, made by `$extends`",
    why: "A few lines that extend each other can make more tokens than any memory holds.",
    remedy: "Inherit fewer groups."
  )
}

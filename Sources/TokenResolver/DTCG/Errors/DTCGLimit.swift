package import TokenDiagnostics
internal import TokenModel

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

extension Diagnostic {
  static func longList(at range: SourceRange) -> Diagnostic {
    let message = "this list has more than \(ResolvedTokens.maximumElements) elements"
    return Diagnostic(of: DTCGLimit.self, message: message, at: range)
  }

  /// A group that `$extends` makes too large.
  static func largeGroup(maximumTokens: Int, maximumDepth: Int, at range: SourceRange) -> Diagnostic {
    let message = """
      `$extends` makes more than \(maximumTokens) tokens and groups, or \(maximumDepth) levels; extend smaller groups
      """
    return Diagnostic(of: DTCGLimit.self, message: message, at: range)
  }
}

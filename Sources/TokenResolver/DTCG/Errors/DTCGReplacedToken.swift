package import TokenDiagnostics

/// A token that a later file replaces.
package enum DTCGReplacedToken: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-replaced-token",
    in: .designTokens,
    "A token that a later file has again",
    why: "The later one counts, which may not be meant.",
    remedy: "Remove one of the two; a note shows the first."
  )
}

extension Diagnostic {
  static func replacedToken(_ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    let message = "`\(name)` replaces the token of an earlier file"
    return Diagnostic(of: DTCGReplacedToken.self, message: message, at: range, notes: [Note("the first", at: first)])
  }
}

package import TokenDiagnostics

/// The type of a token is not known.
package enum DTCGMissingType: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-missing-type",
    in: .designTokens,
    "The type of a token is not known",
    why: "The format never guesses a type from a value.",
    remedy: "Add `$type` to the token, or to a group around it.",
    wrong: .tokens(#"⟦"a"⟧: { "$value": 1 }"#),
    right: .tokens(#""a": { "$type": "number", "$value": 1 }"#)
  )
}

extension Diagnostic {
  static func missingType(_ token: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(token)` has no type; write `\"$type\"` in it or in a group around it"
    return Diagnostic(of: DTCGMissingType.self, message: message, at: range)
  }
}

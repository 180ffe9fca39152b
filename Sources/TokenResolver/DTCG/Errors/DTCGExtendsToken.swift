package import TokenDiagnostics

/// `$extends` names a token.
package enum DTCGExtendsToken: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-extends-token",
    in: .designTokens,
    "`$extends` names a token",
    why: "Only groups have members to inherit.",
    remedy: "Name the group around the token, or refer to the token by its path.",
    wrong: .tokens(#""a": { "$extends": ⟦"{b}"⟧ }, "b": { "$type": "number", "$value": 1 }"#),
    right: .tokens(#""a": { "$extends": "{b}" }, "b": { "c": { "$type": "number", "$value": 1 } }"#)
  )
}

extension Diagnostic {
  static func extendsToken(_ reference: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(reference)` is a token; `$extends` names a group"
    return Diagnostic(of: DTCGExtendsToken.self, message: message, at: range)
  }
}

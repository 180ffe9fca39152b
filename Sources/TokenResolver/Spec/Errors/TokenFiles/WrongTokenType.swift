package import TokenDiagnostics
internal import TokenModel

/// A reference to a token of the wrong type.
package enum WrongTokenType: ErrorKind {
  package static let page = ErrorPage(
    "wrong-token-type",
    in: .tokenFiles,
    "A reference to a token of the wrong type",
    why: "A length cannot be a color.",
    remedy: "Refer to a token of the type that the message names.",
    wrong: .besideGap("tokens: brand.tokens.json\ncolor: { ink: ⟦\"{space.gap}\"⟧ }\n"),
    right: .besideGap("tokens: brand.tokens.json\ntypography: { 14: { lineHeight: \"{space.gap}\" } }\n")
  )
}

extension Diagnostic {
  /// `wanted` is with its article: "a color".
  static func wrongTokenType(
    _ path: TokenPath,
    _ type: TokenType?,
    wanted: String?,
    at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    let found = type.map { "`\(path)` is a token of the type `\($0.rawValue)`" } ?? "the type of `\(path)` is not known"
    return Diagnostic(
      of: WrongTokenType.self,
      message: found + (wanted.map { "; \($0) belongs here" } ?? ", which cannot be used here"),
      at: range,
      notes: [Note("the token", at: declared)]
    )
  }
}

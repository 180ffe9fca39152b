package import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// A pattern of `only` or `except` that matches no code.
package enum UnmatchedPattern: ErrorKind {
  package static let page = ErrorPage(
    "unmatched-pattern",
    in: .codes,
    "A pattern of `only` or `except` that fits no code",
    why: "It would do nothing; usually a name was changed or mistyped.",
    remedy: "The message has examples of names. Remove the pattern, or correct it.",
    wrong: .spec("codes: { except: ⟦\"15_*\"⟧ }\n"),
    right: .spec("typography: { 14: plain, 15: plain }\ncodes: { except: \"15_*\" }\n")
  )
}

extension Diagnostic {
  static func unmatchedPattern(at range: SourceRange, examples: some Sequence<String>) -> Diagnostic {
    let message = "this pattern matches no code; codes have names such as \(list(Array(examples)))"
    return Diagnostic(of: UnmatchedPattern.self, message: message, at: range)
  }

  static func unmatchedPath(_ type: TokenType, examples: [String], at range: SourceRange) -> Diagnostic {
    let advice =
      examples.isEmpty ? "the token files have none of it" : "there are tokens such as \(list(examples))"
    return Diagnostic(
      of: UnmatchedPattern.self,
      message: "this pattern matches no token of the type `\(type.rawValue)`; \(advice)",
      at: range
    )
  }
}

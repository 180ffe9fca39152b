package import TokenDiagnostics

/// A value that a format or a style cannot express.
package enum NotExpressible: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "not-expressible",
    in: .tokenFiles,
    "A value that an output, or a style, cannot express",
    why: """
      The output has something else instead, or leaves it out, and its readers cannot see that. A \
      typography token makes no style if its font size is not a number of points above 0; outputs of tokens have it.
      """,
    remedy: "The message tells what the output has instead. If that is not enough, use another value.",
    wrong: .typographyStyle(size: "⟦{ \"value\": 0, \"unit\": \"px\" }⟧"),
    right: .typographyStyle(size: "{ \"value\": 16, \"unit\": \"px\" }")
  )
}

extension Diagnostic {
  /// A typography token whose style has another name than its path makes, because another one has that.
  package static func renamedStyle(
    _ path: TokenPath,
    as name: String,
    insteadOf wanted: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      of: NotExpressible.self,
      message: "`\(path)` is the style `\(name)`, because another token is `\(wanted)`; rename one of them",
      at: range
    )
  }

  /// A typography token that makes no style, because it has a value that a style cannot have. Outputs of tokens have
  /// it.
  ///
  /// - Parameters:
  ///   - path: The path of the token.
  ///   - need: What a style needs instead of the value.
  package static func makesNoStyle(_ path: TokenPath, because need: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: NotExpressible.self,
      message: "`\(path)` makes no style: a style has \(need); outputs of tokens, such as `css`, have its value",
      at: range
    )
  }
}

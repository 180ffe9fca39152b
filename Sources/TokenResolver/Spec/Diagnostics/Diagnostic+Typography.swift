internal import TokenDiagnostics
internal import TokenModel

/// Messages about typography tokens that become styles.
extension Diagnostic {
  /// A typography token that makes no style, because it has a value that a style cannot have. Outputs of tokens have it.
  ///
  /// - Parameters:
  ///   - path: The path of the token.
  ///   - need: What a style has in place of the value.
  static func makesNoStyle(_ path: TokenPath, because need: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .info,
      rule: SpecRule.notExpressible.id,
      message: "`\(path)` makes no style: a style has \(need); outputs of tokens, such as `css`, have its value",
      at: range
    )
  }

  static func lineHeightOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: SpecRule.noLineHeight.id,
      message: """
        a line height is above 0 and at most \(FixedDecimal.largest) points; the line height of the family is used
        """,
      at: range
    )
  }

  static func roundedWeight(_ weight: TokenNumber, to number: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: SpecRule.roundedWeight.id,
      message: "a weight of a style is a whole number; \(number) is used for \(weight.digits)",
      at: range
    )
  }

  static func systemFamily(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .info,
      rule: SpecRule.systemFamily.id,
      message: "`\(name)` is the platform's own font on every platform",
      at: range
    )
  }
}

internal import TokenDiagnostics
internal import TokenModel

/// Messages about typography tokens that become styles.
extension Diagnostic {
  static func fontSizeOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTypography.id,
      message: "a font size is above 0 and at most \(FixedDecimal.largest) points, in `px` or `rem`",
      at: range
    )
  }

  static func letterSpacingOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      rule: SpecRule.invalidTypography.id,
      message: "a letter spacing is from -\(FixedDecimal.largest) to \(FixedDecimal.largest) points",
      at: range
    )
  }

  static func weightOutOfRange(at range: SourceRange) -> Diagnostic {
    Diagnostic(rule: SpecRule.invalidTypography.id, message: "a weight is from 1 to 1000", at: range)
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

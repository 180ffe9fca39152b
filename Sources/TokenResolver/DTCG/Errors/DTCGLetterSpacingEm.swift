package import TokenDiagnostics
internal import TokenModel

/// A letter spacing in `em` or in percent.
package enum DTCGLetterSpacingEm: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-letter-spacing-em",
    in: .designTokens,
    "A letter spacing in `em` or in percent",
    why: "In the format a letter spacing is a dimension, in `px` or `rem`.",
    remedy: "Multiply by the font size: `\"0.02em\"` at 16 px is 0.32 px.",
    wrong: .typographyToken(#""letterSpacing": ⟦"0.02em"⟧, "lineHeight": 1.5"#),
    right: .typographyToken(#""letterSpacing": { "value": 0.32, "unit": "px" }, "lineHeight": 1.5"#)
  )
}

extension Diagnostic {
  /// A letter spacing that counts font sizes.
  ///
  /// - Parameters:
  ///   - length: The same length with a unit of the format; nil if it is not known.
  ///   - range: The location of the unit.
  ///   - value: The location of the whole value.
  static func letterSpacingEm(
    _ length: (number: TokenNumber, unit: LengthUnit)?,
    at range: SourceRange,
    in value: SourceRange
  ) -> Diagnostic {
    let object = length.map { "{ \"value\": \($0.number.digits), \"unit\": \"\($0.unit.rawValue)\" }" }
    return Diagnostic(
      of: DTCGLetterSpacingEm.self,
      message: "a letter spacing is in `px` or `rem`" + (object.map { "; write `\($0)`" } ?? ""),
      at: range,
      fixIts: object.map { [FixIt(writing: $0, .safe, replacing: value)] } ?? []
    )
  }
}

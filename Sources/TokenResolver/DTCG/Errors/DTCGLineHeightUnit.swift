package import TokenDiagnostics
internal import TokenModel

/// A line height with a unit or in percent.
package enum DTCGLineHeightUnit: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-line-height-unit",
    in: .designTokens,
    "A line height with a unit or in percent",
    why: "In the format a line height is a factor of the font size.",
    remedy: "Divide by the font size: `\"150%\"` is `1.5`.",
    wrong: .typographyToken(#""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": ⟦"150%"⟧"#),
    right: .typographyToken(#""letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5"#)
  )
}

extension Diagnostic {
  /// A line height with a unit; `ratio` is the format's equivalent, if it is known exactly.
  static func lineHeightUnit(ratio: TokenNumber? = nil, at range: SourceRange) -> Diagnostic {
    let advice = ratio.map { "; write `\($0.digits)`" } ?? ", not a dimension"
    return Diagnostic(
      of: DTCGLineHeightUnit.self,
      message: "a line height is a factor of the font size\(advice)",
      at: range,
      fixIts: ratio.map { [FixIt(writing: $0.digits, .safe, replacing: range)] } ?? []
    )
  }
}

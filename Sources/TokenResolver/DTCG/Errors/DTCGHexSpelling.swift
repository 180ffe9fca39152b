package import TokenDiagnostics

/// A `hex` without `#`, or with three, four or eight digits.
package enum DTCGHexSpelling: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-hex-spelling",
    in: .designTokens,
    "A `hex` without `#`, or with three, four or eight digits",
    why: "The format has `#` and six digits. The components count, so nothing else depends on it.",
    remedy: "The fix writes six digits.",
    wrong: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": ⟦"#000"⟧ } }"##
    ),
    right: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } }"##
    )
  )
}

extension Diagnostic {
  /// A `hex` in another spelling than the format's.
  static func hexSpelling(_ right: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGHexSpelling.self,
      message: "`hex` is `#` and six digits, and opacity is `alpha`; write `\(right)`",
      at: range,
      fixIts: [FixIt(quoting: right, .safe, replacing: range)]
    )
  }
}

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

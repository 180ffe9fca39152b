package import TokenDiagnostics

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

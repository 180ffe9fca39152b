package import TokenDiagnostics

/// A line height of many font sizes, which was meant in pixels or in percent.
package enum LargeLineHeight: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "large-line-height",
    in: .designTokens,
    "A line height of more than four font sizes",
    why: "The format has factors of the font size. Such a number is one of pixels or of percent.",
    remedy: "Write the factor: 24 pixels at a font size of 16 are 1.5.",
    wrong: .tokens(
      #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": ⟦24⟧ } }"#
    ),
    right: .tokens(
      #""a": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }"#
    )
  )
}

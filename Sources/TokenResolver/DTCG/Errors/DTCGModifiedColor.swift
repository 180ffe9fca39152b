package import TokenDiagnostics

/// A color that an extension modifies.
package enum DTCGModifiedColor: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-modified-color",
    in: .designTokens,
    "A color that the extension of Tokens Studio changes",
    why: """
      `studio.tokens.modify` is computed as Tokens Studio does it. In the format, extensions decide no values: other \
      tools read the color without it.
      """,
    remedy: "Write the color that the message names.",
    wrong: .tokens(
      ##"""
      "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] },
        "$extensions": { "studio.tokens": { "modify": ⟦{ "type": "alpha", "value": "0.3", "space": "srgb" }⟧ } } }
      """##
    ),
    right: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.3 } }"##
    )
  )
}

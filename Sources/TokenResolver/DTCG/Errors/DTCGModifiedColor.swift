package import TokenDiagnostics
internal import TokenModel

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

extension Diagnostic {
  /// A color that an extension changes; `result` is nil if it is not known.
  static func modifiedColor(_ result: ColorValue?, at range: SourceRange) -> Diagnostic {
    let shown = result.map { "this `\($0.hex)`" } ?? "another color of this"
    let message = """
      `modify` of Tokens Studio makes \(shown), but in the format extensions decide no values; write the color itself
      """
    return Diagnostic(of: DTCGModifiedColor.self, message: message, at: range)
  }
}

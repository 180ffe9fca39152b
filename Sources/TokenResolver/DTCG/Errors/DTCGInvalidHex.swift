package import TokenDiagnostics

/// A `hex` that is not a color.
package enum DTCGInvalidHex: ErrorKind {
  package static let page = ErrorPage(
    "dtcg-invalid-hex",
    in: .designTokens,
    "A `hex` that is not a color",
    why: "It is the color for programs that cannot read the components.",
    remedy: "Write `#` and six digits, or leave `hex` out.",
    wrong: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": ⟦"black"⟧ } }"##
    ),
    right: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } }"##
    )
  )
}

extension Diagnostic {
  static func invalidHex(_ text: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(text)` is not a color; `hex` is `#` and six digits, such as `#39639E`"
    return Diagnostic(of: DTCGInvalidHex.self, message: message, at: range)
  }
}

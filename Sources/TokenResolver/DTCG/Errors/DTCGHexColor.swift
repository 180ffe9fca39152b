package import TokenDiagnostics

/// Hex digits instead of a color.
package enum DTCGHexColor: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-hex-color",
    in: .designTokens,
    "Hex digits instead of a color",
    why: "Since 2025, a color of the format is an object with its space and components.",
    remedy: "The fix writes the object.",
    wrong: .tokens(##""a": { "$type": "color", "$value": ⟦"#39639E"⟧ }"##),
    right: .tokens(#""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }"#)
  )
}

extension Diagnostic {
  /// Hex digits; `object` is the same color as the format writes it.
  static func hexColor(object: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGHexColor.self,
      message: "a color is an object; write `\(object)`",
      at: range,
      fixIts: [FixIt(writing: object, .safe, replacing: range)]
    )
  }
}

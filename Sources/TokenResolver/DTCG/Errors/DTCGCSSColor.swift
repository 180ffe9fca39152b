package import TokenDiagnostics

/// A color as CSS writes it.
package enum DTCGCSSColor: ErrorKind {
  package static let grade = ErrorGrade.deviation

  package static let page = ErrorPage(
    "dtcg-css-color",
    in: .designTokens,
    "A color as CSS writes it",
    why: "Since 2025, a color of the format is an object with its space and components.",
    remedy: "The fix writes the object.",
    wrong: .tokens(#""a": { "$type": "color", "$value": ⟦"rgb(57 99 158 / 50%)"⟧ }"#),
    right: .tokens(
      #""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 } }"#
    )
  )
}

extension Diagnostic {
  /// A color of CSS by its name; `object` is the same color as the format writes it.
  static func cssColorName(_ name: String, object: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: DTCGCSSColor.self,
      message: "`\(name)` is a color of CSS; write `\(object)`",
      at: range,
      fixIts: [FixIt(writing: object, .safe, replacing: range)]
    )
  }

  static func cssColor(_ text: String, at range: SourceRange) -> Diagnostic {
    let message = "`\(text)` is a color of CSS; the format has an object with `colorSpace` and `components`"
    return Diagnostic(of: DTCGCSSColor.self, message: message, at: range)
  }
}

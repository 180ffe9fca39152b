package import TokenDiagnostics

/// A `hex` that is another color than the components.
package enum HexMismatch: ErrorKind {
  package static let grade = ErrorGrade.warning

  package static let page = ErrorPage(
    "hex-mismatch",
    in: .designTokens,
    "A `hex` that differs from the components",
    why: "The components count, and programs that read only `hex` show another color.",
    remedy: "Correct one of the two. A difference of 1/255 in a channel is rounding, and not reported.",
    wrong: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": ⟦"#00FF00"⟧ } }"##
    ),
    right: .tokens(
      ##""a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000" } }"##
    )
  )
}

extension Diagnostic {
  /// A `hex` that is another color than the components; `components` is their color.
  static func hexMismatch(_ hex: String, components: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      of: HexMismatch.self,
      message: "`\(hex)` is another color than the components, which count; they are `\(components)`",
      at: range,
      fixIts: [FixIt(quoting: components, .unsafe, replacing: range)]
    )
  }
}

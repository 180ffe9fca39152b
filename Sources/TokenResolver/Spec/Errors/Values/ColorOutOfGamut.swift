package import TokenDiagnostics
internal import TokenModel

/// A color outside sRGB, which tables use.
package enum ColorOutOfGamut: ErrorKind {
  package static let grade = ErrorGrade.information

  package static let page = ErrorPage(
    "color-out-of-gamut",
    in: .values,
    "A color that sRGB cannot show",
    why: """
      Tables of codes have colors of sRGB. A color outside sRGB is replaced with one of the same hue and about the same \
      lightness, as CSS Color 4 maps colors. This is not an error, only reported.
      """,
    remedy: "Nothing, if the color in the message is right. Otherwise write a color inside of sRGB.",
    wrong: .spec("color: { ink: ⟦\"oklch(0.7 0.4 150)\"⟧ }\n"),
    right: .spec("color: { ink: \"oklch(0.7 0.15 150)\" }\n")
  )
}

extension Diagnostic {
  /// The note about a color that is outside of sRGB or Display P3; nil for a color of sRGB.
  static func outOfGamut(_ color: TokenColor, _ text: String, at range: SourceRange) -> Diagnostic? {
    let narrow = color.mapped(to: .srgb)
    guard let difference = narrow.roundedDifference, let value = ColorValue(narrow) else { return nil }
    var message = "`\(text)` is outside of sRGB; codes have `\(value.hex)` instead, at ΔE OK \(difference)"
    let wide = color.mapped(to: .displayP3)
    if let difference = wide.roundedDifference, let value = DisplayP3Value(wide) {
      message += ", and Display P3 shows `\(value)`, at \(difference)"
    }
    return Diagnostic(of: ColorOutOfGamut.self, message: message, at: range)
  }
}

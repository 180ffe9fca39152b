internal import TokenModel

/// A token type that becomes constants, in their own enum.
struct TokenKind {
  /// The type of the tokens.
  let type: TokenType
  /// The enum.
  let scope: String
  /// The type of the constants.
  let swiftType: String
  /// The comment of the enum.
  let summary: String

  /// All kinds, in the order of the file. Colors are ``ColorDeclarations``, and typography tokens are codes.
  static let all = [
    TokenKind(type: .dimension, scope: "Dimensions", swiftType: "Double", summary: "Lengths, in points."),
    TokenKind(type: .duration, scope: "Durations", swiftType: "Duration", summary: "Durations."),
    TokenKind(type: .number, scope: "Numbers", swiftType: "Double", summary: "Numbers."),
    TokenKind(type: .fontWeight, scope: "FontWeights", swiftType: "Double", summary: "Font weights, 1…1,000."),
    TokenKind(
      type: .fontFamily,
      scope: "FontFamilies",
      swiftType: "[String]",
      summary: "Font families, the preferred one first."
    ),
    TokenKind(type: .cubicBezier, scope: "CubicBeziers", swiftType: "StyleCurve", summary: "Curves of animations."),
    TokenKind(type: .shadow, scope: "Shadows", swiftType: "StyleShadow", summary: "Shadows, in points."),
    TokenKind(type: .gradient, scope: "Gradients", swiftType: "StyleGradient", summary: "Gradients."),
    TokenKind(type: .border, scope: "Borders", swiftType: "StyleBorder", summary: "Borders, in points."),
    TokenKind(type: .transition, scope: "Transitions", swiftType: "StyleTransition", summary: "Animated changes."),
    TokenKind(type: .strokeStyle, scope: "StrokeStyles", swiftType: "StyleStroke", summary: "Styles of lines."),
  ]
}

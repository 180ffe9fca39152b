package import TokenDiagnostics

/// Something in a typography token that a style cannot have, or has otherwise.
package enum StyleProblem: Sendable {
  /// The values depend on too many combinations of contexts. There is no style.
  case tooEntangled(TooEntangled, TokenID)
  /// A part has a value that styles cannot have. There is no style.
  case outOfRange(Part, TokenPath, SourceRange)
  /// A name that no font can have. There is no style.
  case invalidFont(Sourced<String>, problem: String)
  /// A line height that is not above 0: the font's own is used.
  case noLineHeight(SourceRange)
  /// A weight that is not a whole number.
  case roundedWeight(TokenNumber, to: Int, SourceRange)
  /// A family that means the platform's own font.
  case systemFamily(Sourced<String>)

  /// The parts of a typography token whose range is that of styles.
  package enum Part: Sendable {
    case fontSize, letterSpacing, weight
  }
}

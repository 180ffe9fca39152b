/// The meaning of a text, in levels. A text that means less than the one it replaces is a placeholder, and the replaced
/// one is remembered.
enum TextSubstance: Int, Comparable {
  case nothing
  /// White space, punctuation, and signs such as `¥` and `+`.
  case punctuation
  /// Pictures: emoji, stars and other symbols, attachments.
  case pictures
  /// Letters or digits.
  case words

  /// - Complexity: Linear in the text up to its first letter or digit.
  init(of text: String) {
    self = .nothing
    for scalar in text.unicodeScalars {
      self = max(self, TextSubstance(of: scalar))
      if self == .words { return }
    }
  }

  private init(of scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      self = .words
    case .otherSymbol, .privateUse: self = .pictures
    default: self = .punctuation
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How much a text says. A text that says less than the one that it replaces is a placeholder, under which that one is
/// remembered.
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

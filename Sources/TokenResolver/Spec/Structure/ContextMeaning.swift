internal import TokenModel

/// What a spec declares about a modifier of its token files.
enum ContextMeaning {
  /// The values of a modifier: its role in one word, or the appearance or text size of each context.
  static let values = SpecValue.either([.words(roles.map(\.rawValue)), .table(.emoji, of: .words(words))])

  /// The words for contexts.
  static let words = appearances.map(\.word) + textSizes

  /// The words for text sizes.
  static let textSizes = TextSize.allCases.map(\.rawValue)

  /// The roles that one word declares.
  static let roles: [Modifier.Role] = [.mode, .build]

  /// The words for appearances. The contexts of two modifiers may together define one appearance.
  static let appearances: [(word: String, meaning: ContextAppearance)] = [
    ("light", ContextAppearance(isDark: false)),
    ("dark", ContextAppearance(isDark: true)),
    ("highContrastLight", ContextAppearance(.highContrastLight)),
    ("highContrastDark", ContextAppearance(.highContrastDark)),
    ("highContrast", ContextAppearance(isHighContrast: true)),
  ]

  /// The word for a context's appearance; nil for one without any.
  static func word(for meaning: ContextAppearance) -> String? {
    let plain = ContextAppearance(isDark: meaning.isDark, isHighContrast: meaning.isHighContrast == true ? true : nil)
    return appearances.first { $0.meaning == meaning || $0.meaning == plain }?.word
  }
}

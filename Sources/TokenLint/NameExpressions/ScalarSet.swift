/// The characters that match at one position of an expression: `a`, `.`, `[a-z0-9]`, `\d`.
struct ScalarSet: Sendable {
  /// A part of a set.
  enum Part: Sendable {
    case range(ClosedRange<Unicode.Scalar>)
    /// `\d`: a decimal digit of any script.
    case digit
    /// `\w`: a letter, a digit, a mark on a letter, or an underscore or its like.
    case word
    /// `\s`: white space.
    case space
    /// `\p{Lu}`: characters of one general category, or of one group of them.
    case category(String)
    indirect case not(Part)

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .range(let range): range.contains(scalar)
      case .digit: scalar.properties.generalCategory == .decimalNumber
      case .word: Self.isWord(scalar)
      case .space: scalar.properties.isWhitespace
      case .category(let name): GeneralCategoryName.of(scalar).hasPrefix(name)
      case .not(let part): !part.contains(scalar)
      }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
      if scalar.properties.isAlphabetic { return true }
      switch scalar.properties.generalCategory {
      case .decimalNumber, .connectorPunctuation, .nonspacingMark, .spacingMark, .enclosingMark: return true
      default: return scalar.properties.isJoinControl
      }
    }
  }

  var parts: [Part]
  var isNegated = false

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    parts.contains { $0.contains(scalar) } != isNegated
  }

  /// `.`: all that does not end a line.
  static let any = ScalarSet(
    parts: [.range("\u{0A}"..."\u{0D}"), .range("\u{85}"..."\u{85}"), .range("\u{2028}"..."\u{2029}")],
    isNegated: true
  )

  static func one(_ scalar: Unicode.Scalar) -> ScalarSet { ScalarSet(parts: [.range(scalar...scalar)]) }
}

/// The short names of Unicode's general categories.
enum GeneralCategoryName {
  /// The two letters of a character's category, such as `Lu`.
  static func of(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter: "Lu"
    case .lowercaseLetter: "Ll"
    case .titlecaseLetter: "Lt"
    case .modifierLetter: "Lm"
    case .otherLetter: "Lo"
    case .nonspacingMark: "Mn"
    case .spacingMark: "Mc"
    case .enclosingMark: "Me"
    case .decimalNumber: "Nd"
    case .letterNumber: "Nl"
    case .otherNumber: "No"
    case .connectorPunctuation: "Pc"
    case .dashPunctuation: "Pd"
    case .openPunctuation: "Ps"
    case .closePunctuation: "Pe"
    case .initialPunctuation: "Pi"
    case .finalPunctuation: "Pf"
    case .otherPunctuation: "Po"
    case .mathSymbol: "Sm"
    case .currencySymbol: "Sc"
    case .modifierSymbol: "Sk"
    case .otherSymbol: "So"
    case .spaceSeparator: "Zs"
    case .lineSeparator: "Zl"
    case .paragraphSeparator: "Zp"
    case .control: "Cc"
    case .format: "Cf"
    case .surrogate: "Cs"
    case .privateUse: "Co"
    case .unassigned: "Cn"
    @unknown default: "Cn"
    }
  }

  /// The names that a pattern may have: groups of categories by one letter, categories by two.
  static let all: Set<String> = [
    "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc", "Pd", "Ps", "Pe", "Pi",
    "Pf", "Po", "S", "Sm", "Sc", "Sk", "So", "Z", "Zs", "Zl", "Zp", "C", "Cc", "Cf", "Cs", "Co", "Cn",
  ]
}

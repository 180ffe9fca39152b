/// A token of Swift text, in bytes.
struct SwiftToken {
  enum Kind: Equatable {
    /// A name or a keyword, with or without backticks.
    case identifier
    /// A number, a regex literal, or a postfix operator: tokens that can only end an expression.
    case literal
    /// A whole string on one line, of nothing but its text.
    case text
    /// A string with escapes or of several lines, or the rest of one after an interpolation.
    case string
    /// A string up to and with the bracket that opens an interpolation.
    case stringOpening
    /// A dot before a member.
    case dot
    /// A single byte of punctuation or of an operator.
    case other(UInt8)
  }

  let kind: Kind
  /// With backticks or quotes.
  let range: Range<Int>
  /// Without backticks or quotes.
  let content: Range<Int>
  /// Whether it directly follows the token before it.
  let isAttached: Bool
}

/// Words that an expression cannot end with: a dot after one starts an implicit member.
enum SwiftKeyword {
  private static let packed: Set<UInt64> = Set(
    [
      "as", "await", "break", "case", "catch", "continue", "default", "defer", "do", "each", "else", "for", "guard",
      "if", "import", "in", "inout", "is", "let", "repeat", "return", "switch", "throw", "throws", "try", "var",
      "where", "while",
    ].map { pack(Array($0.utf8)[...]) }
  )

  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= 8 && word.first.map(SwiftBytes.isLower) ?? false && packed.contains(pack(word))
  }

  /// Up to eight bytes as one number.
  private static func pack(_ word: ArraySlice<UInt8>) -> UInt64 {
    word.reduce(0) { $0 &<< 8 | UInt64($1) }
  }
}

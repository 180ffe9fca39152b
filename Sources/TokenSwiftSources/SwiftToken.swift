/// A stretch of Swift text that means something, in bytes.
struct SwiftToken {
  enum Kind: Equatable {
    /// A name or a keyword, with or without backticks.
    case identifier
    /// A number, a regex literal, or a postfix operator: what can only end an expression.
    case literal
    /// A whole string on one line, of nothing but its text.
    case text
    /// A string with escapes or of several lines, or the rest of one behind an interpolation.
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
  /// Whether it follows the token before it at once.
  let isAttached: Bool
}

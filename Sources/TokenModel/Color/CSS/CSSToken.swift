/// A token of a color in CSS.
struct CSSToken {
  enum Kind: Hashable {
    case number(Double), percentage(Double)
    /// A number with a unit, in lower case.
    case dimension(Double, unit: String)
    /// In lower case.
    case identifier(String)
    /// A name in lower case, with the parenthesis that opens its parameters.
    case function(String)
    /// `#`, and the rest of the token.
    case hash
    case comma, slash, close, end
    /// Any other character.
    case other
  }

  let kind: Kind
  /// Of the whole token, in bytes.
  let range: Range<Int>
}

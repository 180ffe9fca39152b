internal import StyleTables

/// A part of a plain text that is not just text.
struct TextMatch {
  enum Kind {
    case emoji(EmojiCode)
    /// The person.
    case mention(String)
    /// The number of the rule.
    case link(Int)
  }

  /// In UTF-8 offsets.
  let range: Range<Int>
  let kind: Kind
  /// The end of the bytes that decided this; after the end of the text if that did.
  let reach: Int
}

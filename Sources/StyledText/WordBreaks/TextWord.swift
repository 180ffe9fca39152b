/// A range of text between two word boundaries. A word, here and in the diff, may also be a number, a sign or a space;
/// see ``Kind``. It is not empty, and its ends are ends of graphemes.
struct TextWord: Equatable {
  enum Kind: UInt8 {
    /// Letters, with the digits and signs inside a word: `can't`, `iPhone15`, `snake_case`.
    case word
    /// Begins with a digit, and has no letters: `99`, `1,299.00`, `٤٢`.
    case number
    /// One grapheme of a script without spaces between words: Han, kana, Thai and its neighbors.
    case ideograph
    /// A run of spaces, or one white space of another sort, such as a tab.
    case space
    /// One line break; CR LF is one.
    case lineBreak
    /// One other grapheme: a currency sign, punctuation, an emoji. Rarely several, if Unicode has no word boundary
    /// between them, such as low lines and controls like the soft hyphen.
    case symbol
  }

  /// The UTF-8 offsets in the text that the segmenter was given: from `start` up to, not including, `end`.
  var start: Int
  var end: Int
  var kind: Kind
}

extension TextWord.Kind {
  /// The kind of a word that begins with a scalar of a class, judging by this scalar.
  init(beginningWith first: WordBreakClass) {
    switch first {
    case .aLetter, .hebrewLetter, .pictographicLetter: self = .word
    case .numeric: self = .number
    case .ideographic, .hiragana, .katakana, .southEastAsian: self = .ideograph
    case .wSegSpace, .otherSpace: self = .space
    case .cr, .lf, .newline: self = .lineBreak
    default: self = .symbol
    }
  }
}

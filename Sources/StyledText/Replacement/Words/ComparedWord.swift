internal import StyleTables

/// A word of one of two compared texts. Like a ``JoinedWord``, it may be a number, an address, a sign or a line break,
/// but not white space, which is the text between two words.
struct ComparedWord {
  enum Kind: UInt8 {
    /// Letters, with the digits and signs inside a word.
    case word
    /// One grapheme of a script without spaces between words.
    case ideograph
    /// A number with its sign, currency, fraction and unit; a range, a time, a date or a version.
    case amount
    /// A URL, a mail address, a name after `@`, a hashtag.
    case address
    /// A range with an atomic attribute, or the same text in the new text.
    case atom
    /// The text of a run that is also in the new text (``MovedNames``).
    case name
    /// Punctuation, currencies without a number, and other signs.
    case symbol
    case emoji
    case lineBreak
  }

  /// The UTF-8 offsets: from `start` up to, not including, `end`.
  let start: Int
  let end: Int
  /// The same number for the same text, in both texts.
  let id: Int
  /// The same for texts that differ in their case alone.
  let folded: UInt64
  /// In the old text, the index of the run at its start.
  var run: Int32 = 0
  let kind: Kind
  /// Whether it is an address, an atom or a name that occurs in both texts, so that it does not replace other words.
  var isBound = false

  init(start: Int, end: Int, kind: Kind, id: Int, folded: UInt64) {
    self.start = start
    self.end = end
    self.kind = kind
    self.id = id
    self.folded = folded
  }

  var range: Range<Int> { start..<end }

  /// Whether it consists of letters, and may be replaced by other letters.
  var isOfLetters: Bool { kind == .word || kind == .ideograph || kind == .address || kind == .name }

  /// The worth of pairing two words; nil for those that cannot replace each other.
  ///
  /// Equal text has the greatest worth. Amounts are values at a position: another amount fits nearly as well as the
  /// same one, so that prices keep their positions when they change. Other words may also replace each other, but only
  /// without a better pair.
  func worth(_ other: ComparedWord) -> Int32? {
    if id == other.id { return worthOfSame }
    if isBound || other.isBound { return nil }
    switch (kind, other.kind) {
    case (.word, .word): return folded == other.folded ? 24 : 8
    case (.amount, .amount), (.address, .address): return 16
    case (.ideograph, .ideograph): return 4
    case (.lineBreak, .lineBreak), (.word, .ideograph), (.ideograph, .word): return 3
    // A number may replace letters. Letters do not replace amounts one by one.
    case (.word, .amount), (.ideograph, .amount): return 3
    case (.address, .word), (.word, .address): return 6
    case (.symbol, .symbol), (.emoji, .emoji): return 2
    case (.symbol, .emoji), (.emoji, .symbol): return 1
    default: return nil
    }
  }

  private var worthOfSame: Int32 {
    switch kind {
    case .atom: 48
    case .word, .address, .name: 40
    case .amount: 24
    case .ideograph: 16
    case .lineBreak: 12
    case .symbol, .emoji: 8
    }
  }
}

/// Two compared texts, and the attributes of the old one.
struct ComparedTexts {
  let old: UnsafeBufferPointer<UInt8>
  let new: UnsafeBufferPointer<UInt8>
  let runs: RunList
  /// The attributes of the whole text, with its style.
  let base: TextAttributes

  /// Whether an old word is struck through.
  func isStruck(_ word: ComparedWord) -> Bool {
    let look = runs.look(at: word.start)
    let line = look.overrides[TextAttributeKeys.Strikethrough.self] ?? base[TextAttributeKeys.Strikethrough.self]
    return line.map { $0.width != 0 } ?? false
  }
}

internal import StyleTables

/// A token of one of two texts that are compared. White space is no token: it is what stands between two.
struct DiffToken {
  enum Kind: UInt8 {
    /// Letters, with what belongs to a word.
    case word
    /// One grapheme of a script without spaces between words.
    case ideograph
    /// A number with its sign, currency, fraction and unit; a range, a time, a date or a version.
    case amount
    /// A URL, a mail address, a name behind `@`, a hashtag.
    case address
    /// A range with an atomic attribute, or the same text in the new text.
    case atom
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
  /// In the old text, the number of the run that it begins in.
  var run: Int32 = 0
  let kind: Kind
  /// Whether it is an address or an atom whose text is in both texts: it stands for nothing else.
  var isBound = false

  init(start: Int, end: Int, kind: Kind, id: Int, folded: UInt64) {
    self.start = start
    self.end = end
    self.kind = kind
    self.id = id
    self.folded = folded
  }

  var range: Range<Int> { start..<end }

  /// Whether it is read as a word, and may be replaced by one.
  var isWord: Bool { kind == .word || kind == .ideograph || kind == .address }

  /// What pairing two tokens is worth; nil for those that never stand for each other.
  ///
  /// The same text is worth most. Amounts are values in a place: another one fits nearly as well as the same one, so that
  /// prices keep their places when they change. Other words, too, may stand for each other, but only where nothing better
  /// is possible.
  func worth(_ other: DiffToken) -> Int32? {
    if id == other.id { return worthOfSame }
    if isBound || other.isBound { return nil }
    switch (kind, other.kind) {
    case (.word, .word): return folded == other.folded ? 24 : 8
    case (.amount, .amount), (.address, .address): return 16
    case (.ideograph, .ideograph): return 4
    case (.lineBreak, .lineBreak), (.word, .ideograph), (.ideograph, .word): return 3
    // A number may come for a word. Where amounts go, words do not take over their looks one by one.
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
    case .word, .address: 40
    case .amount: 24
    case .ideograph: 16
    case .lineBreak: 12
    case .symbol, .emoji: 8
    }
  }
}

/// Where a new token's attributes come from; the number is that of an old token.
enum TokenSource: Equatable {
  /// The same text at the same place among the others.
  case kept(Int)
  /// The same text from elsewhere.
  case moved(Int)
  /// Other text in the place of the old one.
  case replacing(Int)
  case inserted

  /// The old token with the same text.
  var same: Int? {
    switch self {
    case .kept(let old), .moved(let old): old
    case .replacing, .inserted: nil
    }
  }

  /// The old token that it takes the place of, with whatever text.
  var place: Int? {
    switch self {
    case .kept(let old), .moved(let old), .replacing(let old): old
    case .inserted: nil
    }
  }
}

/// Two texts that are compared, and how the old one looks.
struct ComparedTexts {
  let old: UnsafeBufferPointer<UInt8>
  let new: UnsafeBufferPointer<UInt8>
  let runs: RunList
  /// The attributes of the whole text, with its style.
  let base: TextAttributes

  /// Whether an old token is struck through.
  func isStruck(_ token: DiffToken) -> Bool {
    let look = runs.look(at: token.start)
    let line = look.overrides[TextAttributeKeys.Strikethrough.self] ?? base[TextAttributeKeys.Strikethrough.self]
    return line.map { $0.width != 0 } ?? false
  }
}

/// The class of a scalar in word segmentation: its Word_Break property (UAX #29, section 4.1), with `Other` divided for
/// the diff. The raw values are those in ``WordBreakTable``.
enum WordBreakClass: UInt8 {
  case other
  case cr
  case lf
  case newline
  case extend
  case zwj
  case format
  case regionalIndicator
  case aLetter
  case hebrewLetter
  case numeric
  case midLetter
  case midNum
  case midNumLet
  case singleQuote
  case doubleQuote
  case extendNumLet
  case wSegSpace
  /// White space that is not joined with adjacent white space: tab, no-break space.
  case otherSpace
  /// Extended_Pictographic: emoji and potential emoji.
  case pictographic
  /// A letter that is also pictographic, such as `ℹ`.
  case pictographicLetter

  // Scripts that do not put spaces between words: each grapheme is a word.

  /// Han, and the other scripts of ideographs: Tangut, Nüshu, Khitan.
  case ideographic
  case hiragana
  /// UAX #29 makes a word of a run of these (WB13); here they are treated as the ideographs and hiragana around them
  /// are.
  case katakana
  /// Thai, Lao, Khmer, Myanmar and others: Line_Break is SA. Their marks are ``extend``.
  case southEastAsian
}

extension WordBreakClass {
  /// The class of a scalar. Scalars without an entry, such as unassigned ones, are ``other``.
  init(_ scalar: Unicode.Scalar) {
    self.init(scalarValue: scalar.value)
  }

  /// The class of a scalar by its value; ``other`` for a value that is not a scalar.
  @inline(__always)
  init(scalarValue value: UInt32) {
    // Most of English, Chinese and Korean, without a search.
    switch value {
    case 0x61...0x7A, 0x41...0x5A: self = .aLetter
    case 0x30...0x39: self = .numeric
    case 0x20: self = .wSegSpace
    case 0x4E00...0x9FFF: self = .ideographic
    case 0xAC00...0xD7A3: self = .aLetter
    default: self = Self.find(value)
    }
  }

  /// A binary search for the last range that starts at or before the value, among those of its block.
  @inline(__always)
  private static func find(_ value: UInt32) -> WordBreakClass {
    let ranges = WordBreakTable.ranges
    let blocks = WordBreakTable.blocks
    let block = min(Int(value >> 7), blocks.count - 1)
    let key = value << 8 | 0xFF
    var low = Int(blocks[block])
    var high = block + 1 < blocks.count ? Int(blocks[block + 1]) : ranges.count - 1
    // The range is in low…high.
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle] <= key { low = middle } else { high = middle - 1 }
    }
    return WordBreakClass(rawValue: UInt8(truncatingIfNeeded: ranges[low])) ?? .other
  }
}

extension WordBreakClass {
  /// AHLetter of UAX #29.
  var isLetter: Bool { self == .aLetter || self == .hebrewLetter || self == .pictographicLetter }

  /// A decimal digit of any script, or a letter.
  var isLetterOrDigit: Bool { self == .numeric || isLetter }

  var isPictographic: Bool { self == .pictographic || self == .pictographicLetter }

  /// Whether WB4 attaches it to the scalar before it, and ignores it otherwise.
  var isIgnored: Bool { self == .extend || self == .zwj || self == .format }

  /// Whether there is a boundary on both sides, except within CR LF.
  var isNewline: Bool { self == .lf || self == .cr || self == .newline }

  /// Whether it may be inside a word, between two letters: MidLetter and MidNumLetQ.
  var joinsLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }

  /// Whether it may be inside a number, between two digits: MidNum and MidNumLetQ.
  var joinsDigits: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
}

/// Properties of graphemes that do not need the standard library's tables, and hold in every version of Unicode.
extension WordBreakClass {
  /// Whether a scalar of this class is a separate grapheme between any two others for which this is true. The exception
  /// is CR LF, which is one grapheme.
  ///
  /// It is neither a mark, nor a part of flags, conjuncts or Korean syllables, nor Grapheme_Cluster_Break Prepend, as
  /// some letters and signs of scripts from Arabic on are.
  @inline(__always)
  func isGraphemeAmongOthers(scalarValue value: UInt32) -> Bool {
    switch self {
    case .aLetter: value < 0x0900 || (0xAC00...0xD7A3).contains(value)
    case .numeric: value < 0x0600 || (0xFF10...0xFF19).contains(value)
    case .other: Self.isOrdinarySymbol(value)
    case .extend, .zwj, .format, .regionalIndicator, .southEastAsian: false
    default: true
    }
  }

  /// ASCII; Latin-1; dashes and quotation marks; currency signs; CJK and fullwidth punctuation.
  private static func isOrdinarySymbol(_ value: UInt32) -> Bool {
    switch value {
    case 0...0xBF, 0x2010...0x2027, 0x20A0...0x20C0, 0x3001...0x3029, 0xFF01...0xFF60: true
    default: false
    }
  }
}

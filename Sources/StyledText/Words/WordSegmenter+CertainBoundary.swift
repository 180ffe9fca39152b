extension WordSegmenter {
  /// True only where a token ends between the two scalars whatever stands before and behind them, so that a text may be
  /// divided there, and its halves segmented apart. False says nothing.
  static func isCertainBoundary(before: Unicode.Scalar, after: Unicode.Scalar) -> Bool {
    let left = WordBreakClass(before)
    let right = WordBreakClass(after)
    if left.isNewline || right.isNewline { return !(left == .cr && right == .lf) }
    guard endsGrapheme(before, left), startsGrapheme(after, right) else { return false }
    // Words and runs of spaces may go on; what is alone on one side of the boundary cannot.
    let isRun = left == .wSegSpace && right == .wSegSpace
    return !isRun && (isAlone(before, left) || isAlone(after, right))
  }

  /// Whether no rule of word boundaries joins the scalar to another one, but for a run of spaces and for what WB4
  /// ignores; and whether no rule of graphemes joins it to anything but marks behind it.
  private static func isAlone(_ scalar: Unicode.Scalar, _ breakClass: WordBreakClass) -> Bool {
    switch breakClass {
    case .ideographic, .hiragana, .katakana, .wSegSpace, .otherSpace: true
    case .other: isOrdinarySymbol(scalar)
    default: false
    }
  }

  /// ASCII; Latin-1; dashes and quotation marks; currency signs; CJK and fullwidth punctuation.
  private static func isOrdinarySymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0xBF, 0x2010...0x2027, 0x20A0...0x20C0, 0x3001...0x3029, 0xFF01...0xFF60: true
    default: false
    }
  }

  /// Whether a grapheme that holds the scalar ends with it, when a scalar follows of which ``startsGrapheme(_:_:)`` is
  /// true and one of the two is alone: it is neither a mark, behind which ZWJ sequences and conjuncts go on, nor
  /// Grapheme_Cluster_Break Prepend, as some letters and signs of scripts from Arabic on are.
  private static func endsGrapheme(_ scalar: Unicode.Scalar, _ breakClass: WordBreakClass) -> Bool {
    switch breakClass {
    case .aLetter: scalar.value < 0x0900 || (0xAC00...0xD7A3).contains(scalar.value)
    case .numeric: scalar.value < 0x0600 || (0xFF10...0xFF19).contains(scalar.value)
    case .extend, .zwj, .format, .southEastAsian: false
    case .other: isOrdinarySymbol(scalar)
    default: true
    }
  }

  /// Whether the scalar starts a grapheme behind whatever is alone: it is no mark. Some South-East Asian letters are
  /// marks to Grapheme_Cluster_Break; scalars that were unassigned when the table was made may become marks.
  private static func startsGrapheme(_ scalar: Unicode.Scalar, _ breakClass: WordBreakClass) -> Bool {
    switch breakClass {
    case .extend, .zwj, .format, .southEastAsian: false
    case .other: isOrdinarySymbol(scalar)
    default: true
    }
  }
}

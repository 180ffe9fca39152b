/// What can be said of graphemes without the standard library's tables, and holds in every version of Unicode.
extension WordBreakClass {
  /// Whether a scalar of this class is a grapheme of its own between any two others of which this is true; but for
  /// CR LF, which is one.
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

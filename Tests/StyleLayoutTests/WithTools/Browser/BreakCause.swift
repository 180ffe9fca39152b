#if canImport(CPango)
  /// Why a browser ends lines elsewhere.
  enum BreakCause: String, CaseIterable {
    /// Chromium alone breaks between a hyphen and a digit when a letter or a digit precedes.
    case hyphenBeforeDigit = "hyphen before a digit"
    /// Chromium breaks after a hyphen that starts a word; UAX #14, LB20a does not.
    case hyphenOfWord = "hyphen that starts a word"
    /// Lines end after every space; UAX #14 keeps `/`, closing punctuation and the like off the start of lines.
    case space = "after a space"
    /// Chromium has a table of its own for pairs of ASCII characters, with hardly any breaks.
    case ascii = "between two ASCII characters"
    /// Soft hyphens beside spaces and marks.
    case softHyphen = "beside a soft hyphen"
    /// Words of a script without spaces, that one dictionary has and the other has not.
    case dictionary = "words of a dictionary"
    /// What is left.
    case other = "other break rules"
    /// A word that is wider than a line is broken between graphemes, and one of both finds another place for that.
    case insideWord = "inside of a word"
    /// Both may end lines in the same places; widths differ.
    case width = "width"

    init(at place: Int, in text: [UInt16]) {
      func unit(_ distance: Int) -> UInt16 { text.indices.contains(place + distance) ? text[place + distance] : 0 }
      let (before, after) = (unit(-1), unit(0))
      if before == 0x2D, 0x30...0x39 ~= after {
        self = .hyphenBeforeDigit
      } else if before == 0x2D, [0, 0x09, 0x0A, 0x20, 0xA0].contains(unit(-2)) {
        self = .hyphenOfWord
      } else if before == 0x20 {
        self = .space
      } else if before < 0x80, after < 0x80 {
        self = .ascii
      } else if [before, after, unit(-2)].contains(0xAD) {
        self = .softHyphen
      } else if Self.needDictionary.contains(where: { $0 ~= before && $0 ~= after }) {
        self = .dictionary
      } else {
        self = .other
      }
    }

    /// Thai, Lao, Burmese, Khmer.
    private static let needDictionary: [ClosedRange<UInt16>] = [
      0xE00...0xE7F, 0xE80...0xEFF, 0x1000...0x109F, 0x1780...0x17FF,
    ]
  }
#endif

/// The word boundary rules of UAX #29, applied from the start of a word. The end of a word does not depend on the text
/// before it: rules that look back only look at scalars that have already been joined.
struct WordBreakRules {
  /// The class of the scalar directly before the current one.
  private(set) var last: WordBreakClass
  /// The classes of the last two scalars that WB4 does not ignore.
  private(set) var base: WordBreakClass
  private var beforeBase: WordBreakClass = .other
  /// Whether the last regional indicator is the first of a pair.
  private var isHalfFlag: Bool
  /// The kind of the word so far.
  private(set) var kind: TextWord.Kind

  @inline(__always)
  init(first: WordBreakClass) {
    last = first
    base = first
    isHalfFlag = first == .regionalIndicator
    kind = TextWord.Kind(beginningWith: first)
  }

  /// Takes the current scalar into the word.
  @inline(__always)
  mutating func append(_ current: WordBreakClass) {
    last = current
    if current.isIgnored { return }
    note(current)
    isHalfFlag = current == .regionalIndicator && !isHalfFlag
    beforeBase = base
    base = current
  }

  private mutating func note(_ current: WordBreakClass) {
    switch kind {
    case .number where current.isLetter: kind = .word
    case .symbol where current.isLetterOrDigit && (base == .extendNumLet || base.isIgnored): kind = .word
    default: break
    }
  }

  /// Whether the rules join the current scalar to the one before it. `following` is the class of the next scalar that
  /// WB4 does not ignore; few rules need it.
  @inline(__always)
  func joins(_ current: WordBreakClass, following: () -> WordBreakClass?) -> Bool {
    // WB3, WB3a, WB3b: line breaks.
    if last.isNewline || current.isNewline { return last == .cr && current == .lf }
    // WB3c, WB3d: what emoji sequences and runs of spaces are made of; they do not look past ignored scalars.
    if last == .zwj && current.isPictographic { return true }
    if last == .wSegSpace && current == .wSegSpace { return true }
    return current.isIgnored || joinsBase(to: current, following: following)
  }

  /// WB5 to WB16, without WB13: katakana is not joined.
  private func joinsBase(to current: WordBreakClass, following: () -> WordBreakClass?) -> Bool {
    switch current {
    case .aLetter, .hebrewLetter, .pictographicLetter:
      joinsLetter || current == .hebrewLetter && base == .doubleQuote && beforeBase == .hebrewLetter
    case .numeric:
      base.isLetterOrDigit || base == .extendNumLet || base.joinsDigits && beforeBase == .numeric
    case .extendNumLet:
      base.isLetterOrDigit || base == .extendNumLet
    case .midLetter, .midNum, .midNumLet, .singleQuote, .doubleQuote:
      joinsPunctuation(current, following: following)
    case .regionalIndicator:
      isHalfFlag && base == .regionalIndicator
    default:
      false
    }
  }

  /// WB5, WB7, WB10 and WB13b.
  private var joinsLetter: Bool {
    base.isLetterOrDigit || base == .extendNumLet || base.joinsLetters && beforeBase.isLetter
  }

  /// WB6, WB7a, WB7b and WB12: punctuation belongs to a word or number only if that continues after it.
  private func joinsPunctuation(_ current: WordBreakClass, following: () -> WordBreakClass?) -> Bool {
    switch base {
    case .hebrewLetter where current == .singleQuote: true
    case .hebrewLetter where current == .doubleQuote: following() == .hebrewLetter
    case _ where base.isLetter: current.joinsLetters && following()?.isLetter == true
    case .numeric: current.joinsDigits && following() == .numeric
    default: false
    }
  }
}

/// A name as words, which are the same for `14_gray2_bold`, `t14_gray2_bold` but for its first, and `14Gray2Bold`: runs
/// of letters or of digits, in lower case. A capital after a small letter also starts a word.
struct NameWords {
  /// Each word, followed by a zero.
  private(set) var text: [UInt8] = []
  /// The start of each word in ``text``, and the end of the last one.
  private(set) var starts = [0]
  /// Whether something other than the change from letters to digits separates each word from the one before.
  private(set) var isParted: [Bool] = []

  var count: Int { isParted.count }

  init(_ name: some Collection<UInt8>) {
    var before = Kind.separator
    var capitals = 0
    for byte in name {
      let kind = Kind(byte)
      defer { before = kind }
      guard kind != .separator else { continue }
      if before == .separator || (kind == .upper && before != .upper) {
        start(isParted: true)
      } else if kind == .lower, before == .upper, capitals > 1 {
        moveLastIntoNewWord()
      } else if (kind == .digit) != (before == .digit) {
        start(isParted: false)
      }
      capitals = kind == .upper ? capitals + 1 : 0
      text.append(kind == .upper ? byte | 0x20 : byte)
    }
    if !text.isEmpty { close() }
  }

  /// The words in a range, each followed by a zero.
  subscript(words: Range<Int>) -> ArraySlice<UInt8> { text[starts[words.lowerBound]..<starts[words.upperBound]] }

  /// Whether a word is a number.
  func isNumber(_ word: Int) -> Bool { SwiftBytes.isDigit(text[starts[word]]) }

  private enum Kind {
    case lower, upper, digit, separator

    init(_ byte: UInt8) {
      self =
        SwiftBytes.isUpper(byte)
        ? .upper
        : SwiftBytes.isDigit(byte) ? .digit : SwiftBytes.isLower(byte) || byte >= 0x80 ? .lower : .separator
    }
  }

  private mutating func start(isParted: Bool) {
    if !text.isEmpty { close() }
    self.isParted.append(isParted)
  }

  private mutating func close() {
    text.append(0)
    starts.append(text.count)
  }

  /// In `URLBold` the `B` starts a word.
  private mutating func moveLastIntoNewWord() {
    guard let capital = text.popLast() else { return }
    start(isParted: true)
    text.append(capital)
  }
}

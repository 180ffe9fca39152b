internal import TokenDiagnostics

/// Words without the quotes of JSON or with other quotes, and white space of other languages.
extension JSONTreeBuilder {
  /// Reads a word without quotes as a key or a value, and reports it; false if there is none.
  @discardableResult
  mutating func readWord() -> Bool {
    let word = position..<endOfWord(from: position)
    guard !word.isEmpty, startsWord(bytes[position]) else { return false }
    if place == .start, isFollowedByColon(word) {
      report { .entriesWithoutBraces(at: $0.range(word)) }
      position = bytes.count
      return true
    }
    let isKey = place == .openBrace || place == .commaInMapping
    report {
      .word(JSONWord($0.text(word), isKey: isKey, isAlone: $0.isFollowedByPunctuation(word)), at: $0.range(word))
    }
    appendGuess(.plain, at: word, text: word)
    return true
  }

  /// Reads text in single, typographic or backward quotes, and reports it; false if there is none.
  mutating func readOtherQuotes() -> Bool {
    guard let quotes = OtherQuotes(in: bytes, at: position) else { return false }
    let start = position
    guard let closing = quotes.closingQuote(in: bytes, after: start) else {
      let opening = start..<start + quotes.length
      report { .unclosedQuote($0.text(opening), at: $0.range(opening)) }
      endLine(from: start, textFrom: opening.upperBound)
      return true
    }
    let text = start + quotes.length..<closing.lowerBound
    let source = start..<closing.upperBound
    report { .otherQuotes(quotes.name, $0.text(text), at: $0.range(source)) }
    appendGuess(.quoted, at: source, text: text)
    return true
  }

  /// Adds the text on the line of a quote that is never closed, up to the punctuation at its end, which is then read.
  mutating func endLine(from start: Int, textFrom text: Int) {
    let lineEnd = endOfLine(from: text)
    endsInside = lineEnd == bytes.count
    var end = lineEnd
    while end > text, " \t,]}".utf8.contains(bytes[end - 1]) { end -= 1 }
    appendGuess(.quoted, at: start..<end, text: text..<end)
  }

  private mutating func appendGuess(_ form: ScalarForm, at source: Range<Int>, text: Range<Int>) {
    position = source.upperBound
    append(form, at: source, text: writer.text(ofSource: text))
    isRecovering = true
  }

  /// Whether a byte is the start of text, of a number or of a color, rather than a stray character.
  func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default: "_$+-.#".utf8.contains(byte)
    }
  }

  func endOfWord(from start: Int) -> Int {
    var end = start
    while isWord(at: end) { end = endOfCharacter(from: end) }
    return end
  }

  /// Whether only punctuation follows a word.
  private func isFollowedByPunctuation(_ word: Range<Int>) -> Bool {
    bytes[word.upperBound...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { ",:]}".utf8.contains($0) } ?? false
  }

  private func isFollowedByColon(_ word: Range<Int>) -> Bool {
    bytes[word.upperBound...].first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ":")
  }

  /// Passes characters that are white space elsewhere, and reports them; false if there are none.
  mutating func passOtherSpace() -> Bool {
    let start = position
    while let end = otherSpace(at: position) { position = end }
    guard position > start else { return false }
    let end = position
    report { .otherSpace($0.text(start..<end), at: $0.range(start..<end)) }
    return true
  }

  /// The end of a character that is white space, or is not visible, and that JSON does not allow between values. Nil
  /// for others.
  func otherSpace(at offset: Int) -> Int? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case 0x0B, 0x0C: return offset + 1
    // The first bytes of such characters; most letters have others.
    case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF:
      let end = endOfCharacter(from: offset)
      let first = UInt32(bytes[offset]) & (end - offset == 2 ? 0x1F : 0x0F)
      let value = bytes[offset + 1..<end].reduce(first) { $0 << 6 | UInt32($1 & 0x3F) }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      return scalar.properties.isWhitespace || [0x200B, 0x2060, 0xFEFF].contains(value) ? end : nil
    default: return nil
    }
  }

  /// Passes a comment of YAML, and reports it.
  mutating func passHashComment() {
    let start = position
    position = endOfLine(from: start)
    let end = position
    report { .hashComment(at: $0.range(start..<end)) }
  }

  /// The end of a color without quotes at a `#`; nil for other text.
  func endOfColor() -> Int? {
    var end = position + 1
    while end < bytes.count, Character(Unicode.Scalar(bytes[end])).isHexDigit { end += 1 }
    return [3, 4, 6, 8].contains(end - position - 1) && !isWord(at: end) ? end : nil
  }
}

/// A quote that is not valid in JSON.
private struct OtherQuotes {
  /// As messages name them.
  let name: String
  /// The length of the opening quote in bytes.
  let length: Int
  private let opening: UInt8

  /// Nil if another character is at an offset.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset < bytes.count else { return nil }
    opening = bytes[offset]
    switch opening {
    case UInt8(ascii: "'"): (name, length) = ("single quotes", 1)
    case UInt8(ascii: "`"): (name, length) = ("backticks", 1)
    case 0xE2 where Self.isTypographic(in: bytes, at: offset): (name, length) = ("typographic quotes", 3)
    default: return nil
    }
  }

  /// The next closing quote on the line; nil if there is none. Text in typographic quotes may end with a straight one.
  func closingQuote(in bytes: UnsafeBufferPointer<UInt8>, after start: Int) -> Range<Int>? {
    var offset = start + length
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
      if length == 3 {
        if Self.isTypographic(in: bytes, at: offset) { return offset..<offset + 3 }
        if bytes[offset] == UInt8(ascii: "\"") { return offset..<offset + 1 }
      } else if bytes[offset] == opening {
        return offset..<offset + 1
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// “ ” „ ‟: E2 80 9C to 9F. Single ones occur in double ones as apostrophes.
  private static func isTypographic(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && (0x9C...0x9F).contains(bytes[offset + 2])
  }
}

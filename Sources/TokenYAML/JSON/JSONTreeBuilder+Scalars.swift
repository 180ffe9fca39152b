internal import TokenDiagnostics

/// Strings, numbers and literals without mistakes.
extension JSONTreeBuilder {
  /// Reads a string as a key or a value. Its text is a part of the source unless it has escapes.
  mutating func readString() {
    let start = position
    let end = endOfPlainText(from: start + 1)
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      position = end + 1
      append(.quoted, at: start..<position, text: writer.text(ofSource: start + 1..<end))
    } else {
      readDecodedString(from: start, plainUntil: end)
    }
  }

  /// The offset of the first quote, backslash or control character; the size of the file if there is none.
  func endOfPlainText(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let special = Self.specialBytes(of: word)
      if special != 0 { return offset &+ special.trailingZeroBitCount &>> 3 }
      offset &+= 8
    }
    while offset < bytes.count, bytes[offset] >= 0x20, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "\\")
    { offset &+= 1 }
    return offset
  }

  /// The high bit of the first byte of eight that is a quote, a backslash or a control character, and of some bytes
  /// above it. <https://graphics.stanford.edu/~seander/bithacks.html#HasLessInWord>
  private static func specialBytes(of word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let below = (word &- ones &* 0x20) & ~word
    return (below | (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes) & (ones &* 0x80)
  }

  /// Reads a number, whose text is kept.
  mutating func readNumber() {
    guard let end = JSONNumber.end(in: bytes, from: position), !isWord(at: end) else {
      readWord()
      return
    }
    readPlain(.number, until: end)
  }

  mutating func readLiteral(_ literal: StaticString, _ form: ScalarForm) {
    let end = position + literal.utf8CodeUnitCount
    guard end <= bytes.count, literal.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) }), !isWord(at: end)
    else {
      readWord()
      return
    }
    readPlain(form, until: end)
  }

  private mutating func readPlain(_ form: ScalarForm, until end: Int) {
    let source = position..<end
    position = end
    append(form, at: source, text: writer.text(ofSource: source))
  }

  /// Whether the byte at an offset is a part of a number or a word. False at the end of the file.
  func isWord(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      return false
    case UInt8(ascii: "/"): return !startsComment(at: offset)
    default: return otherSpace(at: offset) == nil && punctuation(at: offset) == nil
    }
  }

  /// Whether `//` or `/*` is at an offset.
  func startsComment(at offset: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/") else { return false }
    return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
  }
}

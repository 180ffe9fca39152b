/// Bytes with a meaning in web sources.
enum WebBytes {
  static let backslash = UInt8(ascii: "\\")
  static let hyphen = UInt8(ascii: "-")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backtick = UInt8(ascii: "`")
  static let dollar = UInt8(ascii: "$")
  static let hash = UInt8(ascii: "#")
  static let at = UInt8(ascii: "@")
  static let ampersand = UInt8(ascii: "&")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let equals = UInt8(ascii: "=")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  /// The white space of HTML and CSS.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isNewline(byte) }

  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether an identifier of CSS may have a byte, which is not its first.
  static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == hyphen || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  static func lowercased(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}

/// Bytes of a source from a position to an end.
protocol WebCursor {
  var bytes: [UInt8] { get }
  var position: Int { get set }
  var end: Int { get }
}

extension WebCursor {
  /// The byte at an offset from here; zero beyond the end.
  func byte(_ ahead: Int = 0) -> UInt8 {
    let index = position + ahead
    return index < end ? bytes[index] : 0
  }

  /// Whether a text is here.
  func isAt(_ text: StaticString) -> Bool {
    guard end - position >= text.utf8CodeUnitCount else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  /// Goes on to the next place that has a text, or to the end. Returns the bytes before it.
  mutating func skip(to text: StaticString) -> Range<Int> {
    let start = position
    while position < end, !isAt(text) { position += 1 }
    return start..<position
  }

  /// Goes on while bytes are of a kind. Returns them.
  @discardableResult
  mutating func skip(while isIncluded: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while position < end, isIncluded(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Goes on by a number of bytes, at most to the end.
  mutating func skip(_ count: Int) { position = min(position + count, end) }
}

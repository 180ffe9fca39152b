/// Escapes in identifiers of CSS: "consume an escaped code point" in CSS Syntax
/// (<https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point>).
package enum CSSEscape {
  /// The end of the escape at a backslash; nil before a line break, where there is none.
  static func end(in bytes: ArraySlice<UInt8>, at position: Int) -> Int? { read(bytes, position)?.end }

  /// An identifier without escapes.
  static func decoded(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard name.contains(WebBytes.backslash) else { return name }
    var result: [UInt8] = []
    var position = name.startIndex
    while position < name.endIndex {
      if name[position] == WebBytes.backslash, let escape = read(name, position) {
        result += escape.bytes
        position = escape.end
      } else {
        result.append(name[position])
        position += 1
      }
    }
    return result[...]
  }

  /// An identifier without escapes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the identifier.
  package static func decoded(_ name: String) -> String {
    String(decoding: decoded(Array(name.utf8)[...]), as: UTF8.self)
  }

  private static func read(_ bytes: ArraySlice<UInt8>, _ start: Int) -> (bytes: [UInt8], end: Int)? {
    guard start + 1 < bytes.endIndex, !WebBytes.isNewline(bytes[start + 1]) else { return nil }
    let digits = bytes[(start + 1)...].prefix(6).prefix(while: WebBytes.isHexDigit)
    guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      return ([bytes[start + 1]], start + 2)
    }
    let scalar = Unicode.Scalar(value).flatMap { value == 0 ? nil : $0 } ?? "\u{FFFD}"
    return (Array(String(scalar).utf8), endOfSpace(in: bytes, at: digits.endIndex))
  }

  /// One white space after digits is a part of the escape; CRLF is one.
  private static func endOfSpace(in bytes: ArraySlice<UInt8>, at end: Int) -> Int {
    guard end < bytes.endIndex, WebBytes.isSpace(bytes[end]) else { return end }
    let isCRLF = bytes[end] == 0x0D && end + 1 < bytes.endIndex && bytes[end + 1] == 0x0A
    return end + (isCRLF ? 2 : 1)
  }
}

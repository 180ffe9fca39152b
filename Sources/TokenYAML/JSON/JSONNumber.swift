/// The grammar of numbers: RFC 8259, section 6.
enum JSONNumber {
  /// The end of the number that starts at an offset; nil if there is none, or one of its parts has no digits.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    if byte(bytes, offset) == UInt8(ascii: "-") { offset += 1 }
    if byte(bytes, offset) == UInt8(ascii: "0") {
      offset += 1
    } else {
      guard let end = endOfDigits(in: bytes, from: offset) else { return nil }
      offset = end
    }
    if byte(bytes, offset) == UInt8(ascii: ".") {
      guard let end = endOfDigits(in: bytes, from: offset + 1) else { return nil }
      offset = end
    }
    guard let letter = byte(bytes, offset), letter | 0x20 == UInt8(ascii: "e") else { return offset }
    offset += 1
    if let sign = byte(bytes, offset), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
    return endOfDigits(in: bytes, from: offset)
  }

  /// Whether a text is a number of JSON.
  static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { end(in: $0, from: 0) == $0.count }
  }

  /// Nil if there are no digits.
  private static func endOfDigits(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while let byte = byte(bytes, offset), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset > start ? offset : nil
  }

  /// Nil at the end of the text.
  private static func byte(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }
}

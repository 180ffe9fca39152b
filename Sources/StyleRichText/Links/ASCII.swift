extension UInt8 {
  @inline(__always)
  var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// A letter or a digit.
  @inline(__always)
  var isASCIIAlphanumeric: Bool { (self | 0x20) &- 0x61 < 26 || isASCIIDigit }

  /// A letter, a digit or a low line.
  @inline(__always)
  var isASCIIWord: Bool { isASCIIAlphanumeric || self == 0x5F }

  /// Whether this is one of an ASCII text's characters.
  func isOne(of characters: StaticString) -> Bool {
    characters.withUTF8Buffer { $0.contains(self) }
  }
}

extension Set<UInt8> {
  /// The letters and digits, and `_`.
  static let asciiWord = Set((0...0x7F).filter(\.isASCIIWord))
}

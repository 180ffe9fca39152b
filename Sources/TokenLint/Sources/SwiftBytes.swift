/// Classes of bytes in Swift text, and of the scalars beyond ASCII that are not letters.
enum SwiftBytes {
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let backslash = UInt8(ascii: "\\")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let backtick = UInt8(ascii: "`")
  static let opening = UInt8(ascii: "(")
  static let closing = UInt8(ascii: ")")

  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Includes control characters: no token starts with one.
  static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

  static func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }

  /// The ASCII bytes that a name may have.
  static func isName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), star, UInt8(ascii: "+"), UInt8(ascii: "-"), slash,
      UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "^"),
      UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Scalars beyond ASCII that make operators, and so end a name: `operator-head` in "Lexical Structure", The Swift
  /// Programming Language. White space beyond ASCII also ends one.
  static func isOperator(scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xA7, 0xA9, 0xAB...0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2000...0x200A,
      0x2016...0x2017, 0x2020...0x2029, 0x202F...0x203E, 0x2041...0x2053, 0x2055...0x205F, 0x2190...0x23FF,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x3020, 0x3030, 0xFEFF:
      true
    default: false
    }
  }
}

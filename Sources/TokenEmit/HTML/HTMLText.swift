/// Texts as HTML writes them.
enum HTMLText {
  /// A text in an element or in a quoted attribute. Characters that HTML forbids become U+FFFD.
  static func escaped(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy(isPlain) { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// An `id`, which is also what a link to it has after the `#`: nothing in it needs an escape in either place.
  static func id(_ kind: String, _ name: String) -> String {
    var result = kind + "-"
    for scalar in name.unicodeScalars {
      if isPlainInLink(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += String(scalar).utf8.map { byte in
          "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "&", "<", ">", "\"": false
    case " "..."~": true
    default: false
    }
  }

  /// HTML, section 13.1.1: no noncharacters, and no controls but white space.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0x20...0x7E: false
    case ...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  private static func isPlainInLink(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~": true
    case "\u{A0}"...: scalar.properties.isAlphabetic && scalar.properties.generalCategory != .format
    default: false
    }
  }
}

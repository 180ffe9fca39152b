internal import TokenJSON

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

  /// An `id`, which is also the fragment of links to it: it needs no escapes in either, and browsers find it as
  /// written.
  static func id(_ kind: String, _ name: String) -> String {
    kind + "-" + name.utf8.map(escapedInLink).joined()
  }

  /// A text as a string of JSON in a script element, which nothing in it can end.
  static func jsonString(_ text: String) -> String {
    var writer = JSONWriter()
    writer.write(text)
    return String(decoding: writer.bytes, as: UTF8.self).replacing("<", with: "\\u003C")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "&", "<", ">", "\"": false
    case " "..."~": true
    default: false
    }
  }

  /// HTML, section 13.1.1: no noncharacters, and no controls except white space.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0x20...0x7E: false
    case ...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// RFC 3986, section 2.3.
  private static func escapedInLink(_ byte: UInt8) -> String {
    let scalar = Unicode.Scalar(byte)
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "~": return String(scalar)
    default: return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }
}

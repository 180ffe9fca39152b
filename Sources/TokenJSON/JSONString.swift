/// Strings of JSON (RFC 8259, section 7).
package enum JSONString {
  /// Appends a text in quotes, with escapes only where JSON needs them.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      // Nearly all text has nothing to escape, and is appended at once.
      if utf8.contains(where: isEscaped) {
        for byte in utf8 { append(escaped: byte, to: &bytes) }
      } else {
        bytes.append(contentsOf: utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes += "\\\"".utf8
    case UInt8(ascii: "\\"): bytes += "\\\\".utf8
    case UInt8(ascii: "\n"): bytes += "\\n".utf8
    case UInt8(ascii: "\r"): bytes += "\\r".utf8
    case UInt8(ascii: "\t"): bytes += "\\t".utf8
    case 0x08: bytes += "\\b".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0..<0x20: bytes += ((byte < 0x10 ? "\\u000" : "\\u001") + String(byte & 0xF, radix: 16)).utf8
    default: bytes.append(byte)
    }
  }
}

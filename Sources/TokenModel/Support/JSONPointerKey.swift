internal import TokenDiagnostics

/// Keys of JSON Pointers that are fragments of URIs (RFC 6901, section 6).
package enum JSONPointerKey {
  /// Characters that a fragment must not have (RFC 3986, section 3.5). Those beyond ASCII are allowed, as in IRIs.
  package static let forbidden = Set("\"#<>[\\]^`{|}".utf8)

  /// A key with the escapes that a pointer needs, in ASCII.
  package static func escaped(_ key: String) -> String { escaped(key) { $0 < 0x7F } }

  /// A key with the escapes that a pointer needs, and other scripts as they are.
  package static func readable(_ key: String) -> String { escaped(key) { $0 != 0x7F } }

  private static func escaped(_ key: String, keeping isKept: (UInt8) -> Bool) -> String {
    let bytes = key.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "~"): Array("~0".utf8)
      case UInt8(ascii: "/"): Array("~1".utf8)
      case UInt8(ascii: "%"), 0...0x20: Array("%\(hex(byte))".utf8)
      default: isKept(byte) && !forbidden.contains(byte) ? [byte] : Array("%\(hex(byte))".utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The key that a part of a pointer means: first its percent-encoded bytes count, then `~1` and `~0`. Where `%` stands
  /// for no byte, all of them stay as they are.
  package static func unescaped(_ part: some StringProtocol) -> String {
    let bytes = PathText.percentDecoded(part) ?? Array(part.utf8)
    return String(decoding: bytes, as: UTF8.self).replacing("~1", with: "/").replacing("~0", with: "~")
  }

  /// The two digits of an escape.
  package static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

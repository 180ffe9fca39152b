/// Keys of JSON Pointers that are fragments of URIs (RFC 6901, section 6).
package enum JSONPointerKey {
  /// Characters that a fragment must not have (RFC 3986, section 3.5). Those beyond ASCII are allowed, as in IRIs.
  package static let forbidden = Set("\"#<>[\\]^`{|}".utf8)

  /// A key with the escapes that a pointer needs.
  package static func escaped(_ key: String) -> String {
    key.utf8.reduce(into: "") { text, byte in
      switch byte {
      case UInt8(ascii: "~"): text += "~0"
      case UInt8(ascii: "/"): text += "~1"
      case UInt8(ascii: "%"), 0...0x20, 0x7F...: text += "%\(hex(byte))"
      default: text += forbidden.contains(byte) ? "%\(hex(byte))" : String(Unicode.Scalar(byte))
      }
    }
  }

  /// The two digits of an escape.
  package static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

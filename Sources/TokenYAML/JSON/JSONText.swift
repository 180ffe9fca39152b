/// Text as JSON spells it.
enum JSONText {
  /// A text in quotes, with the escapes that JSON demands.
  static func string(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
  }

  /// A scalar as it is written in a string.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{8}": "\\b"
    case "\u{C}": "\\f"
    case "\u{0}"..."\u{1F}":
      "\\u" + String(repeating: "0", count: scalar.value < 0x10 ? 3 : 2) + String(scalar.value, radix: 16)
    default: String(scalar)
    }
  }
}

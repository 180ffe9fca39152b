/// Turns bytes into the inside of a Swift string literal.
enum SwiftLiteral {
  /// The inside of a raw literal `#"…"#`. Letters, digits and plain punctuation stand for themselves; all else,
  /// so also whatever could end the literal, start an interpolation or turn the reading direction, is escaped.
  static func raw(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\#u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
  }
}

extension Unicode.Scalar {
  /// ASCII that means nothing to the compiler inside a raw literal; a lone backslash is such.
  fileprivate var isPlain: Bool { isASCII && value >= 0x20 && self != "\"" && self != "#" && value != 0x7F }
}

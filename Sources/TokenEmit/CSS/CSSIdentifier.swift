internal import TokenDiagnostics

/// Identifiers and strings as CSS writes them.
package enum CSSIdentifier {
  /// An identifier, with escapes where it needs them: CSSOM, "serialize an identifier"
  /// (<https://www.w3.org/TR/cssom-1/#serialize-an-identifier>). Invisible characters are also escaped.
  package static func escaped(_ name: String) -> String {
    let hasPlainStart =
      name.utf8.starts(with: "--".utf8) || !name.hasPrefix("-") && name.utf8.first.map { !isDigit($0) } ?? true
    var name = name
    // Nearly all names have nothing to escape; as a buffer they are read five times as fast.
    if hasPlainStart, name.withUTF8({ $0.allSatisfy(isPlain) }) { return name }
    let scalars = Array(name.unicodeScalars)
    let invisible = CSSInvisible.indices(in: scalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let isFirst = index == 0 || index == 1 && scalars[0] == "-"
      switch scalar.value {
      case 0: result += "\u{FFFD}"
      case 1...0x1F, 0x7F: result += hexadecimal(scalar)
      case 0x30...0x39 where isFirst: result += hexadecimal(scalar)
      case 0x2D where scalars.count == 1: result += "\\-"
      case 0x80... where invisible.contains(index): result += hexadecimal(scalar)
      case 0x80...: result.unicodeScalars.append(scalar)
      default:
        if !isPlain(UInt8(scalar.value)) { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text in quotes: CSSOM, "serialize a string". Invisible characters are also escaped.
  static func string(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let invisible = CSSInvisible.indices(in: scalars)
    var result = "\""
    for (index, scalar) in scalars.enumerated() {
      switch scalar.value {
      case 0: result += "\u{FFFD}"
      case 1...0x1F, 0x7F: result += hexadecimal(scalar)
      case 0x22, 0x5C:
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where invisible.contains(index): result += hexadecimal(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text that is safe in a comment: nothing in it ends the comment, and invisible characters are written by number.
  static func comment(_ text: String) -> String {
    let lines = text.replacing("*/", with: "* /").split(whereSeparator: \.isNewline)
    let scalars = Array(lines.joined(separator: " ").unicodeScalars)
    let invisible = CSSInvisible.indices(in: scalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      if invisible.contains(index) { result += scalar.codePoint } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// CSSOM, "escape a character as code point".
  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String { "\\" + String(scalar.value, radix: 16) + " " }

  /// Whether an identifier may have a byte without an escape, after its first.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    case "\u{80}"...: !CSSInvisible.mayBegin(byte)
    default: false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

internal import TokenDiagnostics

/// Text for XML 1.0, in elements and in quoted attributes. FoundationEssentials has no writer of XML, and all of
/// Foundation would start more slowly.
enum XMLText {
  /// Escapes a text. A character that XML does not allow even as a reference, such as most control characters, becomes
  /// `\u{…}`.
  static func of(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A parser would replace these by spaces.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result += PlainText.of(String(scalar))
      }
    }
  }
}

/// A list of font families in one text, as CSS writes it.
///
/// ```swift
/// FontList.names(in: "'Segoe UI', Roboto, sans-serif")  // ["Segoe UI", "Roboto", "sans-serif"]
/// ```
package enum FontList {
  /// The names in a text; nil for a text that is the name of one font.
  ///
  /// Names are separated by commas outside of quotes; quotes around a name and space around it are not a part of it
  /// (CSS Fonts 4, section 2.1). Empty names are left out.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func names(in text: String) -> [String]? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ",") || isQuote($0) }) else { return nil }
    let names = parts(of: text).map(unquoted).filter { !$0.isEmpty }
    // An apostrophe may be a part of a name.
    return names.isEmpty || names == [text] ? nil : names
  }

  /// The generic families of CSS (Fonts 4, section 2.1.1), and the names that browsers use for the system's font.
  package static let genericFamilies: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji", "ui-serif", "ui-sans-serif",
    "ui-monospace", "ui-rounded", "-apple-system", "blinkmacsystemfont",
  ]

  /// Whether a name is that of a generic family, whatever the case of its letters.
  package static func isGeneric(_ name: String) -> Bool { genericFamilies.contains(name.lowercased()) }

  private static func parts(of text: String) -> [Substring] {
    var quote: UInt8?
    return text.utf8.split(omittingEmptySubsequences: false) { byte in
      if let open = quote {
        if byte == open { quote = nil }
        return false
      }
      if isQuote(byte) { quote = byte }
      return byte == UInt8(ascii: ",")
    }.map(Substring.init)
  }

  private static func unquoted(_ part: Substring) -> String {
    let name = part.drop { $0.isWhitespace }
    let end = name.lastIndex { !$0.isWhitespace }.map { name.index(after: $0) } ?? name.startIndex
    let trimmed = name[..<end]
    guard trimmed.utf8.count > 1, let first = trimmed.utf8.first, isQuote(first), trimmed.utf8.last == first else {
      return String(trimmed)
    }
    return String(trimmed.dropFirst().dropLast())
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
}

internal import TokenDiagnostics

/// Phrases in a cell of a Markdown table.
package enum MarkdownText {
  /// Longer names are cut.
  private static let maximumName = 300

  static func of(_ wording: Wording) -> String {
    wording.parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += words
      case .name(let name): text += of(name: name)
      }
    }
  }

  /// A name as code, without mentions and links. A name with characters that a code span in a table cannot contain is
  /// written as HTML, with numeric character references.
  package static func of(name: String) -> String {
    let whole = PlainText.of(name)
    let text =
      whole.unicodeScalars.count <= maximumName ? whole : String(whole.unicodeScalars.prefix(maximumName)) + "…"
    if !text.isEmpty, text.utf8.allSatisfy(isPlain), text.first != " ", text.last != " " { return "`\(text)`" }
    let scalars = text.unicodeScalars.map { scalar in
      scalar.isASCII && !isLetterOrDigit(scalar) ? "&#\(scalar.value);" : String(scalar)
    }
    return "<code>\(scalars.joined())</code>"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "`") && byte != UInt8(ascii: "|") && byte != UInt8(ascii: "\\")
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}

/// Text of a spec inside Swift source, without control characters and without marks that change the reading direction,
/// which would make code look different.
enum SwiftText {
  /// The maximum length of a text that each of many codes repeats.
  private static let excerptLength = 120

  /// The lines of a text for line comments, where only the line end has a meaning for the compiler.
  static func commentLines(_ text: String) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      String(clean(line).reversed().drop { $0 == " " }.reversed())
    }
    return Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  /// The first line of a text, or the beginning of a long one.
  static func excerpt(_ text: String) -> String {
    let lines = commentLines(text).filter { !$0.isEmpty }
    let first = lines.first ?? ""
    return first.count > excerptLength ? first.prefix(excerptLength - 1) + "…" : first
  }

  /// A string literal on one line, cut to 500 characters.
  static func literal(_ text: String) -> String {
    let line = commentLines(text).filter { !$0.isEmpty }.joined(separator: " ")
    let shown = line.count > 500 ? line.prefix(499) + "…" : line
    return "\"" + shown.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// A name inside backticks on one line of a comment.
  static func inline(_ name: String) -> String {
    // Nearly all names are printable ASCII, and need no look at Unicode's tables.
    if name.utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "`") }) { return name }
    return clean(name[...].filter { $0 != "`" }[...])
  }

  private static func clean(_ text: Substring) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.compactMap(clean)))
  }

  private static func clean(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\t" ? " " : nil
    case .lineSeparator, .paragraphSeparator: " "
    default: scalar.properties.isBidiControl ? nil : scalar
    }
  }
}

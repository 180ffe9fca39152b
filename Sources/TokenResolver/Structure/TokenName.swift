/// What may name a token. The limits are those of the Design Tokens format, so that names survive an export.
enum TokenName {
  /// In UTF-8.
  static let maximumLength = 200

  /// What is wrong with the name of a font; nil when nothing is.
  static func problem(withFont name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    return name.unicodeScalars.contains(where: isControl) ? "names have no control characters" : nil
  }

  /// What is wrong with the text of a name template, whatever its placeholders are; nil when nothing is.
  static func problem(withTemplate text: String) -> String? {
    if text.isEmpty { return "a name template is empty" }
    if text.utf8.count > maximumLength { return "a name template is longer than \(maximumLength) bytes" }
    return text.unicodeScalars.contains(where: isControl) ? "a name template has a control character" : nil
  }

  /// Whether a name is one of ASCII letters, digits, `-` and `_`, which is nearly all of them: nothing can be wrong then.
  static func isPlain(_ utf8: ArraySlice<UInt8>) -> Bool {
    guard (1...maximumLength).contains(utf8.count) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// What is wrong with a name; nil when nothing is.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    if name == "<<" { return "merge keys are not read; refer to each value instead" }
    if name.hasPrefix("$") { return "names do not start with `$`" }
    if name.unicodeScalars.contains(where: isControl) { return "names have no control characters" }
    return name.first { "{}.".contains($0) }.map { "names have no `\($0)`" }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

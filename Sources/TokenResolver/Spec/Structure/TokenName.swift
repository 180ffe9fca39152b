/// Checks names of tokens. The limits are those of the Design Tokens format, so that names survive an export.
enum TokenName {
  /// In UTF-8.
  static let maximumLength = 200

  /// The problem with the name of a font; nil for a valid name.
  static func problem(withFont name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    return name.unicodeScalars.contains(where: isControl) ? "names must not contain control characters" : nil
  }

  /// The problem with the text of a name template, apart from its placeholders; nil for a valid text.
  static func problem(withTemplate text: String) -> String? {
    if text.isEmpty { return "a name template is empty" }
    if text.utf8.count > maximumLength { return "a name template is longer than \(maximumLength) bytes" }
    return text.unicodeScalars.contains(where: isControl) ? "a name template must not contain control characters" : nil
  }

  /// Whether a name has only ASCII letters, digits, `-` and `_`, as nearly all do. Such a name is valid.
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

  /// The problem with a name; nil for a valid name.
  static func problem(with name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name.utf8.count > maximumLength { return "it is longer than \(maximumLength) bytes" }
    if name == "<<" { return "merge keys are not supported; refer to each value instead" }
    if name.hasPrefix("$") { return "names must not start with `$`" }
    if name.unicodeScalars.contains(where: isControl) { return "names must not contain control characters" }
    return name.first { "{}.".contains($0) }.map { "names must not contain `\($0)`" }
  }

  /// Whether a scalar is a control character, or separates lines.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

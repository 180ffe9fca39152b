/// Values of examples in both languages.
enum ExampleText {
  /// A value in JSON, which is YAML, without the quotes that YAML does not need.
  static func yaml(_ text: String) -> String {
    text.replacing(#/"([A-Za-z][A-Za-z0-9-]*)"/#) { String($0.1) }
  }

  /// A value in YAML, in one line, with the quotes that JSON needs.
  static func json(_ text: String) -> String {
    text.replacing(#/"[^"]*"|[A-Za-z0-9_.-]+(:)?/#) { word in
      let isNumber = word.1 == nil && Double(word.0) != nil
      if word.0.hasPrefix("\"") || isNumber || ["true", "false"].contains(word.0) { return String(word.0) }
      return word.1 == nil ? "\"\(word.0)\"" : "\"\(word.0.dropLast())\":"
    }
  }
}

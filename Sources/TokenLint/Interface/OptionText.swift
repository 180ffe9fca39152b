package import TokenDiagnostics

/// A text in an option of a rule, and its location.
package struct OptionText: Sendable {
  /// The name of the option.
  package let option: String
  /// The name that a table has it under; nil for a list.
  package let key: String?
  /// Whether it is that name itself.
  package let isKey: Bool
  /// The text.
  package let text: String
  /// Its location in a file.
  package let range: SourceRange

  /// A text from its parts.
  package init(option: String, key: String? = nil, isKey: Bool = false, text: String, range: SourceRange) {
    self.option = option
    self.key = key
    self.isKey = isKey
    self.text = text
    self.range = range
  }
}

package import TokenDiagnostics

/// A single value as it was written.
package struct DeclaredValue: Sendable, Hashable {
  /// The key, such as `light` or `lineHeight`; empty for a token that is a single value.
  package let key: String
  /// The text, without quotes and escapes.
  package let text: String
  /// The range with its quotes.
  package let range: SourceRange
  /// Whether the value is a path in braces.
  package let isReference: Bool

  /// Creates a value from its parts.
  package init(key: String, text: String, range: SourceRange) {
    self.key = key
    self.text = text
    self.range = range
    isReference = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  /// The path of a reference, without its braces; nil for a value that is not a reference.
  package var reference: Substring? { isReference ? Substring(text.utf8.dropFirst().dropLast()) : nil }
}

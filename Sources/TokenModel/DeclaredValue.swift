public import TokenDiagnostics

/// A single value as it was written.
public struct DeclaredValue: Sendable, Hashable {
  /// Such as `light` or `lineHeight`; empty when the token is this value.
  public let key: String
  /// The text, without quotes and escapes.
  public let text: String
  /// With its quotes.
  public let range: SourceRange
  /// Whether it is a path in braces.
  public let isReference: Bool

  /// A value from its parts.
  public init(key: String, text: String, range: SourceRange) {
    self.key = key
    self.text = text
    self.range = range
    isReference = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
  }

  /// The path that a reference names, without its braces; nil for a value that is none.
  public var reference: Substring? { isReference ? Substring(text.utf8.dropFirst().dropLast()) : nil }
}

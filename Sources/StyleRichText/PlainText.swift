/// Text as it is stored, copied and sent, and what its characters alone do not say.
public struct PlainText: Sendable, Hashable {
  /// The text.
  public var text: String

  /// Creates a plain text.
  public init(_ text: String) {
    self.text = text
  }
}

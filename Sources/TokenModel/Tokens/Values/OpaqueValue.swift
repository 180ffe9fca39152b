/// A value of a type that is not one of the format's. It is kept for outputs that can pass it on.
public struct OpaqueValue: Sendable, Hashable {
  /// The name of the type.
  public let type: String
  /// The value as it was written, in JSON or YAML.
  public let text: String

  /// Creates a value from its parts.
  public init(type: String, text: String) {
    self.type = type
    self.text = text
  }
}

/// A value of a type that is not one of the format's. It is kept for outputs that can pass it on.
package struct OpaqueValue: Sendable, Hashable {
  /// The name of the type.
  package let type: String
  /// The value as it was written, in JSON or YAML.
  package let text: String

  /// Creates a value from its parts.
  package init(type: String, text: String) {
    self.type = type
    self.text = text
  }
}

/// A value of a type that is not one of the format's. It is kept for outputs that can pass it on.
package struct OpaqueValue: Sendable, Hashable {
  /// The name of the type.
  package let type: String
  /// The value as it was written.
  package let json: WrittenJSON

  /// Creates a value from its parts.
  package init(type: String, json: WrittenJSON) {
    self.type = type
    self.json = json
  }

  /// The text of a value of the type `string`, which many tools have in addition to the format's types; nil for others.
  package var string: String? {
    if type == "string", case .string(let text) = json { text } else { nil }
  }
}

/// A value of JSON, or one of YAML that JSON also has.
package indirect enum WrittenJSON: Sendable, Hashable {
  case null
  case boolean(Bool)
  /// The digits as JSON allows them.
  case number(String)
  case string(String)
  case array([WrittenJSON])
  case object([Member])

  /// A key and its value.
  package struct Member: Sendable, Hashable {
    /// The key.
    package let key: String
    /// The value.
    package let value: WrittenJSON

    /// Creates a member from its parts.
    package init(key: String, value: WrittenJSON) {
      self.key = key
      self.value = value
    }
  }
}

extension TokenAnnotations {
  /// The deprecation as token files write it, `true` or advice; nil for a token that is not deprecated.
  package var writtenDeprecation: WrittenJSON? {
    deprecated.map { $0.value == "true" ? .boolean(true) : .string($0.value) }
  }
}

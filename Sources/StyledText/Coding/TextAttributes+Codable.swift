extension TextAttributes: Codable {
  /// Encodes an object with the value of each attribute under its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AttributeName.self)
    for entry in entries { try entry.encode(to: &container) }
  }

  /// Decodes the form that ``encode(to:)`` writes. Custom keys are looked up in `userInfo[.textAttributeKeys]`;
  /// attributes with other names are kept unchanged, and encoded again.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for an invalid value (``TextAttributeKey/nearestAllowed(to:)``), and the
  ///   errors of decoding a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AttributeName.self)
    let others = decoder.userInfo[.textAttributeKeys] as? [any TextAttributeKey.Type] ?? []
    let entries = try container.allKeys.map { name -> any AnyTextAttribute in
      let key = TextAttributeKeys.named(name.stringValue) ?? others.first { $0.name == name.stringValue }
      guard let key else {
        return UnknownTextAttribute(name.stringValue, try container.decode(CodableTree.self, forKey: name))
      }
      return try Self.decode(key, from: container, named: name)
    }
    self.init(sorted: entries.sorted { $0.name < $1.name })
  }

  private static func decode<Key: TextAttributeKey>(
    _ key: Key.Type,
    from container: KeyedDecodingContainer<AttributeName>,
    named name: AttributeName
  ) throws -> any AnyTextAttribute {
    let value = try container.decode(Key.Value.self, forKey: name)
    guard Key.nearestAllowed(to: value) == value else {
      let message = "`\(Key.name)` does not allow \(value); the nearest value is \(Key.nearestAllowed(to: value))"
      throw DecodingError.dataCorruptedError(forKey: name, in: container, debugDescription: message)
    }
    return TextAttribute<Key>(value)
  }
}

extension CodingUserInfoKey {
  /// The key of the custom keys for decoding: an array of `any TextAttributeKey.Type`.
  public static var textAttributeKeys: CodingUserInfoKey {
    CodingUserInfoKey(rawValue: "StyledText.textAttributeKeys").unsafelyUnwrapped
  }
}

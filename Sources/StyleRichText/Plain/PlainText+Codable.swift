extension PlainText: Codable {
  private enum CodingKeys: CodingKey {
    case text, entities
  }

  /// Encodes `text`, and `entities` unless empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    if !entities.isEmpty { try container.encode(entities, forKey: .entities) }
  }

  /// Decodes a plain text. Entities may be left out.
  ///
  /// - Throws: The errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .text),
      entities: try container.decodeIfPresent([Entity].self, forKey: .entities) ?? []
    )
  }
}

extension PlainText.Entity: Codable {
  private enum CodingKeys: CodingKey {
    case start, length, mention, emoji
  }

  /// Encodes `start` and `length` in UTF-16 units, for a mention the person as `mention`, and for an emoji `emoji`,
  /// which is true. Versions before 0.2 read an emoji as literal text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(range.lowerBound, forKey: .start)
    try container.encode(range.upperBound.subtractingReportingOverflow(range.lowerBound).partialValue, forKey: .length)
    switch kind {
    case .mention(let identifier): try container.encode(identifier, forKey: .mention)
    case .emoji: try container.encode(true, forKey: .emoji)
    case .literal: break
    }
  }

  /// Decodes an entity. Whether it fits a text is checked only when the text is decoded.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a negative start or length and for an end that is not a number, and
  ///   the errors of decoding the parts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.decode(Int.self, forKey: .start)
    let length = try container.decode(Int.self, forKey: .length)
    let (end, isTooLarge) = start.addingReportingOverflow(length)
    guard start >= 0, length >= 0, !isTooLarge else {
      throw DecodingError.dataCorruptedError(
        forKey: .length,
        in: container,
        debugDescription: "start and length of an entity are UTF-16 units from 0"
      )
    }
    let identifier = try container.decodeIfPresent(String.self, forKey: .mention)
    let isEmoji = try container.decodeIfPresent(Bool.self, forKey: .emoji) ?? false
    self.init(start..<end, identifier.map(Kind.mention) ?? (isEmoji ? .emoji : .literal))
  }
}

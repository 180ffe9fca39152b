extension FontMetrics: Codable {
  /// Writes an object with the numbers `ascent` and `descent`, per em. This form is stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try encode(into: &container)
  }

  /// Reads what ``encode(to:)`` writes; keys that it does not know are passed by.
  ///
  /// Throws `DecodingError.dataCorrupted` for a number out of ``StyleBounds``, and `DecodingError.keyNotFound` where one of
  /// the two is missing.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.container(keyedBy: StyleKey.self))
  }

  init(from container: KeyedDecodingContainer<StyleKey>) throws {
    self.init(
      ascent: try container.decodeNumber(forKey: .ascent, in: .perEm),
      descent: try container.decodeNumber(forKey: .descent, in: .perEm)
    )
  }

  func encode(into container: inout KeyedEncodingContainer<StyleKey>) throws {
    try container.encode(ascent, forKey: .ascent)
    try container.encode(descent, forKey: .descent)
  }
}

extension LineMetrics: Codable {
  /// Writes an object with the numbers `lineHeight`, `lineSpacing`, `letterSpacing` and `baseline`, in points. This form
  /// is stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StyleKey.self)
    try encode(into: &container)
  }

  /// Reads what ``encode(to:)`` writes; keys that it does not know are passed by.
  ///
  /// Throws `DecodingError.dataCorrupted` for a number out of ``StyleBounds``, and `DecodingError.keyNotFound` where one of
  /// the four is missing.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder.container(keyedBy: StyleKey.self))
  }

  init(from container: KeyedDecodingContainer<StyleKey>) throws {
    self.init(
      lineHeight: try container.decodeNumber(forKey: .lineHeight, in: .extent),
      lineSpacing: try container.decodeNumber(forKey: .lineSpacing, in: .extent),
      letterSpacing: try container.decodeNumber(forKey: .letterSpacing, in: .displacement),
      baseline: try container.decodeNumber(forKey: .baseline, in: .displacement)
    )
  }

  func encode(into container: inout KeyedEncodingContainer<StyleKey>) throws {
    try container.encode(lineHeight, forKey: .lineHeight)
    try container.encode(lineSpacing, forKey: .lineSpacing)
    try container.encode(letterSpacing, forKey: .letterSpacing)
    try container.encode(baseline, forKey: .baseline)
  }
}

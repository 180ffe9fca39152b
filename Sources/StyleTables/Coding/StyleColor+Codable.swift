extension StyleColor: Codable {
  private enum CodingKeys: String, CodingKey {
    case light, dark, highContrastLight, highContrastDark
  }

  /// Writes one string when all variants are equal; else an object with a string for `light` and for each variant that
  /// differs from what stands in for it: `dark` and `highContrastLight` from `light`, `highContrastDark` from `dark`.
  /// This form is stable.
  public func encode(to encoder: any Encoder) throws {
    guard self != StyleColor(light: light) else { return try light.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(light, forKey: .light)
    if dark != light { try container.encode(dark, forKey: .dark) }
    if highContrastLight != light { try container.encode(highContrastLight, forKey: .highContrastLight) }
    if highContrastDark != dark { try container.encode(highContrastDark, forKey: .highContrastDark) }
  }

  /// Reads what ``encode(to:)`` writes; keys that it does not know are passed by.
  ///
  /// Throws `DecodingError.dataCorrupted` for what is neither a string nor an object, and for a string that is no color;
  /// `DecodingError.keyNotFound` for an object without `light`.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
      self.init(light: try RGBAColor(from: decoder))
      return
    }
    self.init(
      light: try container.decode(RGBAColor.self, forKey: .light),
      dark: try container.decodeIfPresent(RGBAColor.self, forKey: .dark),
      highContrastLight: try container.decodeIfPresent(RGBAColor.self, forKey: .highContrastLight),
      highContrastDark: try container.decodeIfPresent(RGBAColor.self, forKey: .highContrastDark)
    )
  }
}

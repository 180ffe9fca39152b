extension StyleColor: Codable {
  private enum CodingKeys: String, CodingKey {
    case light, dark, highContrastLight, highContrastDark
  }

  /// Writes one string if all variants are equal; else an object with a string for `light` and for each variant that
  /// differs from its default: `dark` and `highContrastLight` from `light`, `highContrastDark` from `dark`. This form
  /// is stable.
  public func encode(to encoder: any Encoder) throws {
    guard self != StyleColor(light: light) else { return try light.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(light, forKey: .light)
    if dark != light { try container.encode(dark, forKey: .dark) }
    if highContrastLight != light { try container.encode(highContrastLight, forKey: .highContrastLight) }
    if highContrastDark != dark { try container.encode(highContrastDark, forKey: .highContrastDark) }
  }

  /// Reads the form that ``encode(to:)`` writes, and ignores unknown keys.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a value that is neither a string nor an object, and for an invalid
  ///   color; `DecodingError.keyNotFound` for an object without `light`.
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

extension RGBAColor: LosslessStringConvertible {
  /// Creates a color from `#RRGGBB` or `#RRGGBBAA`, with hexadecimal digits of either case; nil for other text.
  ///
  /// It is the inverse of ``description``, and does not allocate.
  public init?(_ description: String) {
    var utf8 = description.utf8[...]
    guard utf8.popFirst() == UInt8(ascii: "#"), utf8.count == 6 || utf8.count == 8 else { return nil }
    var bits = UInt64(0)
    for byte in utf8 {
      guard let digit = Self.hexDigit(byte) else { return nil }
      bits = bits &<< 4 | digit
    }
    let isOpaque = utf8.count == 6
    self.init(rgba: UInt32(truncatingIfNeeded: isOpaque ? bits &<< 8 | 0xFF : bits))
  }

  private static func hexDigit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte &- UInt8(ascii: "0"))
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte &- UInt8(ascii: "A") &+ 10)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte &- UInt8(ascii: "a") &+ 10)
    default: nil
    }
  }
}

extension RGBAColor: Codable {
  /// Writes the string `#RRGGBB`, or `#RRGGBBAA` if the color is not opaque. This form is stable.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Reads the form that ``encode(to:)`` writes, with digits of either case.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for other values.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a color is a string, `#RRGGBB` or `#RRGGBBAA`"
      )
    }
    guard let color = RGBAColor(text) else {
      let message = "`\(text)` is not a color; write `#RRGGBB` or `#RRGGBBAA`"
      throw DecodingError.dataCorruptedError(in: container, debugDescription: message)
    }
    self = color
  }
}

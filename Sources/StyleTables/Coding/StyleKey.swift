/// The keys of a style's coded form. They are flat, so that a style and its metrics share one container.
enum StyleKey: String, CodingKey {
  case size, weight, family, color
  case lineHeight, lineSpacing, letterSpacing, baseline
  case ascent, descent

  /// The keys of metrics: all of them are there, or none is.
  static let lines: [StyleKey] = [.lineHeight, .lineSpacing, .letterSpacing, .baseline]
}

extension KeyedDecodingContainer<StyleKey> {
  /// A number; throws `DecodingError.dataCorrupted` when it is not finite or out of range.
  func decodeNumber(forKey key: StyleKey, from least: Double = -.greatestFiniteMagnitude) throws -> Double {
    let number = try decode(Double.self, forKey: key)
    guard number.isFinite && number >= least else {
      let range = least == 0 ? ", 0 or more" : ""
      let message = "`\(key.rawValue)` is a finite number\(range), not \(number)"
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: message)
    }
    return number
  }
}

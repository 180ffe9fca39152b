internal import StyleTables

extension KeyedDecodingContainer {
  /// Decodes a number.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of bounds.
  func decodeNumber(forKey key: Key, in bounds: StyleBounds) throws -> Double {
    try bounds.decode(forKey: key, of: self)
  }

  /// Decodes a number that may be missing.
  ///
  /// - Throws: `DecodingError.dataCorrupted` for a number out of bounds.
  func decodeNumberIfPresent(forKey key: Key, in bounds: StyleBounds) throws -> Double? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeNumber(forKey: key, in: bounds)
  }
}

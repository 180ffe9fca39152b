internal import StyleTables

extension KeyedDecodingContainer {
  /// A number in its bounds; throws `DecodingError.dataCorrupted` for one that makes no sense.
  func decodeNumber(forKey key: Key, in bounds: StyleBounds) throws -> Double {
    try bounds.decode(forKey: key, of: self)
  }

  /// The same for a number that may be missing.
  func decodeNumberIfPresent(forKey key: Key, in bounds: StyleBounds) throws -> Double? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeNumber(forKey: key, in: bounds)
  }
}

/// The limits of a catalog.
enum SpecLimits {
  /// The most codes that one catalog may have.
  static let codes = 100_000
  /// The most places for codes that tables may have: a bit each, in at most 65,535 words.
  static let product = 65_535 * 64
  /// Beyond this many places, tokens that no code and no style needs are left out of the tables.
  static let roomyProduct = 1_000_000
}

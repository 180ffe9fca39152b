/// The limits of a catalog.
enum SpecLimits {
  /// The maximum number of codes of a catalog.
  static let codes = 100_000
  /// The maximum number of combinations of tokens: tables have a bit for each, in at most 65,535 words.
  static let product = 65_535 * 64
  /// Above this number of combinations, tokens that no code and no style needs are left out of the tables.
  static let roomyProduct = 1_000_000
}

/// The limits of a catalog.
enum SpecLimits {
  /// The maximum number of codes of a catalog.
  static let codes = 100_000
  /// The maximum number of combinations of tokens: tables have a bit for each, in at most 65,535 words.
  static let product = 65_535 * 64
  /// Above this number of combinations, tokens that no code and no style needs are left out of the tables.
  static let roomyProduct = 1_000_000

  /// The maximum number of packs of emoji.
  static let emojiPacks = 64
  /// The maximum number of emoji in all packs.
  static let emoji = 10_000
  /// The maximum number of aliases of an emoji.
  static let emojiAliases = 16
  /// The maximum number of keywords of an emoji.
  static let emojiKeywords = 32
  /// The maximum number of variants of an emoji.
  static let emojiVariants = 32
  /// The lengths of codes of emoji, in UTF-8.
  static let emojiCode = 2...64
  /// The maximum length of the path of an image, in UTF-8.
  static let imagePath = 1_000
}

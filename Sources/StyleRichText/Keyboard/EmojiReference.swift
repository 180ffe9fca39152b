internal import StyleTables

/// An emoji by its names, so that it can be found in the tables of another day.
struct EmojiReference: Sendable, Hashable, Codable {
  /// The ``EmojiCode/identifier``.
  let identifier: String
  /// The ``EmojiCode/code``.
  let code: String

  init(_ emoji: EmojiCode) {
    identifier = emoji.identifier
    code = emoji.code
  }

  /// The emoji in a catalog, by its identifier or, if the catalog has another name or other packs, by its code. Nil if
  /// the catalog does not have it or no longer offers it.
  func offered(in catalog: EmojiCatalog) -> EmojiCode? {
    let emoji = catalog.code(withIdentifier: identifier) ?? catalog.code(for: code)
    return emoji.flatMap { $0.isDeprecated ? nil : $0 }
  }
}

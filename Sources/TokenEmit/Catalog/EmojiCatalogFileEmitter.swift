internal import TokenModel

/// Writes the emoji packs of a catalog as a file for the runtime, with the same tables as the generated code.
enum EmojiCatalogFileEmitter {
  /// `<catalog>.emojicatalog`; nil for a catalog without emoji. The same catalog gives the same bytes on every machine.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of emoji.
  static func emit(_ catalog: Catalog) throws(OutputPathError) -> OutputFile? {
    guard !catalog.emoji.isEmpty else { return nil }
    return try OutputFile("\(catalog.name.value).emojicatalog", bytes: EmojiTable(catalog).bytes)
  }
}

import StyleTables
import TestSupport
import Testing
import YanxuanStyles

/// Code that earlier releases generated calls initializers by their former names. Its tables live as long as the
/// process.
struct FormerInitializerTests {
  @Test func tablesOfTheSecondVersionAreACatalog() throws {
    try #require(!Self.tables.isEmpty)
    let catalog = StyleCatalog(unsafeImageV2: Self.tables)
    #expect(catalog == Yanxuan.catalog && catalog.hashValue == Yanxuan.catalog.hashValue)
    #expect(catalog.code(named: "14_gray2_bold") == .t14_gray2_bold)
  }

  @Test func tablesOfEmojiAreACatalog() throws {
    let catalog = EmojiCatalog(unsafeImageV1: Self.emojiTables)
    #expect(try catalog == EmojiCatalog(validating: Self.emoji))
    #expect(catalog.code(for: "[赞]")?.identifier == "Brand/classic/赞")
  }

  private static let tables = (try? catalog())?.words ?? []
  private static func catalog() throws -> CatalogWords {
    try CatalogWords(compiledCatalog(of: Repository.read("tokens/yanxuan.yaml")))
  }

  private static let emoji = emojiCatalogBytes("Brand", [("classic", [TestEmoji("赞")])])
  private static let emojiTables = CatalogWords(emoji).words
}

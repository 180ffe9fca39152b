import StyleTables
import TestSupport
import Testing
import YanxuanStyles

/// Catalogs of format version 1, whose codes all have a color, are read as before.
struct FirstVersionTests {
  /// `Yanxuan-1.stylecatalog` is what `stylespec compile --emit catalog` made of `tokens/` before version 2.
  private static func catalog() throws -> StyleCatalog {
    try StyleCatalog(validating: bytes())
  }

  private static func bytes() throws -> [UInt8] {
    try Repository.readBytes("Fuzz/Seeds/catalog/Yanxuan-1.stylecatalog")
  }

  @Test func aCatalogOfTheFirstVersionIsTheSameCatalog() throws {
    #expect(CatalogWords(try Self.bytes()).version == 1)
    let catalog = try Self.catalog()
    #expect(catalog == Yanxuan.catalog && catalog.hashValue == Yanxuan.catalog.hashValue)
    #expect(catalog.name == "Yanxuan")
    let codes = Array(catalog.codes)
    #expect(codes.count == 468 && codes == Array(Yanxuan.catalog.codes))
    for (old, new) in zip(codes, Yanxuan.catalog.codes) {
      #expect(old.name == new.name && catalog.code(named: new.name) == new)
      #expect(old.resolved == new.resolved && old.resolved.color != nil, "\(old)")
      #expect(old.tokens == new.tokens && old.tokens.color != nil, "\(old)")
      #expect(old.resolved(in: StyleContext(host: .css)) == new.resolved(in: StyleContext(host: .css)), "\(old)")
    }
  }

  /// Keys are written into code that was generated before.
  @Test func keysKeepTheirMeaning() throws {
    let keys: [(key: UInt64, name: String)] = [
      (0x0000_0000_0000_0000, "9_black_regular"), (0x0000_0002_0002_0000, "9_gray2_bold"),
      (0x0000_0000_0006_0005, "14_gold_regular"), (0x0000_0002_0008_000C, "14_teal_bold_read"),
      (0x0000_0001_000B_000C, "14_link_medium_read"),
    ]
    for catalog in [try Self.catalog(), Yanxuan.catalog] {
      for (key, name) in keys {
        let code = StyleCode(unsafeKey: key, in: catalog)
        #expect(code.name == name && catalog.code(named: name) == code)
      }
    }
  }

  /// Code that was generated before calls the initializer of its version. Its tables live as long as the process.
  @Test func tablesOfTheFirstVersionAreACatalog() throws {
    try #require(!Self.tables.isEmpty)
    let catalog = StyleCatalog(unsafeImageV1: Self.tables)
    #expect(catalog == Yanxuan.catalog)
    #expect(catalog.codes.map(\.resolved) == Yanxuan.catalog.codes.map(\.resolved))
    #expect(catalog.code(named: "14_gray2_bold") == .t14_gray2_bold)
  }

  private static let tables = (try? CatalogWords(bytes()).words) ?? []
}

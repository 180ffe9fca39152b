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

  /// The same tokens, compiled now. Since then, only the section `styles` was added.
  private static func today() throws -> StyleCatalog {
    let spec = try Repository.read("tokens/yanxuan.yaml").replacing(#/\nstyles:\n(  .*\n)+/#, with: "\n")
    return try StyleCatalog(validating: compiledCatalog(of: spec))
  }

  @Test func aCatalogOfTheFirstVersionIsTheSameCatalog() throws {
    #expect(CatalogWords(try Self.bytes()).version == 1)
    let (catalog, today) = (try Self.catalog(), try Self.today())
    #expect(catalog == today && catalog.hashValue == today.hashValue)
    #expect(catalog.name == "Yanxuan")
    let codes = Array(catalog.codes)
    #expect(codes.count == 468 && codes == Array(today.codes))
    for (old, new) in zip(codes, today.codes) {
      #expect(old.name == new.name && catalog.code(named: new.name) == new)
      #expect(Yanxuan.code(named: old.name)?.resolved == old.resolved, "\(old)")
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
    #expect(try catalog == Self.today())
    #expect(catalog.codes.map(\.resolved) == Yanxuan.catalog.codes.prefix(468).map(\.resolved))
    #expect(catalog.code(named: "14_gray2_bold")?.resolved == StyleCode.t14_gray2_bold.resolved)
  }

  private static let tables = (try? CatalogWords(bytes()).words) ?? []
}

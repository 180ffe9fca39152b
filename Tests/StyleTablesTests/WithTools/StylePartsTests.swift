import Foundation
import StyleTables
import TestSupport
import Testing

/// Catalogs of format version 3: rows, weights and families that only free-standing styles have.
struct StylePartsTests {
  private static func catalog() throws -> StyleCatalog {
    try StyleCatalog(validating: StyleCatalogs.stylesOnlyFile)
  }

  @Test func stylesOfOneSizeAreToldApart() throws {
    let catalog = try Self.catalog()
    let (body, tight) = (try #require(catalog.code(named: "body")), try #require(catalog.code(named: "body/tight")))
    #expect(body.resolved.size == 16 && tight.resolved.size == 16 && body != tight)
    #expect(body.resolved.metrics?.lineHeight == 24 && tight.resolved.metrics?.lineHeight == 20)
    #expect(body.resolved.weight == 400 && tight.resolved.weight == 600 && body.resolved.family == "Inter")
    let tokens = StyleTokens(size: "16", color: nil, weight: "400", family: "inter", mode: nil, style: "body")
    #expect(body.tokens == tokens)
    let title = try #require(catalog.code(named: "标题 👩🏽"))
    #expect(title.tokens.size == "22_5" && title.tokens.family == nil && title.resolved.metrics == nil)
  }

  @Test func onlyTheStylesAreCodes() throws {
    let catalog = try Self.catalog()
    #expect(catalog.codes.map(\.name) == ["body", "body/tight", "标题 👩🏽"])
    for name in ["", "16", "16_400", "16_600", "22_5_600", "400", "inter", "body/", "Body"] {
      #expect(catalog.code(named: name) == nil, "\(name)")
    }
    #expect(catalog.suggestions(for: "bdy") == ["body"])
    #expect(catalog.colors.isEmpty && catalog.color(named: "body") == nil)
  }

  @Test func codesAreCoded() throws {
    let catalog = try Self.catalog()
    let decoder = JSONDecoder()
    decoder.userInfo[.styleCatalogs] = [catalog]
    let codes = Array(catalog.codes)
    #expect(try decoder.decode([StyleCode].self, from: JSONEncoder().encode(codes)) == codes)
  }

  /// Generated code has the tables as a constant.
  @Test func tablesOfTheThirdVersionAreACatalog() throws {
    let catalog = StyleCatalog(unsafeTableV3: Self.tables)
    #expect(try catalog == Self.catalog())
    #expect(try catalog.codes.map(\.resolved) == Self.catalog().codes.map(\.resolved))
    #expect(CatalogWords(StyleCatalogs.stylesOnlyFile).version == 3)
  }

  private static let tables = CatalogWords(StyleCatalogs.stylesOnlyFile).words
}

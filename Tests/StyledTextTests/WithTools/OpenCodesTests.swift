import TestSupport
import Testing

struct OpenCodesTests {
  @Test func theCatalogIsThatOfTheSpec() throws {
    try expectGolden(compiledCatalog(of: OpenCodes.spec), OpenCodes.file)
  }
}

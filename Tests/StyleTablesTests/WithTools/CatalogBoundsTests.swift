import StyleTables
import TestSupport
import Testing

/// Catalog files with invalid numbers and a digest that fits, as an attacker could write them.
struct CatalogBoundsTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: "#222222" }
    weight: { bold: 700 }
    family: { text: { name: Text, metrics: { ascent: 1.0625, descent: 0.4375 } } }
    typography: { 14.5: { lineHeight: 20.25, lineSpacing: 3.125, letterSpacing: 0.375, baselineOffset: 1 } }
    """

  /// The number that the spec declares, what is said of others in its place, and what it may be.
  static let lengths: [(declared: Double, name: String, bounds: StyleBounds)] = [
    (14.5, "a size", .size), (20.25, "a line height", .extent), (3.125, "a line spacing", .displacement),
    (0.375, "a letter spacing", .displacement), (1.0625, "an ascent", .perEm), (0.4375, "a descent", .perEm),
    // The font is 21.75 pt high, so that nothing is left over: the ascent of 15.4063 pt, less the offset.
    (14.4063, "a baseline", .displacement),
  ]

  @Test(arguments: lengths.indices) func lengthsThatMakeNoSenseAreRefused(index: Int) throws {
    let length = Self.lengths[index]
    var file = CatalogWords(compiledCatalog(of: Self.spec))
    let place = try #require(file.words.firstIndex(of: length.declared.bitPattern), "\(length.name)")
    for number in StyleBoundsTests.numbers {
      file.words[place] = number.bitPattern
      do {
        let catalog = try StyleCatalog(validating: file.bytes)
        #expect(length.bounds.range.contains(number), "\(length.name) of \(number)")
        let style = try #require(catalog.codes.first).resolved
        #expect(StyleBounds.extent.range.contains(try #require(style.metrics).lineSpacing))
      } catch let error as CatalogError {
        #expect(!length.bounds.range.contains(number), "\(length.name) of \(number): \(error)")
        #expect(error.description.hasPrefix("the catalog is damaged: \(length.name) is "))
      }
    }
  }

  @Test(arguments: [0, 1_001, 0xFF_FFFF]) func weightsThatMakeNoSenseAreRefused(weight: UInt64) throws {
    var file = CatalogWords(compiledCatalog(of: Self.spec))
    // A weight is above the offset and the length of its name.
    let place = try #require(file.words.firstIndex { $0 >> 40 == 700 })
    file.words[place] = file.words[place] & 0xFF_FFFF_FFFF | weight << 40
    let error = #expect(throws: CatalogError.self) { try StyleCatalog(validating: file.bytes) }
    #expect(error?.description == "the catalog is damaged: a weight is not from 1 to 1000")
  }

  /// A spec may declare it, and lint warns; no text system takes it.
  @Test func aNegativeLineSpacingCountsAsZero() throws {
    let bytes = compiledCatalog(of: Self.spec.replacing("3.125", with: "-3.125"))
    let style = try #require(StyleCatalog(validating: bytes).codes.first)
    #expect(style.resolved.metrics?.lineSpacing == 0)
    #expect(style.resolved(in: StyleContext(host: .label)).metrics?.lineSpacing == 0)
  }
}

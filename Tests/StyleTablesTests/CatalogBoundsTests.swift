import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit

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
    let bytes = try Self.bytes()
    let place = try #require(Self.place(of: length.declared, in: bytes), "\(length.name)")
    for number in StyleBoundsTests.numbers {
      var changed = bytes
      changed.replaceSubrange(place..<place + 8, with: Self.littleEndian(number.bitPattern))
      do {
        let catalog = try StyleCatalog(validating: Self.withDigest(changed))
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
    var bytes = try Self.bytes()
    // A weight is above the offset and the length of its name.
    let place = try #require(
      stride(from: 0, to: bytes.count, by: 8).first { Self.word(at: $0, of: bytes) >> 40 == 700 }
    )
    let word = Self.word(at: place, of: bytes) & 0xFF_FFFF_FFFF | weight << 40
    bytes.replaceSubrange(place..<place + 8, with: Self.littleEndian(word))
    let error = #expect(throws: CatalogError.self) { try StyleCatalog(validating: Self.withDigest(bytes)) }
    #expect(error?.description == "the catalog is damaged: a weight is not from 1 to 1000")
  }

  /// A spec may declare it, and lint warns; no text system takes it.
  @Test func aNegativeLineSpacingCountsAsZero() throws {
    let bytes = try Self.bytes(Self.spec.replacing("3.125", with: "-3.125"))
    let style = try #require(StyleCatalog(validating: bytes).codes.first)
    #expect(style.resolved.metrics?.lineSpacing == 0)
    #expect(style.resolved(in: StyleContext(host: .label)).metrics?.lineSpacing == 0)
  }

  private static func bytes(_ spec: String = spec) throws -> [UInt8] {
    let result = compileInMemory(spec, to: [.catalog])
    return try #require(result.outputs.first, "\(result.diagnostics)").bytes
  }

  private static func place(of number: Double, in bytes: [UInt8]) -> Int? {
    stride(from: 0, to: bytes.count, by: 8).first { word(at: $0, of: bytes) == number.bitPattern }
  }

  private static func word(at place: Int, of bytes: [UInt8]) -> UInt64 {
    bytes[place..<place + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func littleEndian(_ word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }

  private static func withDigest(_ bytes: [UInt8]) -> [UInt8] {
    let digest = bytes[16...].reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return bytes[..<8] + littleEndian(digest) + bytes[16...]
  }
}

import StyleTables
import TestSupport
import Testing
import TokenEmit
import TokenModel

/// The compiler and the runtime, which do not import each other, have the same curves of text sizes.
struct TextCurveTests {
  @Test func theTablesOfBothAreEqual() {
    #expect(TextCurve.allCases.map(\.rawValue) == TextSizeCurve.allCases.map(\.rawValue))
    #expect(TextSize.allCases.count == TextSizeCategory.allCases.count)
    for (curve, other) in zip(TextCurve.allCases, TextSizeCurve.allCases) {
      #expect(curve.points.map(Double.init) == TextSizeCategory.allCases.map { other.size(in: $0) }, "\(curve)")
      for (size, category) in zip(TextSize.allCases, TextSizeCategory.allCases) {
        #expect(curve.factor(for: size) == TextScale(textSizeCategory: category, curve: other).factor)
      }
    }
  }

  /// The number of a curve is in the word with the name of a row, and 12 is none.
  @Test(arguments: [12, 0xFF] as [UInt64])
  func anUnknownCurveIsDamage(number: UInt64) throws {
    let bytes = StyleCatalogs.stylesOnlyFile
    let first = Int(CatalogDamage.word(5, of: bytes) & 0xFFFF_FFFF)
    func damaged(_ number: UInt64) -> [UInt8] {
      var copy = bytes
      CatalogDamage.set(first + 4, to: CatalogDamage.word(first + 4, of: bytes) | number << 56, in: &copy)
      return CatalogDamage.withDigest(copy)
    }
    let valid = try StyleCatalog(validating: damaged(11))
    #expect(valid.code(named: "body")?.resolved.textSizeCurve == .caption2)
    #expect {
      try StyleCatalog(validating: damaged(number))
    } throws: { error in
      (error as? CatalogError)?.description == "the catalog is damaged: a row has an unknown text style"
    }
  }

  /// Versions before the third have no curves.
  @Test func anEarlierVersionHasNone() throws {
    var bytes = compiledCatalog(
      of: "stylespec: 1\nname: Brand\ncolor: { ink: \"#222222\" }\nweight: { bold: 700 }\ntypography: { 14: plain }\n"
    )
    let first = Int(CatalogDamage.word(5, of: bytes) & 0xFFFF_FFFF)
    CatalogDamage.set(first + 4, to: CatalogDamage.word(first + 4, of: bytes) | 1 << 56, in: &bytes)
    #expect(throws: CatalogError.self) { try StyleCatalog(validating: CatalogDamage.withDigest(bytes)) }
  }
}

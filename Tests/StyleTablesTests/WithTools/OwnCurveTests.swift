import Foundation
import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenEmit

/// Styles that grow as a text style of the system does, not as the context says.
struct OwnCurveTests {
  /// A catalog with a style for each curve, and one without.
  private static func catalog() throws -> StyleCatalog {
    let names = TextSizeCurve.allCases.map(\.rawValue)
    let extensions = names.map { #", "$extensions": { "org.stylespec": { "textStyle": "\#($0)" } }"# }
    let tokens = zip(names + ["plain"], extensions + [""]).map { name, more in
      """
      "\(name)": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400, "lineHeight": 1.5,
        "fontSize": { "value": 20, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } }\(more) }
      """
    }
    let result = compileInMemory(
      "stylespec: 1\nname: Brand\ntokens: brand.tokens.json\nstyles: { from: \"**\" }\n",
      to: [.catalog],
      including: ["brand.tokens.json": "{ \(tokens.joined(separator: ",\n")) }"]
    )
    #expect(result.diagnostics.isEmpty)
    return try StyleCatalog(validating: try #require(result.outputs.first).bytes)
  }

  @Test func tablesHaveTheCurve() throws {
    let catalog = try Self.catalog()
    for curve in TextSizeCurve.allCases {
      #expect(catalog.code(named: curve.rawValue)?.resolved.textSizeCurve == curve)
    }
    let plain = try #require(catalog.code(named: "plain")).resolved
    #expect(plain.textSizeCurve == nil && plain.metrics?.lineHeight == 30)
  }

  @Test func codesScaleByIt() throws {
    let catalog = try Self.catalog()
    let context = StyleContext(textScale: TextScale(textSizeCategory: .accessibilityLarge, curve: .footnote))
    let sizes = try ["title1", "plain"].map { try #require(catalog.code(named: $0)).resolved(in: context).size }
    let factors: [Double] = [43 / 28, 27 / 13]
    #expect(sizes == factors.map { 20 * $0 })
  }

  @Test func stylesAreCodedWithIt() throws {
    let catalog = try Self.catalog()
    let styles = catalog.codes.map(\.resolved)
    let data = try JSONEncoder().encode(styles)
    #expect(try JSONDecoder().decode([ResolvedStyle].self, from: data) == styles)
    #expect(String(decoding: data, as: UTF8.self).contains(#""textStyle":"title1""#))
  }
}

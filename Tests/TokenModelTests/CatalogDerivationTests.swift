import TokenDiagnostics
import Testing

@testable import TokenModel

/// A catalog has the values that its tokens have, whatever leads there.
struct CatalogDerivationTests {
  private static let names = CodeNames(
    base: .standard,
    mode: NameTemplate.standard.withMode,
    baseOrigin: nil,
    modeOrigin: nil
  )

  private var settings = CatalogSettings(name: sourced("Brand"), offsetHost: .css, names: Self.names)

  private func derived(_ tokens: TokenSet) -> (catalog: Catalog, problems: [StyleProblem]) {
    Catalog.derived(from: ResolvedTokens(tokens), settings)
  }

  @Test mutating func aSizeIsAGroupOfLengths() throws {
    var tokens = TokenSet()
    let deprecated = TokenAnnotations(description: sourced("Body text"))
    let group = tokens.addGroup("14", annotations: deprecated)
    let height = tokens.add("lineHeight", .dimension, [(.always, slot(.dimension(px("20")), 1))])
    let spacing = tokens.add("lineSpacing", .dimension, [(.always, reference("lineHeight", at: 2))])
    let lengths = SizeLengths(
      lineHeight: height,
      lineSpacing: spacing,
      letterSpacing: nil,
      baselineOffset: .center(Origin(place(3)))
    )
    let size = sourced(FixedDecimal(14))
    settings.axes.sizes = [
      SizeEntry(size: size, mode: nil, group: group, lengths: lengths),
      SizeEntry(size: size, mode: 0, group: group, lengths: nil),
    ]
    let rows = derived(tokens).catalog.rows
    #expect(rows.map(\.mode) == [nil, 0])
    let metrics = try #require(rows.first?.metrics)
    #expect(metrics.lineHeight == sourced(FixedDecimal(20), 1))
    #expect(metrics.lineSpacing?.value == FixedDecimal(20))
    #expect(metrics.lineSpacing?.origin.references == [place(2)])
    #expect(metrics.baselineOffset == sourced(.center, 3))
    #expect(rows.first?.annotations == deprecated)
    #expect(rows.last?.metrics == nil)
  }

  @Test mutating func axesHaveTheValuesOfTheirTokens() throws {
    var tokens = TokenSet()
    let bold = tokens.add("bold", .fontWeight, [(.always, slot(.fontWeight(FontWeightValue(number("700")))))])
    let strong = tokens.add("strong", .fontWeight, [(.always, reference("bold", at: 4))])
    let fonts = FontFamilyValue([slot("Inter"), slot("sans-serif")])
    let body = tokens.add("body", .fontFamily, [(.always, slot(.fontFamily(fonts)))])
    tokens.setExtension(
      TypographyExtension(fontMetrics: FontMetrics(ascent: FixedDecimal(1), descent: .zero)),
      of: body
    )
    settings.axes.weights = [
      WeightEntry(name: sourced("b"), token: bold), WeightEntry(name: sourced("s"), token: strong),
    ]
    settings.axes.families = [
      FamilyEntry(name: sourced("body"), token: body, isSystem: false),
      FamilyEntry(name: sourced("own"), token: body, isSystem: true), FamilyEntry(systemNamed: sourced("system")),
    ]
    let catalog = derived(tokens).catalog
    #expect(catalog.weights.map(\.value.value) == [700, 700])
    #expect(catalog.weights.last?.value.origin.references == [place(4)])
    #expect(catalog.families.map(\.font?.value) == ["Inter", nil, nil])
    #expect(catalog.families.map(\.fallbacks) == [["sans-serif"], ["sans-serif"], []])
    let ascents = catalog.families.map(\.metrics.ascent)
    #expect(ascents == [FixedDecimal(1), FixedDecimal(1), FontMetrics.system.ascent])
  }

  @Test mutating func aTypographyTokenIsAStyleOrAProblem() throws {
    var tokens = TokenSet()
    let group = tokens.addGroup("14")
    let bold = tokens.add("bold", .fontWeight, [(.always, slot(.fontWeight(FontWeightValue(number("700")))))])
    settings.axes.weights = [WeightEntry(name: sourced("bold"), token: bold)]
    settings.axes.families = [FamilyEntry(systemNamed: sourced("system"))]
    settings.axes.sizes = [SizeEntry(size: sourced(FixedDecimal(14)), mode: nil, group: group, lengths: nil)]
    let good = tokens.add("good", .typography, [(.always, slot(.typography(typography(size: "20"))))])
    let bad = tokens.add("bad", .typography, [(.always, slot(.typography(typography(size: "0"))))])
    settings.styles = [
      .listed(name: sourced("listed"), Combination(row: 0, color: nil, weight: 0), TokenAnnotations()),
      .token(good, name: sourced("good"), color: nil), .token(bad, name: sourced("bad"), color: nil),
    ]
    let (catalog, problems) = derived(tokens)
    #expect(catalog.styles.map(\.name.value) == ["listed", "good"])
    #expect(catalog.styles.map(\.row.size.value) == [FixedDecimal(14), FixedDecimal(20)])
    #expect(catalog.styles.map(\.weight.name.value) == ["bold", "bold"])
    #expect(catalog.styles.map(\.tokens.weight) == [0, 0])
    #expect(problems.count == 2)
    guard case .systemFamily? = problems.first, case .outOfRange(.fontSize, TokenPath(["bad"]), _)? = problems.last
    else {
      Issue.record("\(problems)")
      return
    }
  }

  private func typography(size: String) -> Typography {
    Typography(
      fontFamily: slot(FontFamilyValue([slot("system-ui")])),
      fontSize: slot(px(size)),
      fontWeight: slot(FontWeightValue(number("700"))),
      letterSpacing: nil,
      lineHeight: nil
    )
  }
}

import StyleTables
import Testing

struct TextSizeCurveTests {
  /// The column "Size" of each table in Apple's Human Interface Guidelines, "Typography", "Specifications", as of
  /// December 16, 2025. Its rows are Large Title, Title 1, Title 2, Title 3, Headline, Body, Callout, Subhead,
  /// Footnote, Caption 1, Caption 2.
  private static let tables: [(category: TextSizeCategory, sizes: [Double])] = [
    // xSmall … xxxLarge
    (.extraSmall, [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11]),
    (.small, [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11]),
    (.medium, [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11]),
    (.large, [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11]),
    (.extraLarge, [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13]),
    (.extraExtraLarge, [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15]),
    (.extraExtraExtraLarge, [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17]),
    // AX1 … AX5
    (.accessibilityMedium, [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20]),
    (.accessibilityLarge, [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24]),
    (.accessibilityExtraLarge, [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29]),
    (.accessibilityExtraExtraLarge, [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34]),
    (.accessibilityExtraExtraExtraLarge, [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40]),
  ]

  @Test func sizesAreThoseOfTheGuidelines() {
    for (category, sizes) in Self.tables {
      #expect(TextSizeCurve.allCases.map { $0.size(in: category) } == sizes, "\(category)")
    }
    #expect(Self.tables.map(\.category) == TextSizeCategory.allCases)
  }

  @Test(arguments: TextSizeCurve.allCases)
  func textGrowsWithTheCategory(curve: TextSizeCurve) {
    let sizes = TextSizeCategory.allCases.map { curve.size(in: $0) }
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 })
    // Only small text stops shrinking.
    #expect(zip(sizes.dropFirst(3), sizes.dropFirst(4)).allSatisfy { $0 < $1 })
  }

  @Test(arguments: TextSizeCurve.allCases, TextSizeCategory.allCases)
  func aScaleIsTheRatioOfFontSizes(curve: TextSizeCurve, category: TextSizeCategory) {
    let scale = TextScale(textSizeCategory: category, curve: curve)
    let designed = curve.size(in: .large)
    #expect(abs(designed * scale.factor - curve.size(in: category)) < 1e-9)
    if category == .large { #expect(scale == .standard) }
    if curve == .body { #expect(scale == TextScale(textSizeCategory: category)) }
    let capped = TextScale(
      textSizeCategory: category,
      curve: curve,
      minimumFactor: 0.95,
      maximumFactor: 2,
      maximumSize: 40
    )
    let plain = TextScale(scale.factor, minimumFactor: 0.95, maximumFactor: 2, maximumSize: 40)
    #expect(capped.factor == plain.factor && capped.factor(for: 14) == plain.factor(for: 14))
    // The category counts for text with a curve of its own.
    #expect(capped.category == (category == .large ? nil : category) && plain.category == nil)
  }

  @Test(arguments: TextSizeCurve.allCases, TextSizeCategory.allCases)
  func aScaleFollowsTheCurveOfAStyle(curve: TextSizeCurve, category: TextSizeCategory) {
    let scale = TextScale(textSizeCategory: category, minimumFactor: 0.9, maximumFactor: 2, maximumSize: 40)
    let own = TextScale(
      textSizeCategory: category,
      curve: curve,
      minimumFactor: 0.9,
      maximumFactor: 2,
      maximumSize: 40
    )
    #expect(scale.following(curve) == own)
    #expect(scale.following(nil) == scale && own.following(.body) == scale)
    // A factor without a category has no curve.
    #expect(TextScale(2).following(curve) == TextScale(2))
    let style = ResolvedStyle(
      size: 28,
      weight: 400,
      family: nil,
      color: nil,
      metrics: LineMetrics(lineHeight: 36, lineSpacing: 0, letterSpacing: 1, baseline: 27),
      fontMetrics: .system,
      textSizeCurve: curve
    )
    let host = style.resolved(in: StyleContext(textScale: TextScale(textSizeCategory: category)))
    let factor = curve.size(in: category) / curve.size(in: .large)
    #expect(host.size == 28 * factor && host.metrics?.minimumLineHeight == 36 * factor)
  }

  /// What is stored must be readable later.
  @Test func rawValuesAreStable() {
    let names = "largeTitle title1 title2 title3 headline body callout subheadline footnote caption1 caption2"
    #expect(TextSizeCurve.allCases.map(\.rawValue) == names.split(separator: " ").map(String.init))
  }

  @Test(arguments: TextSizeCategory.allCases)
  func bodyTextHasTheSizeOfItsCurve(category: TextSizeCategory) {
    #expect(category.bodySize == TextSizeCurve.body.size(in: category))
  }
}

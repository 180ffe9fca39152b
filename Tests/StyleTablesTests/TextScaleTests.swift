import StyleTables
import Testing

struct TextScaleTests {
  @Test func sizesAreAsDesignedUnlessSaid() {
    #expect(TextScale.standard == TextScale(1))
    #expect(TextScale.standard.factor(for: 14) == 1)
    #expect(StyleContext() == StyleContext(appearance: .light, textScale: .standard, host: .layout))
  }

  @Test func capsBindInTheOrderThatTheDocumentationSays() {
    #expect(TextScale(3, maximumFactor: 1.5).factor(for: 14) == 1.5)
    #expect(TextScale(0.5, minimumFactor: 0.8).factor(for: 14) == 0.8)
    #expect(TextScale(1, minimumFactor: 2, maximumFactor: 1.5).factor(for: 14) == 1.5)
    #expect(TextScale(3, maximumSize: 28).factor(for: 14) == 2)
    #expect(TextScale(1.5, maximumSize: 28).factor(for: 14) == 1.5)
    #expect(TextScale(1, maximumSize: 20).factor(for: 40) == 0.5)
    #expect(TextScale(1, minimumFactor: 2, maximumSize: 14).factor(for: 14) == 1)
  }

  @Test(arguments: [0, -0.0, -1, .nan, .signalingNaN, .infinity, -.infinity] as [Double])
  func whatIsNoScaleDoesNotCount(number: Double) {
    #expect(TextScale(number) == .standard)
    #expect(TextScale(1, minimumFactor: number, maximumFactor: number, maximumSize: number) == .standard)
    #expect(TextScale(2, maximumSize: 20).factor(for: number) == 2)
  }

  @Test func factorsHaveBounds() {
    #expect(TextScale(1e300).factor(for: 14) == 100)
    #expect(TextScale(.leastNonzeroMagnitude).factor(for: 14) == 0.01)
    #expect(TextScale(1e9, minimumFactor: 1e300).factor(for: 14) == 100)
  }

  @Test func categoriesScaleAsBodyTextDoes() throws {
    let sizes = TextSizeCategory.allCases.map { TextScale(textSizeCategory: $0).factor(for: 17) * 17 }
    let expected = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53] as [Double]
    #expect(zip(sizes, expected).allSatisfy { isNear($0, $1) } && sizes.count == expected.count)
    let category = try #require(TextSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL"))
    #expect(TextScale(textSizeCategory: category, maximumSize: 34).factor(for: 17) == 2)
    #expect(TextScale(textSizeCategory: .large) == .standard)
    #expect(TextSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified") == nil)
  }
}

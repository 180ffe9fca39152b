import StyleLayout
import StyleRichText
import Testing

/// Where the text of a field is.
struct FieldInsetsTests {
  private let insets = FieldInsets(top: 1, left: 2, bottom: 4, right: 8)

  @Test func theTextIsWithinTheInsets() {
    #expect(insets.origin == LayoutPoint(x: 2, y: 1))
    #expect(insets.textWidth(in: 100) == 90)
    #expect(insets.size(around: LayoutSize(width: 90, height: 20)) == LayoutSize(width: 100, height: 25))
  }

  @Test func aFieldThatIsTooNarrowHasAPointForItsText() {
    #expect(insets.textWidth(in: 10) == 1 && insets.textWidth(in: 3) == 1)
  }

  @Test func aFieldWithoutAWidthHasLongLines() {
    #expect(insets.textWidth(in: 0) == .infinity && insets.textWidth(in: .infinity) == .infinity)
  }

  @Test(arguments: [-1, Double.nan, .infinity, -Double.infinity]) func otherLengthsCountAsNone(length: Double) {
    #expect(FieldInsets(top: length, left: length, bottom: length, right: length) == FieldInsets())
  }
}

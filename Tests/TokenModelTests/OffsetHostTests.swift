import Testing
import TokenModel

/// The formulas, worked by hand for size 14 in a line of 20: ascent 13.328, descent 3.374, slack 3.298.
struct OffsetHostTests {
  @Test(arguments: [
    (OffsetHost.uikitLegacy, 8_000, "15.026"), (.uikitLegacy, 0, "16.626"), (.uikitLegacy, -8_000, "17.426"),
    (.uikit, 8_000, "15.826"), (.uikit, -8_000, "17.426"), (.css, 0, "14.977"), (.css, 8_000, "14.177"),
  ])
  func baselines(host: OffsetHost, offset: Int64, expected: String) {
    let offset = FixedDecimal(tenThousandths: offset)
    let baseline = host.baseline(size: FixedDecimal(14), lineHeight: FixedDecimal(20), offset: offset, metrics: .system)
    #expect(baseline.description == expected)
  }

  /// A line height is a minimum: below the font's own there is no slack, and the line box is the font's.
  @Test(arguments: OffsetHost.allCases)
  func slackIsNeverNegative(host: OffsetHost) {
    let baseline = host.baseline(size: FixedDecimal(14), lineHeight: FixedDecimal(10), offset: .zero, metrics: .system)
    #expect(baseline.description == "13.328")
  }
}

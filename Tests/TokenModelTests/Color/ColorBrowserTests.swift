import TestSupport
import Testing

@testable import TokenModel

/// Colors beside the same ones in a browser.
@Suite(.enabled(if: Browser.reports != nil, "needs Chromium; set STYLESPEC_BROWSER"), .serialized)
struct ColorBrowserTests {
  typealias Conversion = (TokenColor) -> SIMD3<Double>

  @Test(arguments: Browser.seeds) func colorsAreThoseOfABrowser(seed: UInt64) throws {
    var random = RandomColors(seed: seed)
    let colors = (0..<2_000).map { _ in random.next() }
    let texts = try Self.texts(colors)
    let computed = try ColorPage.computed(texts).map { try #require($0) }
    let comparison = Comparison(colors, computed) { $0.coordinates(in: .srgb) }
    #expect(comparison.disagreements == [])
    #expect(comparison.inside > 500 && comparison.outside > 500, "the colors are too much alike")
    try Browser.report(
      "colors-\(seed)",
      """
        \(comparison.inside) colors inside of sRGB, channels at most \(comparison.worstInside) apart, \
      and \(comparison.dark) dark channels at most \(comparison.worstDark) in linear light
        \(comparison.outside) colors outside, at most \(comparison.worstOutside) apart

      """
    )

    let faults: [Conversion] = [
      // The numbers of sRGB under the name of Display P3.
      { $0.space == .displayP3 ? $0.components.numbers : $0.coordinates(in: .srgb) },
      // Without an adaptation of the white.
      {
        $0.space == .xyzD50
          ? ColorSpace.srgb.coordinates(of: $0.components.numbers, from: .xyzD65) : $0.coordinates(in: .srgb)
      },
      // A hue of 1 where it is missing.
      { color in
        var changed = color.components
        if color.space == .oklch, changed.third == nil { changed.third = 20 }
        return ColorSpace.srgb.coordinates(of: changed.numbers, from: color.space)
      },
    ]
    for (index, fault) in faults.enumerated() {
      #expect(!Comparison(colors, computed, fault).disagreements.isEmpty, "fault \(index)")
    }
  }

  /// CSS, with the curve that the browser has for BT.2020. CSS Color 4 changed it in 2025 to that of displays; if the
  /// browser has the old one, that of cameras, the channels are encoded for the same light.
  private static func texts(_ colors: [TokenColor]) throws -> [String] {
    let probe = try ColorPage.computed(["color(rec2020 0.5 0.5 0.5)"]).first
    let red = try #require(probe??.channels.first ?? nil)
    let isOfCameras = abs(red - 0.5465) < 0.01
    #expect(isOfCameras || abs(red - TokenColor(in: .rec2020, 0.5, 0.5, 0.5).coordinates(in: .srgb).x) < 0.002)
    return colors.map { color in
      guard isOfCameras, color.space == .rec2020 else { return color.browserCSS }
      let parts = color.components.all.map { $0.map(camera) }
      return TokenColor(in: .rec2020, parts[0], parts[1], parts[2], alpha: color.alpha).browserCSS
    }
  }

  /// ITU-R BT.2020-2, table 4.
  private static func camera(_ channel: Double) -> Double {
    let light = RealFunctions.power(channel, 2.4)
    return light < 0.018053968510807
      ? 4.5 * light : 1.09929682680944 * RealFunctions.power(light, 0.45) - 0.09929682680944
  }
}

extension ColorBrowserTests {
  /// Our colors beside those of the browser. It does not clip what it computes, only what it shows.
  private struct Comparison {
    private(set) var disagreements: [String] = []
    private(set) var (inside, outside, dark) = (0, 0, 0)
    private(set) var (worstInside, worstOutside, worstDark) = (0.0, 0.0, 0.0)

    init(_ colors: [TokenColor], _ computed: [ComputedColor], _ convert: Conversion) {
      for (color, theirs) in zip(colors, computed) {
        let ours = convert(color)
        let missing = color.converted(to: .srgb).components.all.map { $0 == nil }
        let isInside = all(ours .>= 0) && all(ours .<= 1)
        if isInside { inside += 1 } else { outside += 1 }
        var agrees = theirs.channels.map { $0 == nil } == missing && (theirs.alpha == nil) == (color.alpha == nil)
        agrees = agrees && abs((theirs.alpha ?? 0) - (color.alpha ?? 0)) < 0.002
        for (index, channel) in theirs.channels.enumerated() {
          guard let channel else { continue }
          agrees = compare(ours[index], channel, isInside: isInside) && agrees
        }
        if !agrees { disagreements.append("\(color.browserCSS): \(ours), \(theirs)") }
      }
    }

    /// Chromium's matrices have four decimals. Close to black, a channel is 12.92 times the light, and so is the error.
    private mutating func compare(_ ours: Double, _ theirs: Double, isInside: Bool) -> Bool {
      let difference = abs(ours - theirs)
      guard isInside else {
        worstOutside = max(worstOutside, difference)
        return difference <= 0.01
      }
      guard abs(ours) < 0.05 else {
        worstInside = max(worstInside, difference)
        return difference <= 0.002
      }
      dark += 1
      worstDark = max(worstDark, abs(SRGBTransfer.linear(ours) - SRGBTransfer.linear(theirs)))
      return worstDark <= 0.0002
    }
  }
}

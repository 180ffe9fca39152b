import Testing
import TokenModel

/// Components that are `none` (CSS Color 4, sections 4.4 and 12.2).
struct MissingComponentTests {
  @Test func missingComponentsCountAsZero() {
    #expect(
      TokenColor(in: .oklch, 0.5, 0.1, nil).coordinates(in: .srgb)
        == TokenColor(in: .oklch, 0.5, 0.1, 0).coordinates(in: .srgb)
    )
    #expect(
      TokenColor(in: .srgb, 1, nil, 1).coordinates(in: .lab) == TokenColor(in: .srgb, 1, 0, 1).coordinates(in: .lab)
    )
    #expect(ColorValue(TokenColor(in: .srgb, 1, nil, nil, alpha: nil)).hex == "#FF000000")
  }

  /// Columns: a color, a space, and which components are missing there.
  @Test(arguments: [
    // Analogous one by one. Without saturation or chroma, a color is gray, and its hue missing, too.
    (TokenColor(in: .lch, 50, 0.02, nil), ColorSpace.oklch, "..-"),
    (TokenColor(in: .displayP3, 0.7, 0.5, nil), .oklch, "..."),
    (TokenColor(in: .displayP3, 0.7, 0.5, nil), .xyzD50, "..-"),
    (TokenColor(in: .xyzD65, nil, 0.5, 0.5), .rec2020, "-.."),
    (TokenColor(in: .hsl, 120, nil, 50), .oklch, ".--"), (TokenColor(in: .oklch, nil, 0.1, 50), .hsl, "..-"),
    (TokenColor(in: .hwb, nil, 20, 30), .lch, "..-"), (TokenColor(in: .hwb, 40, nil, 30), .hsl, "..."),
    (TokenColor(in: .lab, 50, nil, 10), .oklab, ".-."), (TokenColor(in: .lab, nil, 10, 10), .hsl, "..-"),
    (TokenColor(in: .lab, 50, 10, nil), .srgb, "..."), (TokenColor(in: .srgb, 0.1, 0.2, nil), .lab, "..."),
    // As a set.
    (TokenColor(in: .lab, 50, nil, nil), .lch, ".--"), (TokenColor(in: .oklch, 0.5, nil, nil), .oklab, ".--"),
    (TokenColor(in: .lab, 50, nil, nil), .hsl, "--."), (TokenColor(in: .hwb, 90, nil, nil), .hsl, ".--"),
    (TokenColor(in: .lch, nil, nil, 90), .hwb, "---"), (TokenColor(in: .lch, 50, nil, 90), .hwb, "-.."),
    (TokenColor(in: .srgb, nil, nil, nil), .oklab, "---"), (TokenColor(in: .oklch, nil, nil, nil), .xyzD50, "---"),
    // The same space.
    (TokenColor(in: .srgb, nil, 0.5, nil), .srgb, "-.-"), (TokenColor(in: .hsl, 120, 0, 50), .hsl, "..."),
  ])
  func componentsAreCarried(color: TokenColor, space: ColorSpace, expected: String) {
    let result = color.converted(to: space)
    #expect(result.components.all.map { $0 == nil ? "-" : "." }.joined() == expected, "\(result)")
  }

  @Test func alphaAndHexStay() {
    let hex = ColorValue(red: 1, green: 2, blue: 3)
    let color = TokenColor(in: .lab, ColorComponents(50, 10, 10), alpha: nil, hex: hex).converted(to: .srgb)
    #expect(color.alpha == nil && color.hex == hex)
  }

  /// A hue that is written counts, even if the color is gray.
  @Test func onlyConversionsLoseAHue() {
    let gray = TokenColor(in: .lch, 50, 0.001, 120)
    #expect(gray.converted(to: .lch) == gray)
    #expect(gray.coordinates(in: .lab) != TokenColor(in: .lch, 50, 0, 120).coordinates(in: .lab))
  }

  /// On either side of the limit of each space.
  @Test(arguments: [
    (TokenColor(in: .lab, 50, 0.0015, 0), ColorSpace.lch, true), (TokenColor(in: .lab, 50, 0.0016, 0), .lch, false),
    (TokenColor(in: .oklab, 0.5, 0, 0.000004), .oklch, true),
    (TokenColor(in: .oklab, 0.5, 0, 0.0000041), .oklch, false),
    (TokenColor(in: .srgb, 0.5, 0.5, 0.500004), .hsl, true), (TokenColor(in: .srgb, 0.5, 0.5, 0.500012), .hsl, false),
    (TokenColor(in: .srgb, 0.5, 0.5, 0.500009), .hwb, true), (TokenColor(in: .srgb, 0.5, 0.5, 0.500012), .hwb, false),
  ])
  func huesArePowerlessCloseToGray(color: TokenColor, space: ColorSpace, isPowerless: Bool) throws {
    let hue = try #require(space.components.firstIndex { $0.name == "hue" })
    let result = color.converted(to: space)
    #expect((result.components.all[hue] == nil) == isPowerless, "\(result)")
    if isPowerless, space != .hwb { #expect(result.components.second == 0) }
    if isPowerless, space == .hwb, let white = result.components.second, let black = result.components.third {
      #expect(white + black == 100)
    }
  }
}

import Testing
import TokenModel

/// The hex digits beside the components of a color.
struct ColorHexTests {
  private func correction(_ color: TokenColor, _ hex: String) throws -> String? {
    let value = try #require(ColorValue(hex: hex))
    return TokenColor(in: color.space, color.components, alpha: color.alpha, hex: value).correctHex?.hex
  }

  @Test(arguments: [
    (TokenColor(in: .srgb, 1, 0, 1), "#ff00ff"), (TokenColor(in: .hsl, nil, 0, 100), "#ffffff"),
    // The examples of the format, with the digits that it gives.
    (TokenColor(in: .lab, 60.17, 93.54, -60.5), "#ff00ff"), (TokenColor(in: .srgb, 0, 0, 0, alpha: 0.5), "#000000"),
    // One step in each channel.
    (TokenColor(in: .srgb, 100.0 / 255, 101.0 / 255, 102.0 / 255), "#656465"),
    (TokenColor(in: .srgb, 0.5, 0.5, 0.5), "#7F7F80"),
    // What sRGB shows of the components.
    (TokenColor(in: .displayP3, 1, 0, 0), "#FF0B0C"),
  ])
  func digitsThatAgree(color: TokenColor, hex: String) throws {
    #expect(try correction(color, hex) == nil)
  }

  @Test(arguments: [
    (TokenColor(in: .hsl, 330, 100, 50), "#ff00ff", "#FF0080"),
    (TokenColor(in: .srgb, 0, 0, 0, alpha: 0.5), "#000002", "#000000"),
    (TokenColor(in: .srgb, 100.0 / 255, 0, 0), "#660000", "#640000"),
    (TokenColor(in: .srgb, 0, 0, 102.0 / 255), "#000064", "#000066"),
    // Clipped digits are not those of the mapped color.
    (TokenColor(in: .displayP3, 1, 0, 0), "#ff0000", "#FF0B0C"),
  ])
  func digitsThatDoNot(color: TokenColor, hex: String, correct: String) throws {
    #expect(try correction(color, hex) == correct)
  }

  @Test func withoutDigitsNothingIsWrong() {
    #expect(TokenColor(in: .srgb, 1, 0, 0).correctHex == nil)
  }
}

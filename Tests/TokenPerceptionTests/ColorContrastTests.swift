import Testing
import TokenModel
@testable import TokenPerception

struct ColorContrastTests {
  private func color(_ hex: String) throws -> ColorValue { try #require(ColorValue(hex: hex)) }

  @Test func luminanceIsThatOfWCAG() throws {
    #expect(try color("#000").relativeLuminance == 0)
    #expect(abs(try color("#fff").relativeLuminance - 1) < 1e-12)
    #expect(try color("#f00").relativeLuminance == 0.2126)
  }

  /// WCAG's own extremes, and ratios that WebAIM's contrast checker shows.
  @Test(arguments: [
    ("#000", "#fff", 21), ("#777", "#fff", 4.478), ("#767676", "#fff", 4.542), ("#949494", "#fff", 3.033),
    ("#00f", "#fff", 8.592), ("#f00", "#fff", 3.998), ("#fff", "#fff", 1),
  ])
  func ratioIsThatOfWCAG(text: String, background: String, ratio: Double) throws {
    #expect(abs(try color(text).contrastRatio(on: color(background)) - ratio) < 0.0006)
    #expect(abs(try color(background).contrastRatio(on: color(text)) - ratio) < 0.0006)
  }

  /// The test values that Myndex/SAPC-APCA publishes for the G constants of APCA-W3 0.1.9.
  @Test(arguments: [
    ("#888", "#fff", 63.056469930209424), ("#fff", "#888", -68.54146436644962),
    ("#000", "#aaa", 58.146262578561334), ("#aaa", "#000", -56.24113336839742),
    ("#123", "#def", 91.66830811481631), ("#def", "#123", -93.06770049484275),
    ("#123", "#444", 8.32326136957393), ("#000", "#fff", 106.04067321268862),
    ("#fff", "#000", -107.88473318309848), ("#777", "#777", 0), ("#777", "#787878", 0),
  ])
  func lightnessContrastIsThatOfAPCA(text: String, background: String, contrast: Double) throws {
    #expect(abs(try color(text).lightnessContrast(on: color(background)) - contrast) < 1e-9)
  }

  @Test func translucentTextIsSeenOverItsBackground() throws {
    let veil = try color("#00000080")
    #expect(veil.composited(over: try color("#fff")).hex == "#7F7F7F")
    #expect(veil.composited(over: try color("#000")).hex == "#000000")
    #expect(try veil.contrastRatio(on: color("#fff")) == color("#7f7f7f").contrastRatio(on: color("#fff")))
    #expect(try veil.lightnessContrast(on: color("#fff")) == color("#7f7f7f").lightnessContrast(on: color("#fff")))
    #expect(try color("#12345600").composited(over: color("#89abcd")).hex == "#89ABCD")
    #expect(try color("#123456").composited(over: color("#89abcd")).hex == "#123456")
  }
}

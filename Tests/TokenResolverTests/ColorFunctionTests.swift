import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Colors as functions of CSS, in the spec dialect.
struct ColorFunctionTests {
  private func spec(_ color: String) -> String {
    minimalSpec.replacing("color: { ink: \"#222222\" }", with: "color:\n  ink: \(color)")
  }

  @Test(arguments: [
    ("rgb(57 99 158)", "#39639E"), ("\"rgb(57, 99, 158)\"", "#39639E"), ("'rgba(57 99 158 / 50%)'", "#39639E80"),
    ("hsl(120deg 100% 25%)", "#008000"), ("\"hsla(120, 100%, 25%, 1)\"", "#008000"), ("hwb(0 0% 0%)", "#FF0000"),
    ("color(srgb 1 0.5 none)", "#FF8000"), ("oklch(0 0 none)", "#000000"), ("lab(100% 0 0)", "#FFFFFF"),
    ("\"  OKLAB(1 0 0)  \"", "#FFFFFF"), ("\"#39639E\"", "#39639E"),
  ])
  func colorsOfSRGBAreSilent(text: String, hex: String) throws {
    let found = resolve(spec(text))
    #expect(found.diagnostics == [])
    #expect(try #require(found.catalog).colors[0].variants.light.value.hex == hex)
  }

  @Test(arguments: [
    (
      "\"color(display-p3 1 0 0)\"", "#FF0B0C",
      "`color(display-p3 1 0 0)` is outside of sRGB; codes have `#FF0B0C` instead, at ΔE OK "
    ),
    (
      "\"oklch(0.7 0.4 150)\"", "#00C248",
      "`oklch(0.7 0.4 150)` is outside of sRGB; codes have `#00C248` instead, at ΔE OK "
    ),
    (
      "\"color(rec2020 0 1 0)\"", "#00F272",
      "`color(rec2020 0 1 0)` is outside of sRGB; codes have `#00F272` instead, at ΔE OK "
    ),
  ])
  func otherColorsAreMappedAndTold(text: String, hex: String, message: String) throws {
    for source in MarkedSource.variants(of: spec("⟦color-out-of-gamut|\(text)⟧")) {
      let found = resolve(source.text)
      #expect(found.diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(found.diagnostics.map(\.severity) == [.info])
      #expect(found.diagnostics[0].message.hasPrefix(message))
      #expect(try #require(found.catalog).colors[0].variants.light.value.hex == hex)
    }
  }

  /// Codes are 8-bit sRGB; the token is what was written, for outputs that can show more.
  @Test(arguments: [("\"color(display-p3 1 0 0)\"", ColorSpace.displayP3), ("oklch(0.5 0.1 256)", .oklch)])
  func tokensKeepTheirSpace(text: String, space: ColorSpace) throws {
    let tokens = try #require(resolve(spec(text)).catalog).tokens
    let resolved = ResolvedTokens(tokens)
    let index = try #require(TokenIndex(tokens)["color.ink"])
    guard case .color(.color(let color)) = try resolved.value(of: index).value else {
      Issue.record("\(text) is not a color of a space")
      return
    }
    #expect(color.space == space)
  }

  @Test func displayP3IsToldWhereItDiffersToo() {
    let near = resolve(spec("\"color(display-p3 1 0 0)\"")).diagnostics[0].message
    #expect(!near.contains("Display P3 shows"))
    let far = resolve(spec("\"oklch(0.7 0.4 150)\"")).diagnostics[0].message
    #expect(far.contains(", and Display P3 shows `color(display-p3 "))
  }

  @Test func aColorThatManyReferToIsToldOnce() {
    let many = minimalSpec.replacing(
      "color: {",
      with: "palette: { a: \"oklch(0.7 0.4 150)\" }\ncolor: { x: \"{palette.a}\", y: { light: \"{palette.a}\" },"
    )
    #expect(resolve(many).diagnostics.map(\.rule.rawValue) == ["color-out-of-gamut"])
  }

  @Test(arguments: [
    ("\"rbg(1 2 3)\"", "rbg"), ("\"rgb(1 2)\"", nil), ("rgb(1 2 300deg)", "300deg"), ("\"oklch(50% 0.1 10) x\"", "x"),
    ("\"rgb(1 2 \\x78)\"", nil), ("'color(p3 1 1 1)'", "p3"),
  ])
  func mistakesAreShownInsideOfTheText(text: String, part: String?) throws {
    for prefix in ["", "# 汉字\n"] {
      let source = prefix + spec(text)
      let found = resolve(source)
      #expect(found.catalog == nil)
      let mistake = try #require(found.diagnostics.first)
      #expect(mistake.rule.rawValue == "invalid-color" && found.diagnostics.count == 1)
      if let part { #expect(found.files.text(of: mistake.range) == part) }
      #expect(found.files.text(of: mistake.range).utf8.count <= text.utf8.count)
    }
  }
}

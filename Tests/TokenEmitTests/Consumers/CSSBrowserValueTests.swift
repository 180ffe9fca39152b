import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// What Chromium shows of values that depend on a screen, on the size of the root's font, and on what a page is. A part of
/// `.ci/nightly browser`.
@Suite(.enabled(if: Browser.reports != nil))
struct CSSBrowserValueTests {
  private struct Result: Decodable {
    let checks: Int
    let problems: [String]
  }

  /// An element, a property of it, and what is right.
  private struct Check: Encodable {
    let element: String
    let property: String
    let value: String
  }

  private static func sheet(
    _ text: String,
    named path: String,
    _ options: [String: EmitterOption.Value]
  ) throws -> String {
    let input = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    let result = compileInMemory([input], to: [OutputRequest(CSSEmitter.self, options)])
    let output = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private func run(_ sheet: String, _ page: String, _ checks: [Check], settings: [String] = [], isWide: Bool = false)
    throws
  {
    let page = """
      <!doctype html><meta charset="utf-8"><style id="sheet">\(sheet)</style><body>\(page)
      <script id="result" type="application/json"></script>
      <script>
      const checks = \(try Browser.literal(checks)), isWide = \(isWide);
      \(try Repository.read("Tests/Data/consumers/css-values.js"))
      </script>
      """
    let result = try Browser.result(of: page, as: Result.self, settings: settings, isWide: isWide)
    #expect(result.problems == [])
    #expect(result.checks == checks.count)
  }

  // MARK: Colors

  /// Colors of all spaces, also far outside of all screens, are shown as the model maps them, not as the browser clips them.
  @Test(arguments: Browser.seeds, [false, true])
  func screensShowTheColorsOfTheModel(seed: UInt64, isWide: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let colors = (0..<400).map { Self.color(number: $0, &random) }
    let tokens = colors.enumerated().map { number, color in
      let components = color.components.all.map { $0.map { "\($0)" } ?? "\"none\"" }.joined(separator: ", ")
      return """
        "c\(number)": { "$type": "color", "$value": { "colorSpace": "\(color.space.rawValue)", "components": [\(components)], \
        "alpha": \(color.alpha ?? 1) } }
        """
    }
    for appearance in ["light-dark", "attribute"] {
      let options: [String: EmitterOption.Value] = [
        "appearance": .text(appearance), "registered": .flag(appearance == "attribute"),
      ]
      let sheet = try Self.sheet("{ \(tokens.joined(separator: ",\n")) }", named: "colors.tokens.json", options)
      let checks = colors.enumerated().map { number, color in
        let shown = isWide ? DisplayP3Value(color).description : ColorValue(color).hex
        return Check(element: "body", property: "--c\(number)", value: shown)
      }
      try run(sheet, "", checks, isWide: isWide)
    }
    let outside = colors.count { $0.mapped(to: .srgb).difference != nil }
    #expect(outside > 100 && outside < 350)
    try Browser.report(
      "css-colors-\(seed)-\(isWide ? "p3" : "srgb")",
      "\(colors.count) colors, \(outside) outside of sRGB"
    )
  }

  private static func color(number: Int, _ random: inout SeededGenerator) -> TokenColor {
    // The curve of BT.2020 is another one in some browsers.
    let spaces = ColorSpace.allCases.filter { $0 != .rec2020 }
    let space = spaces[number % spaces.count]
    // Colors that screens have, and some beyond.
    let reach = Double.random(in: 0...1.6, using: &random)
    let channels = SIMD3<Double>.random(in: 0...1, using: &random)
    let center = SIMD3<Double>(repeating: 0.5)
    let wide = center + (channels - center) * (1 + reach)
    let color = TokenColor(in: .displayP3, wide.x, wide.y, wide.z)
    let converted = (color.coordinates(in: space) * 100_000).rounded(.toNearestOrAwayFromZero) / 100_000
    let alpha = number % 3 == 0 ? Double.random(in: 0.4...1, using: &random) : 1
    let parts = within(space, converted)
    return TokenColor(in: space, parts.x, parts.y, parts.z, alpha: (alpha * 255).rounded() / 255)
  }

  /// What the format lets a color have.
  private static func within(_ space: ColorSpace, _ numbers: SIMD3<Double>) -> SIMD3<Double> {
    var numbers = numbers
    for (index, component) in space.components.enumerated() {
      if let lower = component.range.lower { numbers[index] = max(lower, numbers[index]) }
      if let upper = component.range.upper { numbers[index] = min(upper.nextDown, numbers[index]) }
    }
    return numbers
  }

  private static let schemes = """
    stylespec: 1
    name: Wide
    offsetHost: uikit
    palette: { hot: "oklch(0.9 0.4 30)" }
    color: { ink: { light: "{palette.hot}", dark: "color(display-p3 1 0 0)" } }
    weight: { regular: 400 }
    typography: { 14: plain }

    """

  /// A dark part of a light page has the wide color of the dark.
  @Test(arguments: ["light-dark", "media", "attribute"], [false, true])
  func wideColorsFollowTheAppearance(appearance: String, isWide: Bool) throws {
    let sheet = try Self.sheet(Self.schemes, named: "wide.yaml", ["appearance": .text(appearance)])
    let colors = [TokenColor(in: .oklch, 0.9, 0.4, 30), TokenColor(in: .displayP3, 1, 0, 0)].map { color in
      isWide ? DisplayP3Value(color).description : ColorValue(color).hex
    }
    let page = """
      <div id="dark" data-theme="dark" style="color-scheme: dark"><p class="t-14-ink-regular">a</p>
      <div id="light" data-theme="light" style="color-scheme: light"></div></div>
      """
    let parts = appearance == "media" ? [] : [("#dark", colors[1]), ("#dark p", colors[1]), ("#light", colors[0])]
    let checks = ([("body", colors[0])] + parts).map { Check(element: $0, property: "--color-ink", value: $1) }
    try run(sheet, page, checks, isWide: isWide)
    guard appearance != "attribute" else { return }
    let dark = [Check(element: "body", property: "--color-ink", value: colors[1])]
    try run(sheet, "", dark, settings: ["preferredColorScheme=0"], isWide: isWide)
  }

  // MARK: Units

  /// With another font size of the reader, text grows, and hairlines do not.
  @Test func textGrowsWithTheFontSizeOfTheReader() throws {
    let tokens = """
      { "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "border": { "$type": "border", "$value": { "width": { "value": 4, "unit": "px" }, "style": "solid", "color":
          { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 400, "lineHeight": { "value": 24, "unit": "px" }, "letterSpacing": { "value": 1, "unit": "px" } } } }
      """
    let sheet = try Self.sheet(tokens, named: "brand.tokens.json", ["unit": .text("rem")])
    let page = """
      <style>html { font-size: 32px }</style><p class="t-body" style="border: var(--border); padding-top: var(--gap)">a</p>
      """
    let wanted = [
      ("font-size", "32px"), ("line-height", "48px"), ("letter-spacing", "2px"), ("padding-top", "16px"),
      ("border-top-width", "4px"),
    ]
    try run(sheet, page, wanted.map { Check(element: "p", property: $0, value: $1) })
  }

  // MARK: Shadow trees

  /// The host of a shadow tree chooses contexts, as the root of a page does.
  @Test func aShadowTreeHasTheTokens() throws {
    let options: [String: EmitterOption.Value] = ["appearance": .text("attribute"), "selector": .text(":root, :host")]
    let sheet = try Self.sheet(Self.schemes, named: "wide.yaml", options)
    // The page itself has none.
    let page = "<div id=\"a\"></div><div id=\"b\" data-theme=\"dark\"></div><script>shadows = ['a', 'b']</script>"
    let colors = ["#FFCCC1", "#FF0B0C"]
    let checks = zip(["#a", "#b"], colors).map { Check(element: $0, property: "--color-ink", value: $1) }
    try run(sheet, page, checks)
  }
}

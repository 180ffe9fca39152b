import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// The values of custom properties: colors that screens cannot show, units, and registered types.
struct CSSValueTests {
  private static func compile(
    _ text: String,
    named path: String = "brand.tokens.json",
    _ options: [String: EmitterOption.Value] = [:]
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    return compileInMemory([input], to: [OutputRequest(CSSEmitter.self, options)])
  }

  private func sheet(
    _ text: String,
    named path: String = "brand.tokens.json",
    _ options: [String: EmitterOption.Value] = [:]
  ) throws -> String {
    let result = Self.compile(text, named: path, options)
    let output = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private static func dimension(_ number: String, _ unit: String) -> String {
    "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(number), \"unit\": \"\(unit)\" } }"
  }

  // MARK: Colors

  @Test func screensThatCanShowMoreHaveWideColorsInARuleOfTheirOwn() throws {
    let colors = """
      stylespec: 1
      name: Wide
      offsetHost: uikit
      palette: { hot: "oklch(0.9 0.4 30)" }
      color:
        ink: { light: "{palette.hot}", dark: "color(display-p3 1 0 0)" }
        soft: { light: "oklch(0.6 0.1 30)", highContrastLight: "color(display-p3 0 1 0)" }
      weight: { regular: 400 }
      typography: { 14: plain }

      """
    try expectGolden(sheet(colors, named: "wide.yaml"), "Tests/Golden/Wide.css")
    let media = try sheet(colors, named: "wide.yaml", ["appearance": .text("media")])
    #expect(media.contains("@media (color-gamut: p3) and (prefers-color-scheme: dark) {"))
  }

  @Test func aClassHasAWideColorOfATokenThatIsLeftOut() throws {
    let spec = """
      stylespec: 1
      name: Wide
      offsetHost: uikit
      color: { ink: "color(display-p3 1 0 0)", soft: "#112233" }
      weight: { regular: 400 }
      typography: { 14: plain }

      """
    let sheet = try sheet(spec, named: "wide.yaml", ["only": .text("weight.**")])
    #expect(sheet.contains("  color: var(--__color-ink);") && sheet.contains("  color: #112233;"))
    #expect(sheet.contains("      --__color-ink: color(display-p3 1 0 0);"))
  }

  // MARK: Units

  @Test(arguments: ["vw", "dvh", "ch", "lh", "rlh", "cap", "ic", "cqi", "vmin", "pt", "%", "em", "fr"])
  func unitsOfCSSPassThrough(unit: String) throws {
    let tokens = """
      { "a": \(Self.dimension("1.5", unit)), "text": { "$type": "dimension", "$value": "1.5\(unit)" }, "b": { "$type": \
      "border", "$value": { "width": "{a}", "style": "solid", "color": { "colorSpace": "srgb", "components": [0, 0, 0] } \
      } }, "c": { "$type": "border", "$value": { "width": { "value": 2, "unit": "\(unit)" }, "style": "solid", "color": \
      { "colorSpace": "srgb", "components": [0, 0, 0] } } } }
      """
    let sheet = try sheet(tokens, ["unit": .text("rem")])
    for line in ["--a: 1.5\(unit);", "--text: 1.5\(unit);", "--b-width: var(--a);", "--c-width: 2\(unit);"] {
      #expect(sheet.contains("  \(line)\n"), "\(line)")
    }
  }

  @Test func stringsAndNumbersOfOtherTypesPassThroughAndTheRestIsReported() throws {
    let path = "Tests/Data/TeamTokens/string-type.tokens.json"
    let result = Self.compile(try Repository.read(path), named: path)
    let css = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    #expect(css.contains("  --name: \"Acme\";\n") && css.contains("  --c: #FFFFFF;\n") && !css.contains("elev"))
    let messages = result.diagnostics.map(\.message)
    #expect(messages.contains { $0.hasPrefix("`dp` is not a unit of the format") })
    #expect(messages.contains("CSS does not support the unit of `elev`; it gets no custom property"))
    let others = try sheet(#"{ "z": { "$type": "zIndex", "$value": 400 }, "t": { "$type": "string", "$value": "4" } }"#)
    #expect(others.contains("  --z: 400;\n") && others.contains("  --t: \"4\";\n"))
  }

  @Test func hairlinesAndBordersStayInPixels() throws {
    let tokens = """
      { "gap": \(Self.dimension("2.5", "px")), "hair": \(Self.dimension("-2", "px")), "zero": \(Self.dimension("0", "px")),
        "tracking": { "wide": \(Self.dimension("0.5", "px")) }, "far": \(Self.dimension("1", "px")),
        "borderWidth": { "thick": \(Self.dimension("4", "px")) }, "heavy": \(Self.dimension("8", "px")),
        "again": { "$type": "dimension", "$value": "{heavy}" },
        "line": { "$type": "border", "$value": { "width": "{again}", "style": "solid", "color":
          { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "own": { "$type": "border", "$value": { "width": { "value": 4, "unit": "px" }, "style": "solid", "color":
          { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "shadow": { "$type": "shadow", "$value": { "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1,
          "unit": "px" }, "blur": { "value": 8, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "color":
          { "colorSpace": "srgb", "components": [0, 0, 0] } } },
        "text": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": "{far}" } } }
      """
    let sheet = try sheet(tokens, ["unit": .text("rem")])
    let lines = [
      "--gap: 0.15625rem;", "--hair: -2px;", "--zero: 0px;", "--tracking-wide: 0.03125rem;", "--far: 0.0625rem;",
      "--border-width-thick: 4px;", "--heavy: 8px;", "--again: var(--heavy);", "--line-width: var(--again);",
      "--own-width: 4px;", "--shadow: 0px 1px 0.5rem 0px #000000;", "--text-font-size: 1rem;",
      "--text-letter-spacing: var(--far);",
    ]
    for line in lines { #expect(sheet.contains("  \(line)\n"), "\(line)") }
  }

  @Test func allOfATextGrowsInRem() throws {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#112233" }
      weight: { regular: 400 }
      typography: { 14: { lineHeight: 20, lineSpacing: 2, letterSpacing: 0.5, baselineOffset: 1 } }

      """
    let sheet = try sheet(spec, named: "brand.yaml", ["unit": .text("rem")])
    #expect(!sheet.contains(#/[1-9]px/#), "\(sheet)")
  }

  // MARK: Registered properties

  private static let registered = """
    { "version": "2025.10", "sets": { "base": { "sources": [{
        "ink": { "$type": "color", "$value": { "colorSpace": "oklch", "components": [0.9, 0.4, 30] } },
        "text": { "$type": "color", "$value": "{ink}" }, "gap": \(dimension("1", "rem")), "wide": \(dimension("50", "vw")),
        "half": \(dimension("50", "%")), "indent": \(dimension("2", "em")), "mixed": \(dimension("2", "px")),
        "time": { "$type": "duration", "$value": { "value": 0.2, "unit": "s" } },
        "scale": { "$type": "number", "$value": 1.5 }, "bold": { "$type": "fontWeight", "$value": "bold" },
        "curve": { "$type": "cubicBezier", "$value": [0, 0, 1, 1] },
        "body": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" },
          "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": { "value": 0.1, "unit": "em" } } } }] } },
      "modifiers": { "theme": { "default": "light", "contexts": { "light": [], "dark": [{
        "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "mixed": \(dimension("2", "em")) }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
    """

  /// What has no syntax, or several by context, and what depends on the element, such as `em`, stays unregistered.
  @Test func propertiesAreRegisteredWithTheirTypes() throws {
    let options: [String: EmitterOption.Value] = ["registered": .flag(true), "appearance": .text("attribute")]
    let sheet = try sheet(Self.registered, named: "brand.resolver.json", options)
    let found = sheet.split(separator: "\n").filter { $0.hasPrefix("@property") }
    let wanted = [
      ("ink", "color", "#FFCCC1"), ("text", "color", "#FFCCC1"), ("gap", "length", "16px"),
      ("half", "percentage", "50%"),
      ("time", "time", "0.2s"), ("scale", "number", "1.5"), ("bold", "number", "700"),
      ("body-font-size", "length", "16px"), ("body-font-weight", "number", "400"),
      ("body-line-height", "number", "1.5"),
    ]
    let lines = wanted.map { name, syntax, initial in
      "@property --\(name) { syntax: \"<\(syntax)>\"; inherits: true; initial-value: \(initial); }"
    }
    #expect(found.map(String.init) == lines)
  }

  @Test func registeredColorsCannotFollowColorScheme() throws {
    let result = Self.compile(Self.registered, named: "brand.resolver.json", ["registered": .flag(true)])
    #expect(result.outputs.isEmpty)
    #expect(result.diagnostics.contains { $0.rule.rawValue == "registered-light-dark" && $0.severity == .error })
    let plain = #"{ "gap": \#(Self.dimension("1", "px")) }"#
    #expect(try sheet(plain, ["registered": .flag(true)]).contains("@property --gap {"))
  }

  /// A line height with the ascent of a font is a formula with `em`.
  @Test func sizesAndMetricsOfASpecAreRegistered() throws {
    let spec = """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#112233" }
      weight: { regular: 400 }
      typography: { 14: { lineHeight: 20, lineSpacing: 2 } }
      styles: { title: { size: 14, color: ink, weight: regular } }

      """
    let sheet = try sheet(spec, named: "brand.yaml", ["registered": .flag(true)])
    #expect(sheet.contains("@property --typography-14-font-size { syntax: \"<length>\""))
    #expect(sheet.contains("@property --typography-14-line-height { syntax: \"<length>\""))
    #expect(!sheet.contains("@property --styles-title-line-height"))
  }
}

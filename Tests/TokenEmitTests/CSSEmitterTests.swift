import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// Custom properties and classes.
struct CSSEmitterTests {
  private static func compile(
    _ text: String,
    named path: String = "brand.yaml",
    options: [String: EmitterOption.Value] = [:],
    choosing contexts: [ContextInput] = []
  ) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: path, text: text), role: .spec)
    return compileInMemory([input], to: [OutputRequest(CSSEmitter.self, options)], choosing: contexts)
  }

  private func sheet(
    _ text: String,
    named path: String = "brand.yaml",
    options: [String: EmitterOption.Value] = [:],
    choosing contexts: [ContextInput] = []
  ) throws -> String {
    let result = Self.compile(text, named: path, options: options, choosing: contexts)
    let output = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    palette: { gray: { 1: "#333333", 2: "#666666" } }
    color:
      ink: { light: "{palette.gray.1}", dark: "#EEEEEE", highContrastDark: "#FFFFFF", description: Text on */ paper }
      soft: "#11223380"
    weight: { regular: 400, bold: 700 }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }, 13.5: plain }
    styles: { "big title": { size: 14, color: ink, weight: bold, deprecated: use another } }

    """

  @Test(
    arguments: [
      ("Brand", [:]), ("Media", ["appearance": .text("media"), "unit": .text("rem"), "prefix": .text("yx")]),
      ("Attribute", ["appearance": .text("attribute"), "layer": .text("tokens"), "fontFaces": .flag(true)]),
    ] as [(String, [String: EmitterOption.Value])]
  )
  func aSmallSpecIsReadable(name: String, options: [String: EmitterOption.Value]) throws {
    try expectGolden(sheet(Self.spec, options: options), "Tests/Golden/\(name).css")
  }

  /// A custom property is that of the screen, and a color for light screens alone is the light one on any.
  @Test func aReferenceForLightScreensIsNotThatOfDarkOnes() throws {
    let text = try sheet(
      """
      stylespec: 1
      name: Brand
      palette: { base: { light: "#886600", dark: "#86599E" } }
      color: { ink: { light: "{palette.base}" }, other: { light: "{palette.base}", dark: "#112233" } }
      weight: { regular: 400 }
      typography: { 14: plain }

      """
    )
    #expect(text.contains("--color-ink: #886600;") && text.contains("--color-other: light-dark(#886600, #112233);"))
  }

  @Test func aTokenOfDarkScreensAloneIsNotSetOnLightOnes() throws {
    let document = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "space": { "$type": "dimension", "s": { "$value": { "value": 1, "unit": "px" } } } }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [
          { "space": { "$type": "dimension", "m": { "$value": { "value": 2, "unit": "px" } } } }] }, "default": "light" } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """
    let text = try sheet(document, named: "brand.resolver.json")
    #expect(
      text.contains("  --space-m: initial;\n}\n\n@media (prefers-color-scheme: dark) {\n  :root {\n    --space-m: 2px;")
    )
  }

  @Test func tokensAndClassesMayBeFilesOfTheirOwn() throws {
    let outputs = Self.compile(Self.spec, options: ["split": .flag(true)]).outputs
    try #require(outputs.map(\.path.text) == ["Brand.tokens.css", "Brand.classes.css"])
    let texts = outputs.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(!texts[0].contains(".t-") && !texts[1].contains("--color-ink:"))
    #expect(outputs.allSatisfy { CSSEmitter.recognizes($0.bytes) })
    let alone = Self.compile(Self.spec, options: ["split": .flag(true), "classes": .text("none")]).outputs
    #expect(alone.map(\.path.text) == ["Brand.tokens.css"])
  }

  /// CSSOM, "serialize an identifier".
  @Test(arguments: [
    ("a-b_1", "a-b_1"), ("1a", "\\31 a"), ("-1", "-\\31 "), ("-", "\\-"), ("--1", "--1"), ("a b", "a\\ b"),
    ("国🎉é", "国🎉é"), ("a.b/c", "a\\.b\\/c"), ("\u{1}\u{7F}\u{0}", "\\1 \\7f \u{FFFD}"), ("a\"}{", "a\\\"\\}\\{"),
  ])
  func identifiersAreEscaped(name: String, escaped: String) {
    #expect(CSSIdentifier.escaped(name) == escaped)
  }

  @Test(arguments: [
    (0.1, "0.1"), (1e-7, "0"), (-0.5, "-0.5"), (12.345678, "12.346"), (123_456.7, "123457"), (100, "100"), (0, "0"),
    (.infinity, "1000000"), (0.999999, "1"), (1.00001, "1"),
  ])
  func numbersHaveFiveDigitsAndNoExponent(number: Double, text: String) {
    #expect(CSSNumber.text(number) == text)
  }

  /// A token of any name, and a description that would end a comment, make one property each.
  @Test func anyNameIsAProperty() throws {
    let tokens = #"""
      { "国 x": { "$type": "number", "$value": 1, "$description": "a */ } b\nc" },
        "a": { "b": { "$type": "number", "$value": 2 } }, "a_b": { "$type": "number", "$value": 3 },
        "\"!": { "$type": "number", "$value": 4 }, "1": { "$type": "number", "$value": 5 } }
      """#
    let text = try sheet(tokens, named: "x.tokens.json")
    for line in ["--国-x: 1;", "--a-b: 2;", "--a-b_2: 3;", "--\\\"\\!: 4;", "--1: 5;", "/* a * / } b c */"] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
  }

  /// Seven modifiers of ten contexts are ten million choices, and as many lines as declarations.
  @Test func choicesAreNotMultiplied() throws {
    func number(_ value: String) -> String { "{ \"$type\": \"number\", \"$value\": \(value) }" }
    let tokens = (0..<7).map { "\"m\($0)\": \(number("0"))" } + ["\"sum\": \(number("\"{m0}\""))"]
    let modifiers = (0..<7).map { modifier in
      let contexts = (0..<10).map { "\"c\($0)\": [{ \"m\(modifier)\": \(number("\($0)")) }]" }
      return "\"mod\(modifier)\": { \"default\": \"c0\", \"contexts\": { \(contexts.joined(separator: ", ")) } }"
    }
    let order = (0..<7).map { "{ \"$ref\": \"#/modifiers/mod\($0)\" }" }
    let document = """
      { "version": "2025.10", "sets": { "all": { "sources": [{ \(tokens.joined(separator: ", ")) }] } },
        "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, \(order.joined(separator: ", "))] }
      """
    let text = try sheet(document, named: "brand.resolver.json")
    let lines = text.split(separator: "\n").count { $0.contains(": ") && $0.hasSuffix(";") }
    let declarations = 8 + 7 * 10
    #expect(lines * 10 <= declarations * 12, "\(lines) lines for \(declarations) declarations")
    #expect(text.contains("[data-mod3=\"c7\"] {\n  --m3: 7;\n}"))
    #expect(text.contains("[data-mod0] {\n  --sum: var(--m0);\n}"))
    let chosen = try sheet(
      document,
      named: "brand.resolver.json",
      choosing: [ContextInput("mod3=c7")].compactMap(\.self)
    )
    #expect(chosen.contains("  --m3: 7;\n") && !chosen.contains("data-mod3"))
  }

  /// Modifiers that decide tokens alone and together, references to them, and a second dark theme.
  private static let contexts = """
    { "version": "2025.10", "sets": { "base": { "sources": [{
        "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "gap": { "$type": "dimension", "$value": "{pad}" },
        "radius": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
        "ink": { "$type": "color", "$value": "#000000" },
        "text": { "$type": "color", "$value": "{ink}" },
        "line": { "$type": "border", "$value": { "color": "{ink}", "width": "{pad}", "style": "solid" } },
        "glow": { "$type": "shadow", "$value": { "color": "#00000033", "offsetX": "{radius}", "offsetY": "{pad}",
          "blur": "{radius}", "spread": "{radius}" } } }] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": { "light": [],
          "dark": [{ "ink": { "$type": "color", "$value": "#FFFFFF" },
            "glow": { "$type": "shadow", "$value": { "color": "#FFFFFF33", "offsetX": "{radius}", "offsetY": "{pad}",
              "blur": "{radius}", "spread": "{radius}" } } }],
          "darkDimmed": [{ "ink": { "$type": "color", "$value": "#CCCCCC" } }] } },
        "density": { "default": "regular", "contexts": { "roomy": [], "regular": [],
          "compact": [{ "pad": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } },
            "ink": { "$type": "color", "$value": "#111111" } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
        { "$ref": "#/modifiers/density" }] }
    """

  /// Elements that choose a context, be it the one where nobody has chosen, have what it changes, also by references.
  @Test(arguments: [("Contexts", ":root", "attribute"), ("ContextsOfAPart", ".brand", "light-dark")])
  func partsOfAPageChooseContexts(name: String, selector: String, scheme: String) throws {
    let options: [String: EmitterOption.Value] = ["appearance": .text(scheme), "selector": .text(selector)]
    let sheet = try sheet(Self.contexts, named: "brand.resolver.json", options: options)
    try expectGolden(sheet, "Tests/Golden/\(name).css")
  }

  @Test func aSecondDarkThemeNeedsAnAttribute() throws {
    func problems(_ scheme: String) -> [String] {
      let result = Self.compile(Self.contexts, named: "brand.resolver.json", options: ["appearance": .text(scheme)])
      return result.diagnostics.filter { $0.rule.rawValue == "not-expressible" }.map(\.message)
    }
    #expect(problems("attribute") == [])
    let problem = try #require(problems("media").first)
    #expect(problem.contains("with `appearance: attribute`, a page chooses it by `data-theme=\"darkDimmed\"`"))
  }

  /// `light-dark()` takes colors: a shadow that differs in them alone follows `color-scheme`, and another one does not.
  @Test func whatFollowsTheSystemIsReported() throws {
    func shadow(_ color: String, _ blur: Int) -> String {
      """
      { "$type": "shadow", "$value": { "color": "\(color)", "blur": { "value": \(blur), "unit": "px" },
        "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 1, "unit": "px" }, "spread": { "value": 0, "unit": "px" } } }
      """
    }
    let document = """
      { "version": "2025.10", "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [{ "near": \(shadow("#00000033", 2)), "far": \(shadow("#00000033", 4)), "same": { "$value": "{far}" } }],
          "dark": [{ "near": \(shadow("#00000099", 2)), "far": \(shadow("#00000099", 8)), "same": { "$value": "{far}" } }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/theme" }] }
      """
    let text = try sheet(document, named: "brand.resolver.json")
    #expect(text.contains("--near: 0px 1px 2px 0px light-dark(#00000033, #00000099);"))
    let messages = Self.compile(document, named: "brand.resolver.json").diagnostics.map(\.message)
    #expect(messages.count { $0.hasPrefix("`light-dark()` takes colors alone, so `far` follows the system") } == 1)
  }

  /// In token files, a line height is what a design tool has, and no minimum.
  @Test func aStyleOfATokenFileHasItsLineHeight() throws {
    let tokens = #"""
      { "big": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 700, "lineHeight": 1,
        "fontSize": { "value": 48, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } } } }
      """#
    let input = CompilerInput(SourceFile(path: "brand.tokens.json", text: tokens), role: .spec)
    let outputs = compileInMemory([input], to: [OutputRequest(CSSEmitter.self), OutputRequest(JSONEmitter.self)])
      .outputs
    let texts = outputs.map { String(decoding: $0.bytes, as: UTF8.self) }
    try #require(texts.count == 2)
    #expect(texts[0].contains("--big-line-height: 1;") && texts[0].contains("  line-height: var(--big-line-height);\n"))
    #expect(!texts[0].contains("::before") && texts[1].contains("\"lineHeight\" : 48"))
  }

  /// The space and the offset of an extension are beside the line height of the token, be it a factor or a length.
  @Test func anExtensionMovesTheTextOfItsToken() throws {
    func sheet(_ height: String) throws -> String {
      try self.sheet(
        """
        { "big": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 700, "lineHeight": \(height),
            "fontSize": { "value": 48, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } },
          "$extensions": { "org.stylespec": { "lineSpacing": 6, "baselineOffset": 2, "offsetHost": "css" } } } }
        """,
        named: "brand.tokens.json"
      )
    }
    #expect(try sheet("1.5").contains("line-height: calc(calc(var(--big-line-height) * 1em) + 6px);"))
    let text = try sheet("{\"value\": 60, \"unit\": \"px\"}")
    #expect(text.contains("line-height: calc(var(--big-line-height) + 6px);"))
    #expect(text.contains("margin-block-end: calc(-1 * 2px - 6px / 2);"))
  }

  @Test func whatCSSCannotSayIsReported() {
    let tokens = #"""
      { "dash": { "$type": "strokeStyle", "$value": { "dashArray": [{ "value": 1, "unit": "px" }], "lineCap": "butt" } },
        "rest": { "$type": "number", "$value": 1 } }
      """#
    let found = Self.compile(tokens, named: "x.tokens.json").diagnostics.map { "\($0.severity) \($0.rule.rawValue)" }
    #expect(found == ["info not-expressible"])
  }

  @Test func catalogsOfOnePageNeedNamesOfTheirOwn() {
    let inputs = ["One", "Two"].map { name in
      let text = Self.spec.replacing("Brand", with: name)
      return CompilerInput(SourceFile(path: "\(name).yaml", text: text), role: .spec)
    }
    let result = compileInMemory(inputs, to: [OutputRequest(CSSEmitter.self)])
    #expect(result.diagnostics.map(\.rule.rawValue) == ["duplicate-css-name"] && result.outputs.isEmpty)
  }

  /// All appearances and contexts, of all types.
  @Test(arguments: ["light-dark", "media", "attribute"])
  func everyTypeHasItsValueInEveryContext(appearance: String) throws {
    let options: [String: EmitterOption.Value] = [
      "appearance": .text(appearance), "registered": .flag(appearance != "light-dark"),
    ]
    let format = OutputRequest(CSSEmitter.self, options)
    let result = try compileFile("Tests/Data/Outputs/every-type.resolver.json", to: [format])
    #expect(try differences(in: String(decoding: result.outputs[0].bytes, as: UTF8.self), of: result) == [])
  }

  /// Of two rules for one property, a browser takes the later one.
  @Test(arguments: ["light-dark", "media"])
  func aRuleForContrastBeforeTheOthersIsFound(appearance: String) throws {
    let result = Self.compile(Self.spec, options: ["appearance": .text(appearance)])
    let text = String(decoding: result.outputs[0].bytes, as: UTF8.self)
    #expect(try differences(in: text, of: result) == [])
    let rule = try #require(text.firstMatch(of: /@media \(prefers-contrast: more\)(.|\n)*?\n}\n\n/)).output.0
    let moved = text.replacing(rule, with: "").replacing("\n\n", with: "\n\n\(rule)", maxReplacements: 1)
    #expect(try differences(in: moved, of: result) != [])
  }

  /// What a script that applies the rules finds.
  private func differences(in sheet: String, of result: Compiler.Result) throws -> [String] {
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    let folder = try TemporaryFolder()
    try folder.write(sheet, to: "sheet.css")
    let expected = ExpectedValues(catalog, swiftNames: Compiler.swiftNames(of: catalog))
    return try CSSConsumer.differences(["sheet.css"], in: folder.path, expected)
  }
}

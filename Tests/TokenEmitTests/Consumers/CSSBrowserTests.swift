import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel
import TokenResolver

@testable import TokenEmit

/// What Chromium computes of style sheets, on all screens. A part of `.ci/nightly browser`.
@Suite(.enabled(if: Browser.reports != nil))
struct CSSBrowserTests {
  /// What the script of a page found.
  private struct Result: Decodable {
    let checks: Int
    let problems: [String]
  }

  private static let screens: [(name: String, settings: [String])] = [
    ("light", []), ("dark", ["preferredColorScheme=0"]), ("highContrastLight", ["preferredContrast=0"]),
    ("highContrastDark", ["preferredColorScheme=0", "preferredContrast=0"]),
  ]

  /// The codes of this repository's spec, and its tokens.
  @Test(arguments: ["light-dark", "media"], [("px", "combined"), ("rem", "composed")])
  func codesAndTokensAreComputedAsTheModelSays(appearance: String, form: (unit: String, classes: String)) throws {
    let (unit, classes) = form
    let options: [String: EmitterOption.Value] = [
      "appearance": .text(appearance), "unit": .text(unit), "classes": .text(classes),
    ]
    let input = try Self.repositorySpec()
    let (sheet, expected) = try compile(input, to: CSSEmitter.self, options)
    try checkScreens("css-\(appearance)-\(unit)") { try page(sheet, expected, screen: $0, scale: 1) }
  }

  /// Checks the codes of this repository's spec on all screens, each with a page of its own.
  private func checkScreens(_ name: String, page: (_ screen: String) throws -> String) throws {
    for (screen, settings) in Self.screens {
      let result = try Browser.result(of: page(screen), as: Result.self, settings: settings)
      #expect(result.problems == [], "\(screen)")
      #expect(result.checks > 469 * 5)
      try Browser.report("\(name)-\(screen)", "\(result.checks) values")
    }
  }

  private static let spec = """
    stylespec: 1
    name: Lines
    offsetHost: uikit-legacy
    color: { ink: "#222222" }
    weight: { regular: 400, bold: 700 }
    family:
      inter: { name: Inter, metrics: { ascent: 0.9688, descent: 0.2412 } }
      dejavu: { name: DejaVu Sans, metrics: { ascent: 0.9, descent: 0.3 } }
    typography:
      9: { lineHeight: 12, lineSpacing: 1, baselineOffset: 0.4 }
      10: { lineHeight: 15, lineSpacing: 2, baselineOffset: 0.8 }
      11: { lineHeight: 16, lineSpacing: 2, baselineOffset: 0.8 }
      12: { lineHeight: 18, lineSpacing: 2.5, baselineOffset: 1 }
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }
      15: { lineHeight: 22, lineSpacing: 3.5, baselineOffset: 1.1 }
      16: { lineHeight: 24, lineSpacing: 4, baselineOffset: 1.1 }
      18: { lineHeight: 26, lineSpacing: 4, baselineOffset: 1.2 }
      22: { lineHeight: 32, lineSpacing: 4.5, baselineOffset: 1.5 }
      24: { lineHeight: 36, lineSpacing: 5, baselineOffset: 2 }
      27: { lineHeight: 40, lineSpacing: 6, baselineOffset: center }
      50: { lineHeight: 20 }
    codes: { name: "{size}_{color}_{weight}_{family}" }

    """

  /// Chromium rounds ascent, descent and half of the leading to whole pixels, so that a page has to be large to tell. All
  /// of it grows with the root's font size in `rem`.
  @Test(arguments: [("px", false), ("px", true), ("rem", false)], ["combined", "composed"])
  func linesAreWhereTheModelHasThem(form: (unit: String, fontFaces: Bool), classes: String) throws {
    let (unit, fontFaces) = form
    let input = CompilerInput(SourceFile(path: "lines.yaml", text: Self.spec), role: .spec)
    let options: [String: EmitterOption.Value] = [
      "fontFaces": .flag(fontFaces), "unit": .text(unit), "classes": .text(classes),
    ]
    let (sheet, expected) = try compile(input, to: CSSEmitter.self, options)
    let page = try page(sheet, expected, screen: "light", scale: 64)
    let result = try Browser.result(of: page, as: Result.self)
    #expect(result.problems == [])
    try Browser.report(
      "css-lines-\(unit)-\(fontFaces ? "faces" : "fonts")-\(classes)",
      "\(result.checks) heights and baselines"
    )
  }

  /// Classes of parts, in one page with the classes of whole codes.
  @Test(arguments: Browser.seeds, ["light", "dark"])
  func partsAreComputedAsTheClassOfTheCode(seed: UInt64, scheme: String) throws {
    var random = RandomSpec(generator: SeededGenerator(seed: seed))
    var (sheets, pairs): ([String], [[String]]) = ([], [])
    for number in 0..<100 {
      let input = CompilerInput(SourceFile(path: "random.yaml", text: random.make()), role: .spec)
      let prefix = "s\(number)"
      let results = ["combined", "composed"].map { classes in
        compileInMemory(
          [input],
          to: [OutputRequest(CSSEmitter.self, ["classes": .text(classes), "prefix": .text(prefix)])]
        )
      }
      // Two codes would have one name.
      guard let catalog = results[0].catalogs.first else { continue }
      sheets += try results.map { String(decoding: try #require($0.outputs.first).bytes, as: UTF8.self) }
      let names = ["combined", "composed"].map { classes in
        let options: [String: EmitterOption.Value] = ["prefix": .text(prefix), "classes": .text(classes)]
        return CSSNames(catalog, CSSOptions(EmitterOptions(CSSOptions.all, options), for: catalog)).classes
      }
      pairs += zip(names[0], names[1]).map { [$0, $1.split(separator: " ").reversed().joined(separator: " ")] }
    }
    let page = """
      <!doctype html><meta charset="utf-8"><style>\(sheets.joined(separator: "\n"))</style><body>
      <script id="result" type="application/json"></script>
      <script>
      const pairs = \(try Browser.literal(pairs));
      \(try Repository.read("Tests/Data/consumers/css-parts.js"))
      </script>
      """
    let settings = scheme == "dark" ? ["preferredColorScheme=0"] : []
    let result = try Browser.result(of: page, as: Result.self, settings: settings)
    #expect(result.problems == [])
    #expect(result.checks == pairs.count)
    try Browser.report("css-parts-\(seed)-\(scheme)", "\(result.checks) codes")
  }

  private static let contextSpec = """
    stylespec: 1
    name: Lines
    offsetHost: uikit
    tokens: [lines.resolver.json]
    contexts: { density: mode }
    color: { ink: "#222222" }
    weight: { regular: 400, bold: 700 }
    family: { dejavu: { name: DejaVu Sans, metrics: { ascent: 0.928, descent: 0.236 } } }
    typography:
      14: { lineHeight: "{line.body}", lineSpacing: "{line.space}", baselineOffset: 0.8 }
      50: { lineHeight: "{line.body}" }
    styles:
      title: { size: 14, color: ink, weight: bold }
      from: "text.*"

    """

  private static let contextTokens = """
    { "version": "2025.10", "sets": { "base": { "sources": [{
        "line": { "body": { "$type": "dimension", "$value": { "value": 20, "unit": "px" } },
          "space": { "$type": "dimension", "$value": { "value": 3, "unit": "px" } } },
        "text": { "$type": "typography",
          "body": { "$value": { "fontFamily": "DejaVu Sans", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } } },
          "tight": { "$value": { "fontFamily": "DejaVu Sans", "fontSize": { "value": 48, "unit": "px" }, "fontWeight": 400,
            "lineHeight": 1, "letterSpacing": { "value": 0, "unit": "px" } } } } }] } },
      "modifiers": { "density": { "default": "regular", "contexts": { "regular": [],
        "compact": [{ "line": { "body": { "$type": "dimension", "$value": { "value": 15, "unit": "px" } },
            "space": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } },
          "text": { "$type": "typography",
            "body": { "$value": { "fontFamily": "DejaVu Sans", "fontSize": { "value": 15, "unit": "px" },
              "fontWeight": 400, "lineHeight": 1.4, "letterSpacing": { "value": 0, "unit": "px" } } } } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }] }
    """

  /// A class has what its tokens say in a context, as in outputs that are compiled for it alone.
  @Test(arguments: ["regular", "compact"]) func classesFollowContexts(context: String) throws {
    let input = CompilerInput(SourceFile(path: "lines.yaml", text: Self.contextSpec), role: .spec)
    let files = ["lines.resolver.json": Self.contextTokens]
    let open = compileInMemory([input], to: [OutputRequest(CSSEmitter.self)], including: files)
    let choice = try #require(ContextInput("density=\(context)"))
    let alone = compileInMemory([input], to: [.catalog], choosing: [choice], including: files)
    let catalog = try #require(alone.catalogs.first, "\(alone.diagnostics.map(\.message))")
    let sheet = String(decoding: try #require(open.outputs.first).bytes, as: UTF8.self)
    let expected = ExpectedValues(catalog, swiftNames: Compiler.swiftNames(of: catalog))
    let page = try page(sheet, expected, screen: "light", scale: 64, attributes: "data-density=\"\(context)\"")
    let result = try Browser.result(of: page, as: Result.self)
    #expect(result.problems == [])
    #expect(result.checks > 7 * 5 * 2 * 4)
    try Browser.report("css-contexts-\(context)", "\(result.checks) heights and baselines")
  }

  /// The samples of the page that shows this repository's spec: in the list of codes, and with the numbers of sizes.
  @Test func samplesOfThePageAreComputedAsTheModelSays() throws {
    let input = try Self.repositorySpec()
    let (page, expected) = try compile(input, to: HTMLEmitter.self)
    try checkScreens("page") { try checked(page, expected, screen: $0) }
  }

  /// A page that shows a catalog, with the script that compares its samples; its own policy would not allow that.
  private func checked(_ page: String, _ expected: ExpectedValues, screen: String) throws -> String {
    let policy = #/<meta http-equiv="Content-Security-Policy"[^>]*>/#
    return try page.replacing(policy, with: "") + script(expected, screen: screen, scale: 1)
  }

  private static func repositorySpec() throws -> CompilerInput {
    let bytes = try Repository.readBytes("tokens/yanxuan.yaml")
    return CompilerInput(SourceFile(path: "tokens/yanxuan.yaml", bytes: bytes), role: .spec)
  }

  private func compile(
    _ input: CompilerInput,
    to emitter: any OutputEmitter.Type,
    _ options: [String: EmitterOption.Value] = [:]
  ) throws -> (output: String, expected: ExpectedValues) {
    let result = Compiler.compile([input], to: [OutputRequest(emitter, options)]) { path throws(IncludeError) in
      guard let bytes = try? Repository.readBytes(path) else { throw IncludeError(problem: "is not there") }
      return SourceFile(path: path, bytes: bytes)
    }
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    let output = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    let hasParts = options["classes"] == .text("composed")
    return (output, ExpectedValues(catalog, swiftNames: Compiler.swiftNames(of: catalog), hasParts: hasParts))
  }

  /// A page that compares what it computes with what the model says. With a scale, all lengths of the sheet are larger.
  private func page(
    _ sheet: String,
    _ expected: ExpectedValues,
    screen: String,
    scale: Int,
    attributes: String = ""
  ) throws -> String {
    let rootSize = scale == 1 ? "" : ":root { font-size: \(16 * scale)px }"
    let style = "<style id=\"sheet\">\(rootSize)\(Self.scaled(sheet, by: scale))</style>"
    let script = try script(expected, screen: screen, scale: scale)
    return "<!doctype html><html \(attributes)><meta charset=\"utf-8\">\(style)<body>\n\(script)"
  }

  private func script(_ expected: ExpectedValues, screen: String, scale: Int) throws -> String {
    """
    <script id="result" type="application/json"></script>
    <script>
    const screen = "\(screen)", scale = \(scale), expected = \(try Browser.literal(expected));
    \(try Repository.read("Tests/Data/consumers/css-page.js"))
    </script>
    """
  }

  private static func scaled(_ sheet: String, by scale: Int) -> String {
    if scale == 1 { return sheet }
    return sheet.replacing(#/(-?[0-9.]+)px/#) { match in "\((Double(match.1) ?? 0) * Double(scale))px" }
  }
}

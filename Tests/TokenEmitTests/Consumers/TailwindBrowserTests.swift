import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// The real program.
private enum Tailwind {
  /// The path of `tailwindcss`; without it, nothing is compiled with it: it is large, and not everywhere.
  static let program = ProcessInfo.processInfo.environment["STYLESPEC_TAILWIND"]
}

/// The real Tailwind compiles pages with our themes, and Chromium computes them. `.ci/nightly tailwind`.
@Suite(.enabled(if: Tailwind.program != nil))
struct TailwindBrowserTests {
  private struct Case: Encodable {
    let name: String
    let page: String
    let width: Int
    let checks: [Check]
  }

  /// A property of an element, and a value that looks the same.
  private struct Check: Encodable {
    let id: String
    let property: String
    let value: String
  }

  private struct Result: Decodable {
    let checks: Int
    let problems: [String]
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    tokens: [brand.resolver.json]
    color: { accent: { light: "#AA0000", dark: "#FF8888" } }
    weight: { regular: 400 }
    family: { dejavu: { name: DejaVu Sans, metrics: { ascent: 0.928, descent: 0.236 } } }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2 } }

    """

  private static func px(_ number: Double) -> String { "{ \"value\": \(number), \"unit\": \"px\" }" }

  private static func dimension(_ number: Double) -> String { token("dimension", px(number)) }

  private static func token(_ type: String, _ value: String) -> String {
    "{ \"$type\": \"\(type)\", \"$value\": \(value) }"
  }

  private static func shadow(isInset: Bool) -> String {
    token(
      "shadow",
      """
      { "color": "{color.ink}", "offsetX": \(px(0)), "offsetY": \(px(1)), "blur": \(px(2)), "spread": \(px(3)), \
      "inset": \(isInset) }
      """
    )
  }

  private static func lead(_ size: Double, _ lineHeight: Double, _ weight: Int) -> String {
    let size = "\"fontSize\": \(px(size)), \"lineHeight\": \(lineHeight)"
    return token(
      "typography",
      "{ \"fontFamily\": \"Inter\", \(size), \"fontWeight\": \(weight), \"letterSpacing\": \(px(1)) }"
    )
  }

  private static let document = """
    { "version": "2025.10", "sets": { "base": { "sources": [{
        "color": { "ink": \(token("color", "\"#102030\"")) },
        "fontFamily": { "body": \(token("fontFamily", "\"Inter\"")) },
        "fontWeight": { "strong": \(token("fontWeight", "650")) },
        "lineHeight": { "airy": \(token("number", "1.7")) },
        "letterSpacing": { "far": \(dimension(2)) },
        "space": { "card": \(dimension(12)) },
        "radius": { "md": \(dimension(5)) },
        "shadow": { "card": \(shadow(isInset: false)), "well": \(shadow(isInset: true)) },
        "ease": { "out": \(token("cubicBezier", "[0.1, 0.2, 0.3, 1]")) },
        "blur": { "soft": \(dimension(3)) },
        "container": { "column": \(dimension(480)) },
        "breakpoint": { "tablet": \(dimension(656)), "desk": \(dimension(1008)) },
        "fontSize": { "note": \(dimension(11)), "lg": \(dimension(19)) },
        "text": { "lead": \(lead(21, 1.4, 500)) } }] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": { "light": [],
          "dark": [{ "color": { "ink": \(token("color", "\"#EEEEEE\"")) } }],
          "darkDimmed": [{ "color": { "ink": \(token("color", "\"#AAAAAA\"")) } }] } },
        "density": { "default": "regular", "contexts": { "regular": [],
          "compact": [{ "space": { "card": \(dimension(6)) }, "radius": { "md": \(dimension(2)) },
            "text": { "lead": \(lead(18, 1.25, 400)) } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" }] }
    """

  /// A utility, and the custom property that it reads.
  private static let utilities = [
    ("bg-ink", "--brand-color-ink"), ("text-accent", "--brand-color-accent"), ("font-body", "--brand-font-family-body"),
    ("font-strong", "--brand-font-weight-strong"), ("leading-airy", "--brand-line-height-airy"),
    ("tracking-far", "--brand-letter-spacing-far"), ("p-card", "--brand-space-card"),
    ("rounded-md", "--brand-radius-md"),
    ("shadow-card", "--brand-shadow-card"), ("inset-shadow-well", "--brand-shadow-well"),
    ("ease-out", "--brand-ease-out"),
    ("blur-soft", "--brand-blur-soft"), ("text-note", "--brand-font-size-note"), ("text-lg", "--brand-font-size-lg"),
    ("text-lead", "--brand-text-lead-font-size"), ("text-14", "--brand-typography-14-font-size"),
  ]

  private static let others = [
    "max-w-column", "opacity-10", "sm:opacity-20", "tablet:opacity-30", "md:opacity-40", "desk:opacity-50",
    "lg:opacity-60", "@container", "@column:opacity-20", "dark:opacity-70",
  ]

  // MARK: Compiling

  /// What the program makes of a theme and of a page with all utilities.
  private func compile(_ options: [String: EmitterOption.Value], minified: Bool) throws -> (sheet: String, Catalog) {
    let program = try #require(Tailwind.program)
    try #require(
      FileManager.default.isExecutableFile(atPath: program),
      "'\(program)' is not there; `Scripts/checkers --tailwind` installs it and prints its folder"
    )
    let all = ["tailwind": .flag(true), "prefix": .text("{name}")].merging(options) { $1 }
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: Self.spec), role: .spec)
    let result = compileInMemory(
      [input],
      to: [OutputRequest(CSSEmitter.self, all)],
      including: ["brand.resolver.json": Self.document]
    )
    let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
    let folder = try TemporaryFolder("tailwind")
    for output in result.outputs {
      try folder.write(String(decoding: output.bytes, as: UTF8.self), to: output.path.text)
    }
    let classes = (Self.utilities.map(\.0) + Self.others).joined(separator: " ")
    try folder.write("<p class=\"\(classes)\">", to: "page.html")
    let imports = ["tailwindcss", "./Brand.css", "./Brand.tailwind.css"].map { "@import \"\($0)\";\n" }
    try folder.write(imports.joined(), to: "app.css")
    let arguments = ["-i", "app.css", "-o", "out.css"] + (minified ? ["--minify"] : [])
    let run = try Subprocess.run(program, arguments, in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    return (try folder.read("out.css"), catalog)
  }

  @Test(arguments: ["attribute", "media", "light-dark"]) func utilitiesReadOurProperties(appearance: String) throws {
    let (sheet, _) = try compile(["appearance": .text(appearance)], minified: false)
    for (utility, property) in Self.utilities {
      let start = try #require(sheet.firstRange(of: "\n  .\(utility) {\n"), "\(utility)")
      let end = try #require(sheet[start.upperBound...].firstRange(of: "\n  }\n"))
      #expect(sheet[start.upperBound..<end.lowerBound].contains("var(\(property))"), "\(utility)")
    }
    for query in ["@media (width >= 41rem)", "@media (width >= 63rem)", "@container (width >= 30rem)"] {
      #expect(sheet.contains("  \(query) {\n"))
    }
    #expect(sheet.firstMatch(of: #/\n *(--[\w-]+): [^;]*var\(\1[,)]/#) == nil)
    #expect(sheet.contains("prefers-color-scheme: dark") == (appearance != "attribute"))
  }

  /// The page of `Examples/Web/tailwind` has no class that Tailwind does not know.
  @Test func everyClassOfTheExampleIsAUtility() throws {
    let program = try #require(Tailwind.program)
    let folder = try TemporaryFolder("tailwind")
    let page = try Repository.read("Examples/Web/tailwind/index.html")
    try folder.write(page, to: "index.html")
    for file in ["app.css", "Tea.css", "Tea.tailwind.css"] {
      try folder.write(Repository.read("Examples/Web/tailwind/\(file)"), to: file)
    }
    let run = try Subprocess.run(program, ["-i", "app.css", "-o", "built.css"], in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    let sheet = try folder.read("built.css")
    let classes = Set(page.matches(of: #/class="([^"]*)"/#).flatMap { $0.1.split(separator: " ") })
    for name in classes { #expect(sheet.contains("  .\(name.replacing(":", with: "\\:"))"), "\(name)") }
    #expect(classes.count > 20 && sheet.contains("@media (width >= 45rem)"))
  }

  // MARK: Pages

  @Test(arguments: [false, true]) func partsOfPagesHaveTheValuesOfTheirContexts(minified: Bool) throws {
    let (sheet, catalog) = try compile(["appearance": .text("attribute")], minified: minified)
    var random = RandomParts(generator: SeededGenerator(seed: Browser.seeds[0]), catalog: catalog)
    let pages = (0..<12).map { number in
      random.makePage()
      return Case(name: "page \(number)", page: random.html, width: 600, checks: random.checks)
    }
    try check(pages + Self.widths, sheet, name: "tailwind-attribute\(minified ? "-minified" : "")")
  }

  /// A media query sees what `dark:` sees; by `light-dark()`, so does a page without a `color-scheme`.
  @Test(arguments: ["media", "light-dark"], [false, true]) func pagesFollowTheSystem(appearance: String, isDark: Bool)
    throws
  {
    let (sheet, catalog) = try compile(["appearance": .text(appearance)], minified: true)
    let choice = RandomParts.Choice(isDark: isDark)
    let part = RandomParts.part("a", choice, catalog)
    let page = Case(
      name: appearance,
      page: "<html><head></head><body>\(part.html)</body></html>",
      width: 600,
      checks: part.checks
    )
    let settings = isDark ? ["preferredColorScheme=0"] : []
    try check([page], sheet, name: "tailwind-\(appearance)-\(isDark ? "dark" : "light")", settings)
  }

  private func check(_ cases: [Case], _ sheet: String, name: String, _ settings: [String] = []) throws {
    let page = """
      <!doctype html><meta charset="utf-8"><body><script id="result" type="application/json"></script>
      <script>
      const cases = \(try Browser.literal(cases)), sheet = \(try Browser.literal(sheet));
      \(try Repository.read("Tests/Data/consumers/tailwind-page.js"))
      </script>
      """
    let result = try Browser.result(of: page, as: Result.self, settings: settings)
    #expect(result.problems == [])
    #expect(result.checks == cases.map(\.checks.count).reduce(0, +))
    try Browser.report(name, "\(result.checks) values")
  }

  /// Queries of ours and of Tailwind's, in windows and in boxes of several widths: the widest that fits counts.
  private static let widths: [Case] = {
    let windows = [(600, "0.1"), (645, "0.2"), (700, "0.3"), (800, "0.4"), (1010, "0.5"), (1100, "0.6")].map {
      width,
      opacity in
      let classes = "opacity-10 sm:opacity-20 tablet:opacity-30 md:opacity-40 desk:opacity-50 lg:opacity-60"
      return Case(
        name: "window",
        page: "<html><head></head><body><i id=\"a\" class=\"\(classes)\"></i></body></html>",
        width: width,
        checks: [Check(id: "a", property: "opacity", value: opacity)]
      )
    }
    let boxes = [(470, "0.1"), (490, "0.2")].map { width, opacity in
      let box =
        "<div class=\"@container\" style=\"width: \(width)px\"><i id=\"a\" class=\"opacity-10 @column:opacity-20\"></i></div>"
      return Case(
        name: "box",
        page: "<html><head></head><body>\(box)</body></html>",
        width: 600,
        checks: [Check(id: "a", property: "opacity", value: opacity)]
      )
    }
    return windows + boxes
  }()

  /// Random pages with elements that choose contexts, and in each an element for each utility.
  private struct RandomParts {
    var generator: SeededGenerator
    let catalog: Catalog
    private(set) var html = ""
    private(set) var checks: [Check] = []

    init(generator: SeededGenerator, catalog: Catalog) {
      self.generator = generator
      self.catalog = catalog
    }

    /// What the elements around a part have chosen.
    struct Choice {
      var isDark = false
      var theme: String?
      var density: String?
      var darkParts = 0
    }

    mutating func makePage() {
      checks = []
      html = "<html><head></head><body>\(element("e", Choice(), depth: 0))</body></html>"
    }

    private mutating func element(_ id: String, _ outer: Choice, depth: Int) -> String {
      var choice = outer
      var attributes = ""
      if let theme = ["light", "dark", "darkDimmed", nil].randomElement(using: &generator) ?? nil {
        let isDark = theme != "light"
        let darkParts = outer.darkParts + (isDark && !outer.isDark ? 1 : 0)
        if darkParts <= CSSDarkVariant.depth {
          (choice.isDark, choice.theme, choice.darkParts) = (isDark, theme, darkParts)
          attributes += " data-theme=\"\(theme)\""
        }
      }
      if let density = ["regular", "compact", nil].randomElement(using: &generator) ?? nil {
        choice.density = density
        attributes += " data-density=\"\(density)\""
      }
      let part = TailwindBrowserTests.RandomParts.part(id, choice, catalog)
      checks += part.checks
      let inner = depth == 7 ? "" : element(id + "a", choice, depth: depth + 1)
      let other = depth > 2 ? "" : element(id + "b", choice, depth: 7)
      return "<div\(attributes)>\(part.html)\(inner)\(other)</div>"
    }

    static func part(_ id: String, _ choice: Choice, _ catalog: Catalog) -> (html: String, checks: [Check]) {
      var (html, checks) = ("", [Check]())
      for (number, (classes, values)) in values(choice, catalog).enumerated() {
        html += "<i id=\"\(id)\(number)\" class=\"\(classes)\">x</i>"
        checks += values.map { Check(id: "\(id)\(number)", property: $0, value: $1) }
      }
      return (html, checks)
    }

    /// By utility, the properties and the values that the model has.
    private static func values(_ choice: Choice, _ catalog: Catalog) -> [(String, [(String, String)])] {
      let model = Model(choice, catalog)
      let ink = model.color("color.ink")
      let none = Array(repeating: "0 0 #0000", count: 4)
      let size = model.lead.size
      return [
        ("bg-ink", [("backgroundColor", ink)]), ("text-accent", [("color", model.color("color.accent"))]),
        ("font-body", [("fontFamily", "\"Inter\", system-ui, sans-serif")]), ("font-strong", [("fontWeight", "650")]),
        ("leading-airy", [("lineHeight", "1.7")]), ("tracking-far", [("letterSpacing", "2px")]),
        ("p-card", [("paddingTop", model.length("space.card"))]),
        ("rounded-md", [("borderTopLeftRadius", model.length("radius.md"))]),
        ("shadow-card", [("boxShadow", (none + ["0 1px 2px 3px \(ink)"]).joined(separator: ", "))]),
        ("inset-shadow-well", [("boxShadow", (["inset 0 1px 2px 3px \(ink)"] + none).joined(separator: ", "))]),
        ("ease-out", [("transitionTimingFunction", "cubic-bezier(0.1, 0.2, 0.3, 1)")]),
        ("blur-soft", [("filter", "blur(3px)")]), ("max-w-column", [("maxWidth", "480px")]),
        ("text-note", [("fontSize", "11px")]), ("text-lg", [("fontSize", "19px"), ("lineHeight", "28.5px")]),
        (
          "text-lead",
          [
            ("fontSize", "\(size)px"), ("lineHeight", "\(size * model.lead.lineHeight)px"), ("letterSpacing", "1px"),
            ("fontWeight", model.lead.weight),
          ]
        ),
        ("text-14", [("fontSize", "14px"), ("lineHeight", "23px"), ("letterSpacing", "0.2px")]),
        ("opacity-10 dark:opacity-70", [("opacity", choice.isDark ? "0.7" : "0.1")]),
      ]
    }
  }

  /// The values of tokens in a part of a page.
  private struct Model {
    private let catalog: Catalog
    private let selection: ContextSelection

    init(_ choice: RandomParts.Choice, _ catalog: Catalog) {
      self.catalog = catalog
      let modifiers = catalog.tokens.modifiers
      var chosen: [ModifierID: ContextID] = [:]
      for id in modifiers.indices {
        let name = modifiers[id].name == "density" ? choice.density : choice.theme == "darkDimmed" ? choice.theme : nil
        chosen[id] = modifiers[id].contexts.indices.first { modifiers[id].contexts[$0] == name }
      }
      selection = catalog.resolved.selection(for: choice.isDark ? .dark : .light).choosing(chosen)
    }

    private func value(_ path: String) -> TokenValue? {
      catalog.resolved.index[path[...]].flatMap { try? catalog.resolved.value(of: $0, in: selection).value }
    }

    func color(_ path: String) -> String {
      guard case .color(let color)? = value(path), let known = color.color else { return "" }
      return ColorValue(known).hex
    }

    func length(_ path: String) -> String {
      guard case .dimension(let length)? = value(path), let number = length.number.value else { return "" }
      return number.digits + "px"
    }

    var lead: (size: Double, lineHeight: Double, weight: String) {
      guard case .typography(let style)? = value("text.lead"), let size = style.fontSize.value?.number.value?.double,
        case .ratio(let ratio)? = style.lineHeight?.value, let weight = style.fontWeight.value?.number.digits
      else { return (0, 0, "") }
      return (size, ratio.double, weight)
    }
  }
}

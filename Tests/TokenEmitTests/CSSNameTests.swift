import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// The names of custom properties and classes.
struct CSSNameTests {
  private static func compile(
    _ texts: [(path: String, text: String)],
    _ options: [String: EmitterOption.Value] = [:]
  ) -> Compiler.Result {
    let inputs = texts.map { CompilerInput(SourceFile(path: $0.path, text: $0.text), role: .spec) }
    return compileInMemory(inputs, to: [OutputRequest(CSSEmitter.self, options)])
  }

  private static func sheet(
    _ text: String,
    named path: String = "brand.yaml",
    _ options: [String: EmitterOption.Value] = [:]
  ) throws -> String {
    let result = compile([(path, text)], options)
    let output = try #require(result.outputs.first, "\(result.diagnostics.map(\.message))")
    return String(decoding: output.bytes, as: UTF8.self)
  }

  private static func names(_ catalog: Catalog, _ options: [String: EmitterOption.Value] = [:]) -> CSSNames {
    CSSNames(catalog, CSSOptions(EmitterOptions(CSSOptions.all, options), for: catalog))
  }

  // MARK: Spelling

  @Test(arguments: [
    ("lineHeight", "line-height"), ("fontHTMLColor", "font-html-color"), ("gray2", "gray2"),
    ("gray2Bold", "gray2-bold"),
    ("H1", "h1"), ("HTML5Video", "html5-video"), ("2XL", "2-xl"), ("_a__B.c/D e", "a-b-c-d-e"), ("_", "_"), ("", "_"),
    ("ABC", "abc"), ("墨色Ink", "墨色ink"), ("ÉtéÉcole", "été-école"), ("e\u{301}A", "e\u{301}-a"), ("三A", "三a"),
    ("ΩmegaΣ", "ωmega-σ"), ("14_inkDark_bold", "14-ink-dark-bold"), ("13.5", "13-5"),
  ])
  func wordsOfCamelCaseAreWords(source: String, kebab: String) {
    #expect(CSSSpelling.kebab.name(of: source) == kebab)
    #expect(CSSSpelling.kebab.name(of: kebab) == kebab)
    #expect(CSSSpelling.source.name(of: source) == NameWords.kebab(source))
  }

  @Test(arguments: SeededGenerator.seeds(50))
  func aNameInKebabStaysAsItIs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abzABZ09-_./ éÉ国ßİǅ𝐀🎉")
    for _ in 0..<40 {
      let length = Int.random(in: 0...8, using: &random)
      let text = String((0..<length).compactMap { _ in letters.randomElement(using: &random) })
      let name = CSSSpelling.kebab.name(of: text)
      #expect(CSSSpelling.kebab.name(of: name) == name, "\(text)")
      #expect(name.lowercased() == name && !name.contains("--"), "\(text)")
    }
  }

  /// Groups in camel case, names with slashes, and groups in kebab case.
  private static func tokensOfThreeTeams(_ count: Int) -> String {
    let roles = ["textPrimary", "bgHover", "HTMLLink", "iconOnDark"]
    let tokens = (0..<count).map { number in
      let value = "{ \"$type\": \"number\", \"$value\": \(number) }"
      let role = roles[number % roles.count]
      return switch number % 3 {
      case 0: "\"teamOne\(number)\": { \"colorSet\": { \"\(role)\": \(value) } }"
      case 1: "\"Team Two/\(role)/\(number)\": \(value)"
      default: "\"team-three\": { \"\(role)\(number)\": \(value) }"
      }
    }
    let groups = Dictionary(grouping: tokens) { $0.hasPrefix("\"team-three\"") }
    let third = groups[true, default: []].map { $0.dropFirst("\"team-three\": { ".count).dropLast(2) }
    return "{ \((groups[false] ?? []).joined(separator: ", ")), \"team-three\": { \(third.joined(separator: ", ")) } }"
  }

  @Test func namesOfManyTokensAreUniqueAndKebabAndStable() throws {
    func properties(_ count: Int) throws -> [String: String] {
      let result = Self.compile([("brand.tokens.json", Self.tokensOfThreeTeams(count))])
      let catalog = try #require(result.catalogs.first, "\(result.diagnostics.map(\.message))")
      let names = Self.names(catalog).properties
      let pairs = catalog.tokens.indices.map { (catalog.tokens.path(of: $0).description, names[$0] ?? "") }
      return Dictionary(uniqueKeysWithValues: pairs)
    }
    let names = try properties(1500)
    #expect(names.count == 1500 && Set(names.values).count == 1500)
    for name in names.values { #expect(name.wholeMatch(of: /--[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(name)") }
    for (path, name) in try properties(900) { #expect(names[path] == name) }
  }

  @Test func theSecondTokenOfANameIsNumberedAndReported() throws {
    let tokens = #"{ "$type": "number", "fooBar": { "$value": 1 }, "foo-bar": { "$value": 2 } }"#
    let text = try Self.sheet(tokens, named: "x.tokens.json")
    #expect(
      text.contains("  --foo-bar: 1;\n  --foo-bar_2: 2;\n") || text.contains("  --foo-bar: 1;\n\n  --foo-bar_2: 2;\n")
    )
    let messages = Self.compile([("x.tokens.json", tokens)]).diagnostics.map(\.message)
    #expect(
      messages == ["`foo-bar` is `--foo-bar_2` in CSS, since `fooBar` already is `--foo-bar`; rename one of them"]
    )
    let source = Self.compile([("x.tokens.json", tokens)], ["names": .text("source")])
    #expect(source.diagnostics.isEmpty)
  }

  @Test func namesOfTheSourceKeepTheirCase() throws {
    let result = try compileFile("tokens/yanxuan.yaml", to: [OutputRequest(CSSEmitter.self)])
    let catalog = try #require(result.catalogs.first)
    let (kebab, source) = (Self.names(catalog), Self.names(catalog, ["names": .text("source")]))
    for token in catalog.tokens.indices {
      let words = catalog.tokens.path(of: token).withoutRoot.segments.map(NameWords.kebab)
      #expect(source.properties[token] == "--" + words.joined(separator: "-"))
    }
    #expect(source.classes == catalog.codes.map { "t-" + NameWords.kebab(catalog.name(of: $0)) })
    let changed = catalog.tokens.indices.filter { kebab.properties[$0] != source.properties[$0] }
    #expect(!changed.isEmpty)
    for token in changed { #expect(source.properties[token]?.contains { $0.isUppercase } == true) }
  }

  // MARK: Several specs

  private static func spec(_ name: String, _ color: String) -> String {
    """
    stylespec: 1
    name: \(name)
    color: { \(color): "#222222" }
    weight: { regular: 400 }
    typography: { 14: plain }
    codes: { name: "{size}_{weight}", only: ["14_regular"] }

    """
  }

  @Test func theNameOfTheSpecKeepsSpecsApart() throws {
    let specs = [("a.yaml", Self.spec("TeaHouse", "ink")), ("b.yaml", Self.spec("Brand", "ink"))]
    let clash = Self.compile(specs)
    #expect(clash.diagnostics.map(\.rule.rawValue) == ["duplicate-css-name"])
    #expect(clash.diagnostics[0].message.contains("with `prefix: \"{name}\"`, each has its own names"))
    let apart = Self.compile(specs, ["prefix": .text("x-{name}")])
    #expect(apart.diagnostics.isEmpty && apart.outputs.count == 2, "\(apart.diagnostics.map(\.message))")
    let texts = apart.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(texts.contains("--x-tea-house-color-ink:") && texts.contains("--x-brand-color-ink:"))
  }

  @Test func classesOfOneNameAreReported() {
    let specs = [("a.yaml", Self.spec("One", "ink")), ("b.yaml", Self.spec("Two", "ink"))]
    let options: [String: EmitterOption.Value] = ["only": .text("nothing")]
    let result = Self.compile(specs, options)
    #expect(result.diagnostics.map(\.rule.rawValue) == ["duplicate-css-name"] && result.outputs.isEmpty)
    #expect(result.diagnostics.first?.message.contains("both name a class `.t-14") == true)
    let without = Self.compile(specs, options.merging(["classes": .text("none")]) { $1 })
    #expect(without.diagnostics.isEmpty)
  }

  // MARK: Selectors

  @Test(arguments: [
    (":root", [":root"], true), (":root, :host", [":root", ":host"], true), ("html,:host", ["html", ":host"], true),
    (".a:is(.b, .c)", [".a:is(.b, .c)"], false), (":root, .brand", [":root", ".brand"], false),
  ])
  func aListOfSelectorsIsRead(text: String, members: [String], isForWholePage: Bool) {
    #expect(CSSSelector.problem(of: text) == nil)
    #expect(CSSSelector(text).members == members)
    #expect(CSSSelector(text).isForWholePage == isForWholePage)
  }

  @Test(arguments: [",", ":root,", "a,,b", ":is(.a", ".a)", ":is(.a]", ".a {", "a;b", "/* a", "[x='y']", " "])
  func whatIsNoListOfSelectorsIsRefused(text: String) {
    #expect(CSSSelector.problem(of: text) != nil)
  }

  private static let contexts = """
    { "version": "2025.10", "sets": { "base": { "sources": [{
        "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "gap": { "$type": "dimension", "$value": "{pad}" } }] } },
      "modifiers": { "density": { "default": "regular", "contexts": { "regular": [],
          "compact": [{ "pad": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }] }
    """

  @Test func aListCountsWhereverOneSelectorDoes() throws {
    let whole = try Self.sheet(Self.contexts, named: "b.resolver.json", ["selector": .text(":root, :host")])
    #expect(whole.contains(":root,\n:host,\n[data-density],\n:host(:where([data-density])) {\n  --gap: var(--pad);\n"))
    #expect(whole.contains("[data-density=\"compact\"],\n:host(:where([data-density=\"compact\"])) {\n  --pad: 4px;\n"))
    let parts = try Self.sheet(Self.contexts, named: "b.resolver.json", ["selector": .text(".a, .b")])
    #expect(parts.contains(".a,\n.b,\n:where(.a, .b) [data-density] {\n"))
    #expect(parts.contains(":root,\n[data-density=\"regular\"] {\n  --_density"))
    let host = try Self.sheet(Self.contexts, named: "b.resolver.json", ["selector": .text(".a, :host")])
    #expect(host.contains(":root,\n:host,\n[data-density=\"regular\"],\n:host(:where([data-density=\"regular\"])) {\n"))
  }

  // MARK: Some tokens

  @Test func tokensThatAreLeftOutBecomeTheirValues() throws {
    let tokens = """
      { "space": { "$type": "dimension", "small": { "$value": { "value": 4, "unit": "px" } },
          "same": { "$value": "{space.small}" } },
        "palette": { "$type": "color", "gray": { "$value": "#333333" }, "strange": { "$type": "strange", "$value": 1 } },
        "use": { "ink": { "$type": "color", "$value": "{palette.gray}" }, "gap": { "$value": "{space.same}" },
          "line": { "$type": "border", "$value": { "color": "{use.ink}", "width": "{space.small}", "style": "solid" } } } }
      """
    let text = try Self.sheet(tokens, named: "x.tokens.json", ["only": .text("use.**")])
    for line in [
      "--use-ink: #333333;", "--use-gap: 4px;", "--use-line-width: 4px;", "--use-line-color: var(--use-ink);",
    ] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
    #expect(!text.contains("--space") && !text.contains("--palette"))
    let messages = Self.compile([("x.tokens.json", tokens)], ["only": .text("use.**")]).diagnostics.map(\.message)
    #expect(!messages.contains { $0.contains("gets no custom property") })
  }

  @Test func valuesOfTokensThatAreLeftOutAreThoseOfTheContext() throws {
    let text = try Self.sheet(Self.contexts, named: "b.resolver.json", ["only": .text("gap")])
    #expect(text.contains("{\n  --gap: 8px;\n}") && text.contains("[data-density=\"compact\"] {\n  --gap: 4px;\n}"))
    #expect(!text.contains("--pad"))
  }

  private static let codes = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: { light: "#000000", dark: "#FFFFFF" }, red: "#FF0000" }
    weight: { regular: 400 }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0.8 }, 12: plain }
    styles: { title: { size: 14, color: red, weight: regular } }

    """

  /// What differs by context has a property that no page needs to know.
  @Test func classesHaveTheValuesOfTokensThatAreLeftOut() throws {
    let text = try Self.sheet(Self.codes, ["only": .text("styles.**")])
    #expect(text.contains("  --__color-ink: light-dark(#000000, #FFFFFF);\n"))
    #expect(text.contains("  color: var(--__color-ink);\n") && text.contains("color: #FF0000;\n"))
    #expect(text.contains("  font-weight: 400;\n") && text.contains("  font-size: 14px;\n"))
    #expect(!text.contains("--typography") && !text.contains("--weight") && !text.contains("--color-red"))
    #expect(text.contains("  --styles-title-line-height: calc(20px + 3px);\n"))
    let result = Self.compile([("brand.yaml", Self.codes)], ["only": .text("color.**")])
    let written = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    #expect(written.contains("  line-height: calc(20px + 3px);\n") && !written.contains("--styles"))
    let catalog = try #require(result.catalogs.first)
    let ink = try #require(catalog.tokens.indices.first { "\(catalog.tokens.path(of: $0))" == "color.ink" })
    #expect(Self.names(catalog, ["only": .text("styles.**")]).publicProperties[ink] == nil)
  }

  /// Whatever is left out, codes look the same: two parsers and a script apply the rules.
  @Test(
    arguments: ["nothing", "color.**", "styles.**", "typography.**", "weight.*"],
    ["light-dark", "media", "attribute"]
  )
  func codesLookTheSameWhateverIsLeftOut(only: String, appearance: String) throws {
    let result = Self.compile([("brand.yaml", Self.codes)], ["only": .text(only), "appearance": .text(appearance)])
    let catalog = try #require(result.catalogs.first)
    let folder = try TemporaryFolder()
    try folder.write(String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self), to: "sheet.css")
    let expected = ExpectedValues(catalog, swiftNames: Compiler.swiftNames(of: catalog))
    #expect(try CSSConsumer.differences(["sheet.css"], in: folder.path, expected) == [])
  }

  // MARK: Deprecation

  private static let deprecations = """
    stylespec: 1
    name: Brand
    color:
      ink: "#222222"
      darkRed: { light: "#AA0000", deprecated: "use {color.ink}." }
    weight: { regular: 400, heavy: { value: 800, deprecated: "{weight.regular}" } }
    typography: { 14: plain, 15: { size: plain, deprecated: "{typography.14}" } }
    styles:
      bodyText: { size: 14, color: ink, weight: regular }
      old: { size: 14, color: ink, weight: regular, deprecated: "{styles.bodyText}" }
      older: { size: 14, color: ink, weight: regular, deprecated: use 14_ink_regular }

    """

  @Test func adviceHasNamesOfCSS() throws {
    let spec = Self.deprecations.replacing("15: { size: plain, deprecated: \"{typography.14}\" }", with: "15: plain")
    let text = try Self.sheet(spec)
    for comment in [
      "  /* Deprecated: use --color-ink */\n  --color-dark-red:",
      "  /* Deprecated: --weight-regular */\n  --weight-heavy:",
      "  /* Deprecated: --styles-body-text */\n  --styles-old",
      "  /* Deprecated: use .t-14-ink-regular */\n  --styles-older",
      "/* Deprecated: its color darkRed is deprecated: use .t-14-ink-regular */\n.t-14-dark-red-regular",
      "/* Deprecated: .t-body-text */\n.t-old", "/* Deprecated: use .t-14-ink-regular */\n.t-older",
    ] {
      #expect(text.contains(comment), "\(comment)")
    }
    #expect(!text.contains("14_ink_regular") && !text.contains("{color"))
    let composed = try Self.sheet(spec, ["classes": .text("composed")])
    for comment in [
      "/* Deprecated: use .c-ink */\n.c-dark-red {", "/* Deprecated: .w-regular */\n.w-heavy {",
      "/* Deprecated: use .t-14.c-ink.w-regular */\n.t-older",
    ] {
      #expect(composed.contains(comment), "\(comment)")
    }
  }

  // MARK: Characters that nobody sees

  @Test(arguments: [
    ("a\u{202E}b", "a\\202e b", "aU+202Eb"), ("\u{FEFF}a", "\\feff a", "U+FEFFa"), ("a\u{200B}", "a\\200b ", "aU+200B"),
    ("a\u{200D}b", "a\\200d b", "aU+200Db"), ("\u{61C}م", "\\61c م", "U+061Cم"),
    ("a\u{2067}b\u{2069}", "a\\2067 b\\2069 ", "aU+2067bU+2069"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष", "क्\u{200D}ष"),
    ("👩‍💻", "👩‍💻", "👩‍💻"),
  ])
  func charactersThatNobodySeesAreEscaped(text: String, escaped: String, comment: String) {
    #expect(CSSIdentifier.escaped(text) == escaped)
    #expect(CSSIdentifier.string(text) == "\"\(escaped)\"")
    #expect(CSSIdentifier.comment(text) == comment)
  }
}

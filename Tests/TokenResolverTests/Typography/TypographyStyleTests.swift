import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

@testable import TokenResolver

/// Typography tokens become styles.
struct TypographyStyleTests {
  private let spec = """
    stylespec: 1
    name: Brand
    tokens: brand.tokens.json
    styles: { from: "typography.**" }

    """

  /// The styles of a spec with one token file: name, size, line height, letter spacing, weight and font.
  private func styles(
    _ tokens: [(name: String, token: String)],
    spec: String? = nil
  ) -> (styles: [String], diagnostics: [Diagnostic]) {
    let files = ["tokens/brand.tokens.json": typographyFile(tokens)]
    let (catalog, diagnostics, _) = resolve(spec ?? self.spec, including: files)
    return (catalog.map { catalog in catalog.styles.map { catalog.summary($0) } } ?? [], diagnostics)
  }

  @Test func aTokenIsAStyleWithARowOfItsOwn() throws {
    let files = [
      "tokens/brand.tokens.json": typographyFile([
        ("body", typographyToken()), ("dense", typographyToken(weight: "600", lineHeight: "1.25")),
      ])
    ]
    let (found, diagnostics, _) = resolve(spec, including: files)
    #expect(diagnostics == [])
    let catalog = try #require(found)
    #expect(catalog.styles.map(catalog.summary) == ["body 16/24 0 400 Inter", "dense 16/20 0 600 Inter"])
    #expect(catalog.styles.map(\.path) == [TokenPath(["typography", "body"]), TokenPath(["typography", "dense"])])
    #expect(catalog.rows.isEmpty && catalog.weights.isEmpty && catalog.productCount == 0)
    #expect(catalog.codes.map { catalog.name(of: $0) } == ["body", "dense"])
    // Half of the slack is above the text, as in CSS.
    let css = OffsetHost.css.baseline(
      size: FixedDecimal(16),
      lineHeight: FixedDecimal(24),
      offset: .zero,
      metrics: .system
    )
    #expect(catalog.baseline(of: .style(0)) == css)
  }

  @Test(arguments: [
    (typographyToken(size: "{ \"value\": 1.125, \"unit\": \"rem\" }"), "18/27 0 400 Inter"),
    (typographyToken(size: "{ \"value\": 17, \"unit\": \"px\" }", lineHeight: "1.205"), "17/20.49 0 400 Inter"),
    (typographyToken(lineHeight: "{ \"value\": 1.5, \"unit\": \"rem\" }"), "16/24 0 400 Inter"),
    (typographyToken(letterSpacing: "{ \"value\": -0.02, \"unit\": \"em\" }"), "16/24 -0.32 400 Inter"),
    (typographyToken(letterSpacing: "{ \"value\": 0.05, \"unit\": \"rem\" }"), "16/24 0.8 400 Inter"),
    (typographyToken(weight: "\"semi-bold\""), "16/24 0 600 Inter"),
    (typographyToken(weight: "\"Extra Black\""), "16/24 0 950 Inter"),
    (typographyToken(family: "[\"Noto Sans SC\", \"sans-serif\"]"), "16/24 0 400 Noto Sans SC"),
    (typographyToken(lineHeight: "\"normal\""), "16/plain 400 Inter"),
    (
      typographyToken(letterSpacing: "{ \"value\": 1, \"unit\": \"px\" }", lineHeight: "\"normal\""),
      "16/19.088 1 400 Inter"
    ),
    (typographyToken(weight: "450.5"), "16/24 0 451 Inter"),
    (typographyToken(lineHeight: "0"), "16/plain 400 Inter"),
    // A modular scale: exact until it is rounded.
    (
      typographyToken(size: "{ \"value\": 1.42382812, \"unit\": \"rem\" }", lineHeight: "1.3333333"),
      "22.7812/30.37 0 400 Inter"
    ),
  ])
  func partsAreConverted(_ token: String, _ style: String) {
    let found = styles([("body", token)])
    #expect(found.styles == ["body \(style)"], "\(found.diagnostics)")
    #expect(!found.diagnostics.hasErrors)
  }

  @Test(arguments: ["system-ui", "-apple-system", "BlinkMacSystemFont", "SF Pro", "SF Pro Text", "System-UI"])
  func namesOfTheSystemFontAreOne(_ name: String) {
    let found = styles([
      ("body", typographyToken(family: "[\"\(name)\", \"Inter\"]")),
      ("title", typographyToken(family: "\"\(name)\"", weight: "700")),
    ])
    #expect(found.styles == ["body 16/24 0 400 system", "title 16/24 0 700 system"])
    // It is said once.
    #expect(found.diagnostics.map(\.rule.rawValue) == ["system-family"])
  }

  @Test func anExtensionSaysWhatTheFormatLacks() throws {
    func token(_ extra: String) -> String {
      typographyToken(more: ", \"$extensions\": { \"org.stylespec\": { \(extra) }, \"other\": { \"lineSpacing\": 9 } }")
    }
    let files = [
      "tokens/brand.tokens.json": typographyFile([
        ("css", token("\"lineSpacing\": 3, \"baselineOffset\": 1, \"offsetHost\": \"css\"")),
        ("uikit", token("\"baselineOffset\": 1, \"offsetHost\": \"uikit\"")),
        ("center", token("\"baselineOffset\": \"center\", \"fontMetrics\": { \"ascent\": 1, \"descent\": 0.2 }")),
      ])
    ]
    for host in OffsetHost.allCases {
      let (found, diagnostics, _) = resolve(spec + "offsetHost: \(host.rawValue)\n", including: files)
      #expect(diagnostics == [])
      let catalog = try #require(found)
      let baselines = catalog.styles.map { catalog.baseline(of: $0.row, in: $0.family)?.description }
      // Slack 24 - 16 × 1.193 = 4.912; half of it and the ascent of 15.232 less 1; all of it; the middle for 16 and 3.2.
      #expect(baselines == ["16.688", "19.144", "18.4"], "\(host)")
      #expect(catalog.styles.map { $0.row.metrics?.lineSpacing?.value.description } == ["3", nil, nil])
    }
    let wrong = typographyFile([
      ("a", token("\"baselineOffset\": 1")), ("b", token("\"offsetHost\": \"android\", \"height\": 3")),
      ("c", token("\"fontMetrics\": { \"ascent\": 9, \"descent\": 0 }")),
    ])
    let messages = resolve(spec, including: ["tokens/brand.tokens.json": wrong]).diagnostics.map(\.message)
    #expect(
      messages == [
        "a baseline offset in points needs `offsetHost`: `uikit`, `uikit-legacy` or `css`",
        "`android` is not a host; write one of `uikit-legacy`, `uikit`, `css`",
        "`height` is not a property of `org.stylespec`; it is ignored",
        "9 is out of range: `ascent` is a number from 0 to 4",
      ]
    )
  }

  @Test func anAliasIsASecondNameOfOneRow() throws {
    let files = [
      "tokens/brand.tokens.json": typographyFile([
        ("text", "{ \"$type\": \"typography\", \"$value\": \"{typography.copy}\" }"),
        ("copy", "{ \"$type\": \"typography\", \"$value\": \"{typography.body}\", \"$description\": \"Of articles\" }"),
        ("body", typographyToken()),
      ])
    ]
    let catalog = try #require(resolve(spec, including: files).catalog)
    #expect(catalog.styles.map(\.name.value) == ["text", "copy", "body"])
    #expect(Set(catalog.styles.map(\.row)).count == 1)
    #expect(catalog.styles.map { $0.annotations.description?.value } == [nil, "Of articles", nil])
  }

  @Test func stylesStandBesideTheAxesOfTheSpec() throws {
    let files = [
      "tokens/brand.tokens.json": typographyFile([
        ("body", typographyToken(weight: "700")), ("quote", typographyToken(family: "\"Georgia\"", weight: "300")),
      ])
    ]
    let mixed =
      minimalSpec.replacing("{ regular: 400 }", with: "{ regular: 400, bold: 700 }") + """
        tokens: brand.tokens.json
        styles: { from: "typography.**", note: { size: 14, weight: bold }, color: { "**.quote": ink } }

        """
    let (found, diagnostics, _) = resolve(mixed, including: files)
    #expect(diagnostics == [])
    let catalog = try #require(found)
    #expect(catalog.rows.map(\.size.value.description) == ["14"])
    #expect(catalog.weights.map(\.name.value) == ["regular", "bold"])
    #expect(catalog.families.map(\.name.value) == ["system"])
    let parts = CatalogParts(catalog)
    #expect(parts.rows.map(\.size.value.description) == ["14", "16"], "each value once")
    #expect(parts.weights.map(\.name.value) == ["regular", "bold", "300"])
    #expect(parts.families.map(\.name.value) == ["system", "Inter", "Georgia"])
    let codes = catalog.codes.map { catalog.name(of: $0) }
    #expect(codes == ["14_ink_regular", "14_ink_bold", "note", "body", "quote"])
    #expect(catalog.styles.map(\.tokens.color) == [nil, nil, 0])
    // A weight of the axis with the number is used.
    #expect(catalog.styles[1].tokens.weight == 1)
  }

  @Test func templatesMakeNames() {
    func names(_ styles: String) -> [String] {
      let file = """
        { "type": { "$type": "typography",
          "text": { "md": \(typographyToken()), "$root": \(typographyToken()) }, "标题": { "大": \(typographyToken()) } } }
        """
      let text = "stylespec: 1\nname: Brand\ntokens: brand.tokens.json\nstyles: \(styles)\n"
      let found = resolve(text, including: ["tokens/brand.tokens.json": file])
      return found.catalog?.styles.map(\.name.value).sorted() ?? found.diagnostics.map(\.message)
    }
    #expect(names("{ from: \"type.**\" }") == ["text", "text_md", "标题_大"])
    #expect(names("{ from: \"**\" }") == ["type_text", "type_text_md", "type_标题_大"])
    #expect(names("{ from: [type.text.*, \"**.大\"], name: \"{parent}-{last}\" }") == ["text-md", "标题-大"])
    #expect(names("{ from: \"type.text.md\", name: \"x_{path}\" }") == ["x_md"])
    #expect(names("{ from: \"type.t?xt.*\", name: \"{last}\" }") == ["md"])
  }

  @Test func namesThatDifferByCaseOrUnicodeFormOnlyAreTwo() {
    let found = styles([
      ("Body", typographyToken()), ("body", typographyToken()), ("\u{E9}", typographyToken()),
      ("e\u{301}", typographyToken()),
    ])
    #expect(found.diagnostics == [])
    #expect(found.styles.count == 4)
  }

  @Test(.enabled(if: isLongRun, "decodes 65,536 tokens; STYLESPEC_LONG=1 includes it"))
  func aSpecMayHaveAsManyRowsAsTablesCanHold() {
    let tokens = (0..<65_536).map { ("s\($0)", typographyToken()) }
    let found = styles(tokens)
    #expect(found.diagnostics.map(\.rule.rawValue) == ["too-many-codes"])
    #expect(found.diagnostics.first?.message.contains("`from`") == true, "\(found.diagnostics)")
  }

  @Test func contextsOfAModeMakeStyles() throws {
    let files = [
      "tokens/brand.resolver.json": """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "typography": {
          "body": \(typographyToken()), "title": \(typographyToken(weight: "700")) } }] } },
        "modifiers": { "density": { "default": "normal", "contexts": {
          "normal": [], "compact": [{ "typography": { "body": \(typographyToken(lineHeight: "1.25")) } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }] }
      """
    ]
    let text = spec.replacing("brand.tokens.json", with: "brand.resolver.json")
    let (found, diagnostics, _) = resolve(text, including: files)
    // The name of the modifier says that it is a mode.
    #expect(diagnostics.map(\.rule.rawValue) == ["guessed-context"])
    #expect(resolve(text + "contexts: { density: mode }\n", including: files).diagnostics == [])
    let catalog = try #require(found)
    #expect(
      catalog.styles.map(catalog.summary) == [
        "body 16/24 0 400 Inter", "body_compact 16/20 0 400 Inter", "title 16/24 0 700 Inter",
      ]
    )
    #expect(catalog.modes.map(\.value) == ["compact"])
    #expect(catalog.styles.map(\.row.mode) == [nil, 0, nil])
    // As a build modifier, its default counts.
    let build = text + "contexts: { density: build }\n"
    #expect(try #require(resolve(build, including: files).catalog).styles.map(\.name.value) == ["body", "title"])
  }

  /// The name has the contexts that are chosen, without defaults.
  @Test func contextsOfTwoModesMakeStylesTogether() throws {
    func number(_ value: String) -> String { "{ \"$type\": \"number\", \"$value\": \(value) }" }
    func size(_ points: Int) -> String {
      "{ \"$type\": \"dimension\", \"$value\": { \"value\": \(points), \"unit\": \"px\" } }"
    }
    let body = typographyToken(size: "\"{size}\"", lineHeight: "\"{leading}\"")
    let title = typographyToken(size: "\"{size}\"", lineHeight: "1")
    let document = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "size": \(size(16)), "leading": \(number("1.5")), "body": \(body), "title": \(title) }] } },
        "modifiers": {
          "size": { "default": "m", "contexts": { "m": [], "l": [{ "size": \(size(20)) }] } },
          "density": { "default": "no", "contexts": { "no": [], "compact": [{ "leading": \(number("1.25")) }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/size" }, { "$ref": "#/modifiers/density" }] }
      """
    let text =
      spec.replacing("brand.tokens.json", with: "brand.resolver.json").replacing("typography.**", with: "**")
      + "contexts: { size: mode, density: mode }\n"
    let (found, diagnostics, _) = resolve(text, including: ["tokens/brand.resolver.json": document])
    #expect(diagnostics == [])
    let catalog = try #require(found)
    #expect(
      Set(catalog.styles.map(catalog.summary)) == [
        "body 16/24 0 400 Inter", "body_l 20/30 0 400 Inter", "body_compact 16/20 0 400 Inter",
        "body_l_compact 20/25 0 400 Inter", "title 16/16 0 400 Inter", "title_l 20/20 0 400 Inter",
      ]
    )
  }

  /// Seven modifiers of ten contexts, one of which is a mode, are ten million choices.
  @Test func choicesAreNotMultiplied() throws {
    let names = ["density"] + (1..<7).map { "brand\($0)" }
    let tokens = names.map { "\"\($0)\": \(typographyToken(size: "{ \"value\": 10, \"unit\": \"px\" }"))" }
    let modifiers = names.map { name in
      let contexts = (0..<10).map { number in
        let token = typographyToken(size: "{ \"value\": \(11 + number), \"unit\": \"px\" }")
        return "\"c\(number)\": [{ \"typography\": { \"\(name)\": \(token) } }]"
      }
      return "\"\(name)\": { \"default\": \"c0\", \"contexts\": { \(contexts.joined(separator: ", ")) } }"
    }
    let document = """
      { "version": "2025.10",
        "sets": { "all": { "sources": [{ "typography": { \(tokens.joined(separator: ", ")) } }] } },
        "modifiers": { \(modifiers.joined(separator: ", ")) },
        "resolutionOrder": [{ "$ref": "#/sets/all" },
          \(names.map { "{ \"$ref\": \"#/modifiers/\($0)\" }" }.joined(separator: ", "))] }
      """
    let spec = self.spec.replacing("brand.tokens.json", with: "brand.resolver.json")
    let (found, diagnostics, _) = resolve(spec, including: ["tokens/brand.resolver.json": document])
    let catalog = try #require(found, "\(diagnostics.map(\.message))")
    // Ten of the mode, and one for each brand.
    #expect(catalog.styles.count == 16)
  }
}

extension Catalog {
  /// A style in one line.
  func summary(_ style: NamedStyle) -> String {
    let metrics = style.row.metrics.map { "\($0.lineHeight.value) \($0.letterSpacing?.value ?? .zero)" } ?? "plain"
    let font = style.family.font?.value ?? "system"
    return "\(style.name.value) \(style.row.size.value)/\(metrics) \(style.weight.value.value) \(font)"
  }
}

import Testing
import TokenDiagnostics
import TokenModel

/// Descriptions and deprecations of codes, from the annotations of their tokens.
struct CodeDeprecationTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color:
      ink: { light: "#222222", description: Text on white }
      gold: { light: "#8A6516", deprecated: "too pale; use {color.ink}." }
      tan: { light: "#8A6517", deprecated: "{color.gold}" }
      red: { light: "#FF0000", deprecated: true }
      a: { light: "#111111", deprecated: "{color.b}" }
      b: { light: "#111112", deprecated: "{color.a}" }
    weight:
      regular: 400
      bold: { value: 700, description: Heads }
      heavy: { value: 900, deprecated: "{weight.bold}" }
    typography:
      13: { lineHeight: 18, lineSpacing: 3, baselineOffset: 1, deprecated: "use {typography.14}" }
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1 }
    modes:
      read: { typography: { 14: plain }, deprecated: "use {modes.page}" }
      page: { typography: { 14: plain, 13: plain } }
    codes: { except: "*_ink_bold_page" }
    styles:
      head: { size: 14, color: ink, weight: bold, description: Heads of pages }
      title: { size: 14, color: ink, weight: bold, deprecated: "use {styles.head}" }
      label: { size: 14, color: ink, weight: bold, deprecated: "use `14_ink_bold`" }
      note: { size: 14, color: ink, weight: bold, deprecated: "14_ink_bold or 14_ink_regular" }
      both: { size: 14, color: ink, weight: bold, deprecated: "(14_ink_regular_page, or 14_ink_regular); not 15_ink." }
      gone: { size: 14, color: ink, weight: bold, deprecated: true }
      made: { size: 14, color: gold, weight: bold }

    """

  private func catalog() throws -> Catalog {
    let found = resolve(Self.spec)
    #expect(found.diagnostics == [])
    return try #require(found.catalog)
  }

  @Test(
    "each code",
    arguments: [
      ("14_ink_bold", nil, nil),
      ("14_gold_bold", "its color gold is deprecated: too pale; use <14_ink_bold>", "14_ink_bold"),
      ("14_tan_bold", "its color tan is deprecated: <14_ink_bold>", "14_ink_bold"),
      ("14_red_bold", "its color red is deprecated", nil),
      ("14_a_bold", "its color a is deprecated: {color.b}", nil),
      ("13_ink_bold", "its size 13 is deprecated: use <14_ink_bold>", "14_ink_bold"),
      (
        "13_gold_heavy",
        "its size 13 is deprecated: use <14_ink_bold>; its color gold is deprecated: too pale; use <14_ink_bold>; "
          + "its weight heavy is deprecated: <14_ink_bold>", "14_ink_bold"
      ),
      ("14_ink_regular_read", "its mode read is deprecated: use <14_ink_regular_page>", "14_ink_regular_page"),
      // That code is excluded.
      ("14_ink_bold_read", "its mode read is deprecated: use {modes.page}", nil),
      ("13_ink_regular_page", nil, nil),
      ("title", "use <head>", "head"),
      ("label", "use <14_ink_bold>", "14_ink_bold"),
      ("note", "<14_ink_bold> or <14_ink_regular>", nil),
      ("both", "(<14_ink_regular_page>, or <14_ink_regular>); not 15_ink", nil),
      ("gone", "", nil),
      ("made", "its color gold is deprecated: too pale; use {color.ink}", nil),
    ] as [(String, String?, String?)]
  )
  func deprecations(name: String, message: String?, replacement: String?) throws {
    let catalog = try catalog()
    let code = try #require(catalog.code(named: name))
    let deprecation = catalog.deprecation(of: code)
    #expect(deprecation?.message { "<\(catalog.name(of: $0))>" } == message)
    #expect(deprecation?.replacement.map(catalog.name) == replacement)
    #expect(CodeDeprecations(catalog)[code] == deprecation)
  }

  @Test(
    "each code",
    arguments: [
      ("14_gold_regular", nil), ("14_ink_regular", "color ink: Text on white"),
      ("14_ink_bold", "color ink: Text on white; weight bold: Heads"), ("head", "Heads of pages"),
      ("made", "weight bold: Heads"),
    ] as [(String, String?)]
  )
  func descriptions(name: String, text: String?) throws {
    let catalog = try catalog()
    #expect(catalog.description(of: try #require(catalog.code(named: name))) == text)
  }

  /// Tokens of token files are named by their own paths, also where the spec gives them other names.
  @Test func adviceOfTokenFilesNamesPathsInThem() throws {
    let spec = """
      stylespec: 1
      name: Brand
      tokens: brand.tokens.json
      color: { from: "ink.**", name: "{path}" }
      weight: { regular: 400 }
      typography: { 14: plain }

      """
    let tokens = """
      { "ink": { "$type": "color", "text": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "old": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] }, "$deprecated": "use {ink.text}" } } }
      """
    let (found, diagnostics, _) = resolve(spec, including: ["tokens/brand.tokens.json": tokens])
    #expect(diagnostics.map(\.message) == [])
    let catalog = try #require(found)
    let old = try #require(catalog.codes.last)
    let message = catalog.deprecation(of: old)?.message { catalog.name(of: $0) }
    #expect(
      message == "its color \(catalog.colors[1].name.value) is deprecated: use \(catalog.name(of: catalog.codes[0]))"
    )
  }

  /// A token's annotations belong to the token itself; references do not pass them on.
  @Test func annotationsKnowTheirPlacesAndDoNotTravel() throws {
    let spec = """
      stylespec: 1
      name: Brand
      color:
        ink: { light: "#222222", description: Text, deprecated: "no more" }
        copy: "{color.ink}"
      weight: { bold: { value: 700, deprecated: "false", description: "" } }
      family: { ui: { name: system, description: All } }
      typography: { 14: plain }
      modes: { read: { typography: { 14: plain }, description: Long texts } }

      """
    let (found, diagnostics, files) = resolve(spec)
    #expect(diagnostics == [])
    let catalog = try #require(found)
    let ink = try #require(catalog.colors.first?.annotations)
    #expect(ink.description?.value == "Text")
    let words = ink.deprecated.map { String(decoding: files[0].bytes[$0.origin.range.bytes], as: UTF8.self) }
    #expect(words == "\"no more\"")
    #expect(ink.deprecation?.reason == "no more")
    #expect(catalog.colors.last?.annotations == TokenAnnotations())
    #expect(catalog.weights.map(\.annotations) == [TokenAnnotations()])
    #expect(catalog.families.map(\.annotations.description?.value) == ["All"])
    #expect(catalog.annotations(ofMode: 0).description?.value == "Long texts")
  }
}

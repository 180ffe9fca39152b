import Testing
import TokenDiagnostics
import TokenModel

/// Wrong annotations are among the cases of `SpecMistake`.
struct AnnotationTests {
  /// Each kind of token with both annotations, and the same spec without any.
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    palette:
      gray: { mid: { light: "#666666", description: Borders, deprecated: false } }
    color:
      ink: { light: "{palette.gray.mid}", description: "Text, on white", deprecated: "use {color.text}" }
      text: { light: "#222222", description: "" }
    weight:
      regular: 400
      bold: { value: 700, description: Heads, deprecated: true }
      heavy: "{weight.bold}"
      black: { description: Posters, value: "{weight.bold.value}" }
    family:
      ui: { name: system, description: Everything, deprecated: "no" }
    typography:
      14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1, description: Text, deprecated: true }
    modes:
      read: { description: Long texts, deprecated: true, typography: { 14: plain } }
    styles:
      title: { size: 14, color: ink, weight: bold, description: Heads of pages, deprecated: "use {styles.head}" }
      head: { size: 14, color: text, weight: bold }

    """

  @Test func annotationsChangeNoCode() throws {
    let (catalog, diagnostics, _) = resolve(Self.spec)
    #expect(diagnostics == [])
    let resolved = try #require(catalog)
    #expect(resolved.weights.map(\.value.value) == [400, 700, 700, 700])
    #expect(resolved.colors.map(\.variants.dark.value.hex) == ["#666666", "#222222"])
    #expect(resolved.codes.count == 18)
  }

  @Test func theOutlineHasThem() throws {
    let outline = try #require(resolveWithOutline(Self.spec, wantsOutline: true).outline)
    let described = outline.tokens.compactMap { token in token.description.map { "\(token.path): \($0.text)" } }
    #expect(
      described == [
        "palette.gray.mid: Borders", "color.ink: Text, on white", "color.text: ", "weight.bold: Heads",
        "weight.black: Posters", "family.ui: Everything", "typography.14: Text", "modes.read: Long texts",
        "styles.title: Heads of pages",
      ]
    )
    let deprecated = outline.tokens.compactMap { token in
      token.deprecation.map { "\(token.path): \($0.reason ?? "-"), \($0.replacement ?? "-")" }
    }
    #expect(
      deprecated == [
        "color.ink: use {color.text}, color.text", "weight.bold: -, -", "family.ui: no, -", "typography.14: -, -",
        "modes.read: -, -", "styles.title: use {styles.head}, styles.head",
      ]
    )
  }

  /// A weight keeps the place of its number, and how it came from there, when it is a mapping.
  @Test func weightsThatAreMappingsKeepTheirPlaces() throws {
    let (resolved, _, files) = resolve(Self.spec)
    let weights = try #require(resolved).weights
    let words = { (range: SourceRange) in String(decoding: files[0].bytes[range.bytes], as: UTF8.self) }
    #expect(weights.map { words($0.value.origin.range) } == ["400", "700", "700", "700"])
    #expect(
      weights.map { $0.value.origin.references.map(words) } == [
        [], [], ["\"{weight.bold}\""], ["\"{weight.bold.value}\""],
      ]
    )
  }

  @Test(arguments: [
    ("true", nil, nil), ("use {color.a}", "color.a", "use {color.a}"), ("{a.b} or {c.d}", "a.b", "{a.b} or {c.d}"),
    ("use {color.a", nil, "use {color.a"), ("} {", nil, "} {"), ("{}", "", "{}"),
  ])
  func adviceNamesTheFirstToken(text: String, replacement: String?, reason: String?) {
    let place = SourceRange(file: SourceFileID(index: 0), bytes: 0..<1)
    let deprecation = Deprecation(advice: DeclaredValue(key: "deprecated", text: text, range: place))
    #expect(deprecation.replacement.map(String.init) == replacement)
    #expect(deprecation.reason == reason)
  }
}

import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Lists of font families, in both dialects, from the file to each output.
struct FontFamilyTests {
  private static func spec(_ family: String, _ more: String = "") -> String {
    """
    stylespec: 1
    name: Brand
    color: { ink: "#222222" }
    weight: { regular: 400 }
    family: { text: \(family) }
    typography: { 14: plain }
    \(more)
    """
  }

  private static func tokens(_ family: String) -> SourceFile {
    SourceFile(
      path: "brand.tokens.json",
      text: """
        { "base": { "$type": "fontFamily", "$value": ["Inter", "serif"] },
          "body": { "$type": "typography", "$value": { "fontFamily": \(family), "fontWeight": 400, "lineHeight": 1.5,
            "fontSize": { "value": 16, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } } } }
        """
    )
  }

  /// What is written, the names of the fonts, and what the fix writes; nil for what is right.
  private static let written: [(text: String, names: [String], fixed: String?)] = [
    ("\"Inter\"", ["Inter"], nil),
    ("[\"Inter\"]", ["Inter"], nil),
    ("[\"Segoe UI\", \"sans-serif\"]", ["Segoe UI", "sans-serif"], nil),
    ("\"'Segoe UI', Roboto\"", ["Segoe UI", "Roboto"], "[\"Segoe UI\", \"Roboto\"]"),
    ("\"'Segoe UI'\"", ["Segoe UI"], "\"Segoe UI\""),
    ("[\"Inter, Roboto\", \"serif\"]", ["Inter", "Roboto", "serif"], "[\"Inter\", \"Roboto\", \"serif\"]"),
    ("[\"Inter\", \"'苹方', serif\"]", ["Inter", "苹方", "serif"], "[\"Inter\", \"苹方\", \"serif\"]"),
    ("[\"a, b\", \"'c'\"]", ["a", "b", "c"], "[\"a\", \"b\", \"c\"]"),
  ]

  @Test(arguments: written)
  func aListInOneTextIsReadAndFixed(text: String, names: [String], fixed: String?) throws {
    let files = [SourceFile(path: "brand.style.yaml", text: Self.spec(text)), Self.tokens(text)]
    for file in files {
      let result = compileInMemory([CompilerInput(file, role: .candidate)])
      let catalog = try #require(result.catalogs.first)
      let family = catalog.styles.first?.family ?? catalog.families[0]
      #expect([family.font?.value].compactMap(\.self) + family.fallbacks == names)
      let told = result.diagnostics.filter { $0.severity != .info }
      #expect(Set(told.map(\.rule.rawValue)) == (fixed == nil ? [] : ["family-list"]))
      // Several texts of a list have one fix, which the next pass does not repeat.
      let written = FixApplier.apply(result.diagnostics, to: result.files, unsafe: false).files[0]
      let wanted = String(decoding: file.bytes, as: UTF8.self).replacing(text, with: fixed ?? text)
      #expect(String(decoding: written.bytes, as: UTF8.self) == wanted)
    }
  }

  @Test func aMappingAndReferencesHaveLists() throws {
    let more = "styles: { note: { size: 14, weight: regular, family: mono } }"
    let spec = Self.spec(
      "{ name: [Inter, system], metrics: { ascent: 0.9, descent: 0.2 } }, mono: \"{family.text}\"",
      more
    )
    let result = compileInMemory(spec)
    #expect(result.diagnostics == [])
    let catalog = try #require(result.catalogs.first)
    #expect(catalog.families.map(\.fontNames) == [["Inter", "system"], ["Inter", "system"]])
    #expect(catalog.styles[0].family.fallbacks == ["system"])
    let empty = compileInMemory(Self.spec("[]"))
    #expect(empty.diagnostics.map(\.message) == ["a family is a single value, not an empty list"])
  }

  /// A part of a list that is not a text cannot be written again.
  @Test func aListWithAPointerHasNoFix() throws {
    let file = Self.tokens("[\"Brand, Other\", { \"$ref\": \"#/base/$value/0\" }]")
    let result = compileInMemory([CompilerInput(file, role: .candidate)])
    let told = result.diagnostics.filter { $0.rule.rawValue == "family-list" }
    #expect(told.count == 1 && told[0].fixIts.isEmpty)
    #expect(result.catalogs.first?.styles[0].family.fontNames == ["Brand", "Other", "Inter"])
  }

  @Test func aSpecsListTakesFamiliesOfTokenFiles() throws {
    let spec = Self.spec("[Brand, \"{base}\"]", "tokens: brand.tokens.json")
    let text = String(decoding: Self.tokens("\"Inter\"").bytes, as: UTF8.self)
    let result = compileInMemory(spec, including: ["brand.tokens.json": text])
    #expect(result.diagnostics == [])
    #expect(result.catalogs.first?.families[0].fontNames == ["Brand", "Inter", "serif"])
  }

  @Test func referencesInAListBringAllNames() throws {
    let file = Self.tokens("[\"Brand\", \"{base}\"]")
    let catalog = try #require(compileInMemory([CompilerInput(file, role: .candidate)]).catalogs.first)
    #expect(catalog.styles[0].family.fontNames == ["Brand", "Inter", "serif"])
  }

  /// Two styles of one font with other fallbacks are told apart.
  @Test func fallbacksAreAPartOfAFamily() throws {
    let file = SourceFile(
      path: "brand.tokens.json",
      text: """
        { "$type": "typography", "a": { "$value": \(Self.style("[\"Inter\", \"serif\"]")) },
          "b": { "$value": \(Self.style("[\"Inter\", \"monospace\"]")) } }
        """
    )
    let result = compileInMemory([CompilerInput(file, role: .candidate)])
    let parts = CatalogParts(try #require(result.catalogs.first))
    #expect(parts.families.map(\.fontNames) == [["system"], ["Inter", "serif"], ["Inter", "monospace"]])
  }

  private static func style(_ family: String) -> String {
    """
    { "fontFamily": \(family), "fontWeight": 400, "lineHeight": 1.5, "fontSize": { "value": 16, "unit": "px" }, \
    "letterSpacing": { "value": 0, "unit": "px" } }
    """
  }

  @Test(arguments: [
    ("Inter", "\"Inter\", system-ui, sans-serif"),
    ("system", "system-ui, sans-serif"),
    ("[Inter, Arial]", "\"Inter\", \"Arial\""),
    ("[Inter, system]", "\"Inter\", system-ui, sans-serif"),
    ("[system, Arial]", "system-ui, \"Arial\""),
    ("[\"Fira Code\", ui-monospace, monospace]", "\"Fira Code\", ui-monospace, monospace"),
    ("sans-serif", "sans-serif"),
    ("[Inter, Sans-Serif]", "\"Inter\", Sans-Serif"),
  ])
  func cssHasKeywordsWithoutQuotes(family: String, css: String) throws {
    let result = compileInMemory(Self.spec(family), to: [OutputRequest(CSSEmitter.self)])
    let text = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    #expect(text.contains("--family-text: \(css);"), "\(text)")
  }

  @Test func jsonHasTheFallbacks() throws {
    let result = compileInMemory(Self.spec("[Inter, serif]"), to: [OutputRequest(JSONEmitter.self)])
    let text = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    #expect(
      text.contains("\"fallbackFamilies\" : [\n        \"serif\"\n      ],\n      \"family\" : \"Inter\""),
      "\(text)"
    )
  }
}

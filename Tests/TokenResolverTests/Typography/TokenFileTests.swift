import TestSupport
import Testing
import TokenDiagnostics
import TokenModel

/// Tokens of other files in a spec.
struct TokenFileTests {
  private static let tokens = """
    {
      "color": { "$type": "color", "text": {
        "primary": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1], "hex": "#1a1a1a" } },
        "muted": { "$value": "{color.text.primary}" } } },
      "space": { "$type": "dimension", "line": { "$value": { "value": 1.25, "unit": "rem" } } },
      "font": { "ui": { "$type": "fontFamily", "$value": ["PingFang SC", "sans-serif"] },
        "bold": { "$type": "fontWeight", "$value": "bold" } },
      "weight": { "heavy": { "$type": "fontWeight", "$value": 900 } }
    }
    """
  private static let spec = """
    stylespec: 1
    name: Brand
    tokens: brand.tokens.json
    color: { ink: "{color.text.primary}" }
    weight: { regular: 400 }
    typography: { 14: plain }

    """

  private func resolveBrand(
    _ text: String,
    _ more: [String: String] = [:]
  ) -> (catalog: Catalog?, diagnostics: [Diagnostic], files: [SourceFile]) {
    resolve(text, including: ["tokens/brand.tokens.json": Self.tokens].merging(more) { $1 })
  }

  @Test func referencesReachTokensOfOtherFiles() throws {
    let text = """
      stylespec: 1
      name: Brand
      tokens: [brand.tokens.json]
      palette: { dark: "{color.text.muted}" }
      color: { ink: "{palette.dark}", gray: { light: "{color.text.primary}", dark: "#FFFFFF" } }
      weight: { strong: "{font.bold}", stronger: { value: "{font.bold}", description: Heads } }
      family: { ui: "{font.ui}" }
      typography: { 14: { lineHeight: "{space.line}" } }

      """
    let (found, diagnostics, files) = resolveBrand(text)
    #expect(diagnostics == [])
    let catalog = try #require(found)
    #expect(catalog.colors.map(\.variants.light.value.hex) == ["#1A1A1A", "#1A1A1A"])
    #expect(catalog.colors[1].variants.dark.value.hex == "#FFFFFF")
    #expect(catalog.weights.map(\.value.value) == [700, 700])
    #expect(catalog.families.map { $0.font?.value } == ["PingFang SC"])
    #expect(catalog.rows[0].metrics?.lineHeight.value.description == "20")
    // The origin is in the token file, after each reference.
    let origin = catalog.colors[0].variants.light.origin
    #expect(files[origin.range.file.index].path == "tokens/brand.tokens.json")
    #expect(origin.references.count == 3)
    // The tokens of the spec refer to those of the files.
    let index = TokenIndex(catalog.tokens)
    let ink = try #require(index["color.ink"])
    #expect(catalog.tokens[ink].alias?.path.description == "palette.dark")
    let height = try #require(index["typography.14.lineHeight"])
    #expect(catalog.tokens[height].alias?.path.description == "space.line")
  }

  private static let wideTokens = """
    {
      "color": { "$type": "color",
        "red": { "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } },
        "link": { "$value": "{color.red}" },
        "glass": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.4, 150], "alpha": 0.5 } },
        "gray": { "$value": { "colorSpace": "display-p3", "components": [0.5, 0.5, 0.5] } } }
    }
    """

  @Test(arguments: [
    // One value, whoever uses it.
    ("color: { ink: \"{color.red}\", own: { light: \"{color.link}\", dark: \"#FFFFFF\" } }", ["red"]),
    (
      "palette: { a: \"{color.link}\" }\ncolor: { ink: \"#000000\", x: { light: \"#FFF\", dark: \"{palette.a}\" } }",
      ["red"]
    ),
    ("color: { from: \"color.**\" }", ["red", "glass"]),
    // What is inside of sRGB, and what no color of the spec is.
    ("color: { ink: \"{color.gray}\" }", []),
    ("color: { ink: \"#222222\" }", []),
  ])
  func colorsThatSRGBCannotShowAreTold(_ colors: String, _ tokens: [String]) throws {
    let text = Self.spec.replacing("color: { ink: \"{color.text.primary}\" }", with: colors)
    let found = resolve(text, including: ["tokens/brand.tokens.json": Self.wideTokens])
    #expect(found.catalog != nil)
    let notes = [
      "red": "`color(display-p3 1 0 0)` is outside of sRGB; codes have `#FF0B0C` instead, at ΔE OK ",
      "glass": "`oklch(0.7 0.4 150 / 0.5)` is outside of sRGB; codes have `#00C24880` instead, at ΔE OK ",
    ]
    #expect(found.diagnostics.map(\.rule.rawValue) == tokens.map { _ in "color-out-of-gamut" })
    for (diagnostic, token) in zip(found.diagnostics, tokens) {
      #expect(diagnostic.severity == .info && diagnostic.fixIts.isEmpty)
      #expect(diagnostic.message.hasPrefix(try #require(notes[token])))
      #expect(found.files[diagnostic.range.file.index].path == "tokens/brand.tokens.json")
      #expect(found.files.text(of: diagnostic.range).hasPrefix("{ \"colorSpace\": "))
    }
  }

  @Test func sectionsTakeTokensByPattern() throws {
    let text = """
      stylespec: 1
      name: Brand
      tokens: brand.tokens.json
      color: { from: "color.text.*", name: "text_{last}", ink: "#000000" }
      weight: { from: font.bold }
      family: { from: "font.*", name: main }
      typography: { 14: plain }

      """
    let (found, diagnostics, _) = resolveBrand(text)
    #expect(diagnostics == [])
    let catalog = try #require(found)
    #expect(catalog.colors.map(\.name.value) == ["text_primary", "text_muted", "ink"])
    #expect(catalog.weights.map { "\($0.name.value) \($0.value.value)" } == ["bold 700"])
    #expect(catalog.families.map { "\($0.name.value) \($0.font?.value ?? "")" } == ["main PingFang SC"])
    #expect(
      catalog.codes.map { catalog.name(of: $0) } == ["14_text_primary_bold", "14_text_muted_bold", "14_ink_bold"]
    )
  }

  @Test func withoutTokenFilesTheKeysAreNames() throws {
    let text = minimalSpec.replacing("{ ink: \"#222222\" }", with: "{ from: \"#111111\", name: \"#222222\" }")
    let catalog = try #require(resolve(text).catalog)
    #expect(catalog.colors.map(\.name.value) == ["from", "name"])
  }

  @Test func appearancesOfTokenFilesAreThoseOfColors() throws {
    func color(_ hex: String) -> String {
      let value = Int(hex, radix: 16)!
      let parts = [value >> 16, value >> 8 & 255, value & 255].map { "\(Double($0) / 255)" }
      return
        "{ \"$type\": \"color\", \"$value\": { \"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))] } }"
    }
    let document = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{ "c": { "ink": \(color("111111")) } }] } },
        "modifiers": {
          "look": { "default": "a", "contexts": { "a": [], "b": [{ "c": { "ink": \(color("EEEEEE")) } }] } },
          "more": { "default": "no", "contexts": { "no": [], "yes": [{ "c": { "ink": \(color("000000")) } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/look" }, { "$ref": "#/modifiers/more" }] }
      """
    let text =
      Self.spec.replacing("brand.tokens.json", with: "brand.resolver.json")
      .replacing("{color.text.primary}", with: "{c.ink}") + """
        contexts: { look: { a: light, b: dark }, more: { yes: highContrast } }

        """
    let (found, diagnostics, _) = resolve(text, including: ["tokens/brand.resolver.json": document])
    #expect(diagnostics == [])
    let variants = try #require(found).colors[0].variants
    #expect(variants.all.map(\.value.hex) == ["#111111", "#EEEEEE", "#000000", "#000000"])
  }

  /// `$root` is not a part of a name, but a pattern may spell it.
  @Test(arguments: [
    ("**", ["text", "title", "title_big", "root"]), ("*.$root", ["title"]), ("title.$root", ["title"]),
    ("title", ["title"]), ("title.**", ["title", "big"]), ("$root", ["root"]),
  ])
  func tokensOfGroupsHaveTheNamesOfTheGroups(_ pattern: String, _ names: [String]) throws {
    let value = "{ \"$value\": \"{text}\" }"
    let tokens = """
      { "text": \(typographyToken()), "title": { "$root": \(value), "big": \(value) }, "$root": \(value) }
      """
    let spec = "stylespec: 1\nname: Brand\ntokens: brand.tokens.json\nstyles: { from: \"\(pattern)\" }\n"
    let (catalog, diagnostics, _) = resolve(spec, including: ["tokens/brand.tokens.json": tokens])
    #expect(diagnostics == [])
    #expect(try #require(catalog).styles.map(\.name.value) == names)
  }

  /// What the spec takes from a file that cannot be read is not missing as well.
  @Test(arguments: [
    "styles: { from: \"**\" }",
    "styles: { from: \"**\", color: ink }\ncolor: { from: \"**\" }",
    """
    palette: { own: "{c.ink}" }
    color: { from: "c.**", mine: "{c.other}" }
    weight: { from: "w.**" }
    family: { from: "f.**" }
    typography: { 14: { lineHeight: "{h.x}" } }
    styles: { from: "**", color: { "t.**": ink }, one: { size: 14, color: ink, weight: bold, family: body } }
    codes: { only: "14_ink_*" }
    """,
  ])
  func aFileWithAMistakeIsOneError(_ sections: String) {
    let spec = "stylespec: 1\nname: Brand\ntokens: [brand.tokens.json, x.tokens.json]\n\(sections)\n"
    #expect(resolveBrand(spec).diagnostics.map(\.message) == ["`x.tokens.json` is not there"])
    let broken = resolveBrand(spec, ["tokens/x.tokens.json": "{ \"a\": "])
    #expect(broken.diagnostics.map(\.rule.rawValue) == ["json-syntax"])
    let wrong = resolveBrand(spec, ["tokens/x.tokens.json": "{ \"a\": { \"$value\": \"{none}\" } }"])
    #expect(wrong.diagnostics.map(\.rule.rawValue) == ["dtcg-unknown-reference"])
  }

  @Test(arguments: mistakes)
  func mistakesAreReportedOnceAtTheirPlace(_ mistake: SpecMistake) {
    let source = MarkedSource(mistake.source)
    let (catalog, diagnostics, _) = resolveBrand(source.text, Self.others)
    #expect(diagnostics.map(\.message) == mistake.messages)
    #expect(diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
    #expect((catalog == nil) == diagnostics.hasErrors)
  }

  private static let others = [
    "tokens/spec2.yaml": "stylespec: 1\n", "tokens/bad.tokens.json": "{ \"a\": { \"$value\": 1 } }",
    "tokens/a.resolver.json": resolver, "tokens/b.resolver.json": resolver,
  ]
  private static let resolver = """
    { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{}] }] }
    """

  private static func mistake(_ old: String, _ new: String, _ messages: String...) -> SpecMistake {
    SpecMistake(whole: spec.replacing(old, with: new), messages: messages)
  }

  private static let mistakes = [
    mistake(
      "brand.tokens.json",
      "⟦invalid-token-file|../brand.tokens.json⟧",
      "`../brand.tokens.json` is not a file inside the spec's folder; name one relative to the spec"
    ),
    mistake("brand.tokens.json", "⟦invalid-token-file|none.json⟧", "`none.json` is not there"),
    mistake(
      "brand.tokens.json",
      "⟦invalid-token-file|spec2.yaml⟧",
      "`spec2.yaml` is a spec, not a file of the Design Tokens format; remove it"
    ),
    mistake(
      "brand.tokens.json",
      "[brand.tokens.json, ⟦invalid-token-file|./brand.tokens.json⟧]",
      "`./brand.tokens.json` is named twice; remove one of the two"
    ),
    mistake(
      "brand.tokens.json",
      "[brand.tokens.json, a.resolver.json, ⟦invalid-token-file|b.resolver.json⟧]",
      "a spec has one resolver document; add the sets of `b.resolver.json` to the first one"
    ),
    mistake(
      "\"{color.text.primary}\"",
      "⟦wrong-token-type|\"{space.line}\"⟧",
      "`space.line` is a token of the type `dimension`; a color belongs here"
    ),
    mistake(
      "400",
      "⟦wrong-token-type|\"{font.ui}\"⟧",
      "`font.ui` is a token of the type `fontFamily`; a font weight belongs here"
    ),
    mistake(
      "plain",
      "{ lineHeight: ⟦wrong-token-type|\"{color.text.muted}\"⟧ }",
      "`color.text.muted` is a token of the type `color`; a dimension in `px` or `rem` belongs here"
    ),
    mistake(
      "{ ink:",
      "{ from: ⟦unmatched-pattern|\"colour.**\"⟧, ink:",
      "this pattern matches no token of the type `color`; there are tokens such as `color.text.primary`, `color.text.muted`"
    ),
    mistake(
      "typography: { 14: plain }",
      "typography: { 14: plain }\nstyles: { from: ⟦unmatched-pattern|\"**\"⟧ }",
      "this pattern matches no token of the type `typography`; the token files have none of it"
    ),
    mistake(
      "{ ink:",
      "{ from: \"color.**\", name: ⟦invalid-template|\"{size}\"⟧, ink:",
      "`{size}` is not a placeholder here; a template has `{path}`, `{last}`, `{parent}`"
    ),
    mistake(
      "name: Brand",
      "name: Brand\ncontexts: { ⟦unknown-context|theme⟧: mode }",
      "the token files have no modifier `theme`; they have none"
    ),
    mistake(
      "{ regular: 400 }",
      "{ ⟦duplicate-token|heavy⟧: 900 }",
      "`weight.heavy` is also a token of a token file; rename it here, or take that one with `from: \"weight.heavy\"`"
    ),
    mistake(
      "tokens: brand.tokens.json\ncolor: { ink: \"{color.text.primary}\" }",
      "color: { ink: \"#222222\" }\nstyles: { ⟦missing-key|from⟧: \"typography.**\" }",
      "`from` is about tokens of other files; name the files: `tokens: [brand.tokens.json]`"
    ),
  ]
}

import Foundation
import Testing
import TestSupport

/// The commands that read files of the Design Tokens format.
struct TokenFileTests {
  private static let tokens = """
    {
      "color": {
        "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } },
        "veil": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 240.5], "alpha": 0.5 } },
        "old": { "$value": "{color.ink}", "$deprecated": "use {color.ink}" },
        "text": { "$value": "{color.old}" }
      },
      "gap_large": { "$type": "dimension", "$value": "16px" }
    }

    """

  @Test func lintHasTheFormatsRulesAndThoseOfTokens() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "brand.tokens.json")
    let result = try stylespec("lint", "brand.tokens.json", in: folder.path)
    #expect(result.status == 0)
    #expect(result.output.contains("brand.tokens.json:9:50: warning: a dimension is an object"))
    #expect(result.output.contains("brand.tokens.json:7:25: warning: `color.old` is deprecated; use `color.ink`"))
    // Nothing is known of the use of a color, and anything may use a token.
    for rule in ["[contrast]", "[translucent-text]", "[unused-token]"] { #expect(!result.output.contains(rule)) }
    let strict = try stylespec("lint", "--strict", "brand.tokens.json", in: folder.path)
    #expect(strict.status == 1)
    #expect(strict.output.contains("error: a dimension is an object"))
  }

  @Test func fixesWriteObjects() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "brand.tokens.json")
    #expect(try stylespec("lint", "--fix", "brand.tokens.json", in: folder.path).status == 0)
    let fixed = try folder.read("brand.tokens.json")
    #expect(fixed == Self.tokens.replacing("\"16px\"", with: "{ \"value\": 16, \"unit\": \"px\" }"))
    #expect(try stylespec("list", "--strict", "brand.tokens.json", in: folder.path).status == 0)
  }

  @Test func listAndShow() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "brand.tokens.json")
    let list = try stylespec("list", "brand.tokens.json", in: folder.path)
    #expect(list.output == "color.ink\ncolor.veil\ncolor.old\ncolor.text\ngap_large\n")
    let text = try stylespec("show", "color.text", "brand.tokens.json", in: folder.path).output
    #expect(text.contains("brand.tokens.json:4:24 via brand.tokens.json:6:24 via brand.tokens.json:7:25"))
    let json = try stylespec("list", "--format", "json", "brand.tokens.json", in: folder.path).output
    let all = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [NSDictionary])
    let shown = try stylespec("show", "gap_large", "--format", "json", "brand.tokens.json", in: folder.path).output
    let one = try #require(JSONSerialization.jsonObject(with: Data(shown.utf8)) as? NSDictionary)
    #expect(all.count == 5 && all[4] == one)
    let unknown = try stylespec("show", "color.texd", "brand.tokens.json", in: folder.path)
    #expect(unknown.status == 1 && unknown.errors.contains("did you mean `color.text`?"))
  }

  /// Files of one run are one set, in JSON and in YAML; a folder has those that have tokens, beside specs.
  @Test func severalFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("{ \"text\": { \"$value\": \"{ink}\" } }\n", to: "tokens/a.tokens.json")
    try folder.write(
      "ink:\n  $type: color\n  $value: { colorSpace: srgb, components: [0, none, 0.5] }\n",
      to: "tokens/b.tokens.yaml"
    )
    try folder.write("{ \"ink\": \"#222222\" }\n", to: "tokens/other.tokens.json")
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let list = try stylespec("list", in: folder.path)
    #expect(list.status == 0)
    #expect(list.output.hasSuffix("text\nink\n") && list.output.hasPrefix("14_ink_regular\n"))
    let show = try stylespec("show", "text", in: folder.path)
    #expect(show.output.contains("srgb 0 none 0.5"))
  }

  @Test func typographyTokensAreStylesOfAFileWithoutASpec() throws {
    let folder = try TemporaryFolder()
    let token = """
      { "$type": "typography", "$description": "Most texts.", "$value": { "fontFamily": ["Inter", "sans-serif"],
        "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "semi-bold",
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
      """
    try folder.write("{ \"typography\": { \"body\": { \"md\": \(token) } } }\n", to: "my-brand.tokens.json")
    let result = try stylespec("compile", "my-brand.tokens.json", "--out", "out", in: folder.path)
    #expect(result.status == 0 && result.output.contains("wrote out/MyBrand.swift\n1 style code in"), "\(result)")
    let generated = try folder.read("out/MyBrand.swift")
    #expect(generated.contains("enum MyBrand") && generated.contains("public static var body_md: StyleCode"))
    #expect(
      generated.contains(
        """
          /// `body_md`: Inter 16 pt, weight 600, color left open; line height 24, line spacing 0, letter spacing 0, baseline \
        at 17.688. From `typography.body.md`.
          ///
          /// Most texts.
        """
      ),
      "\(generated)"
    )
    #expect(try stylespec("compile", "my-brand.tokens.json", "--out", "out", "--check", in: folder.path).status == 0)
  }

  @Test func aFileHasAsManyFamiliesAsTablesCanHold() throws {
    let folder = try TemporaryFolder()
    let tokens = (0..<255).map { number in
      """
      "s\(number)": { "$type": "typography", "$value": { "fontFamily": "Font \(number)",
        "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } }
      """
    }
    try folder.write("{ \(tokens.dropLast().joined(separator: ",")) }\n", to: "a.tokens.json")
    #expect(try stylespec("compile", "a.tokens.json", "--out", "out", in: folder.path).status == 0)
    try folder.write("{ \(tokens.joined(separator: ",")) }\n", to: "a.tokens.json")
    let result = try stylespec("compile", "a.tokens.json", "--out", "out", in: folder.path)
    #expect(result.status == 1 && result.errors.contains("`family` has 256 tokens; at most 255"), "\(result.errors)")
  }

  @Test func contextsOfOutputsAreChosen() throws {
    let folder = try TemporaryFolder()
    func body(_ size: Int) -> String {
      """
      { "typography": { "body": { "$type": "typography", "$value": { "fontFamily": "Inter",
        "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } } } }
      """
    }
    try folder.write(
      """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "brand",
        "contexts": { "acme": [\(body(10))], "zeta": [\(body(20))] } }] }
      """,
      to: "brand.resolver.json"
    )
    let without = try stylespec("compile", "brand.resolver.json", "--out", "out", in: folder.path)
    #expect(without.status == 1)
    #expect(
      without.errors.contains(
        "`brand` has no default; give it one, or choose a context: `--input brand=acme`, `--input brand=zeta`"
      ),
      "\(without.errors)"
    )
    for (context, size) in [("acme", 10), ("zeta", 20)] {
      let result = try stylespec(
        "compile",
        "brand.resolver.json",
        "--out",
        "out",
        "--input",
        "brand=\(context)",
        in: folder.path
      )
      #expect(result.status == 0, "\(result.errors)")
      #expect(try folder.read("out/Brand.swift").contains("`body`: Inter \(size) pt"))
    }
    let unknown = try stylespec("compile", "brand.resolver.json", "--input", "brand=zetta", in: folder.path)
    #expect(unknown.status == 1 && unknown.errors.contains("did you mean `zeta`?"), "\(unknown.errors)")
    let other = try stylespec(
      "compile",
      "brand.resolver.json",
      "--input",
      "brand=acme",
      "--input",
      "theme=dark",
      in: folder.path
    )
    #expect(other.status == 1 && other.errors.contains("there is no modifier `theme`"), "\(other.errors)")
  }

  /// Lengths alone are code where the output says so.
  @Test func constantsAreCodeIfTheOutputSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "gap": { "$type": "dimension", "$value": { "value": 16, "unit": "px" } } }"#,
      to: "a.tokens.json"
    )
    let alone = try stylespec("compile", "a.tokens.json", "--out", "out", in: folder.path)
    #expect(
      alone.status == 1 && alone.errors.contains("have no typography token and no color to write; with `tokens: true`")
    )
    #expect(try folder.contents() == ["a.tokens.json"])
    try folder.write(
      "outputs: [{ emit: swift, out: out, options: { tokens: true } }, { emit: css, out: out }]\n",
      to: ".stylespec.yaml"
    )
    let configured = try stylespec("compile", "a.tokens.json", in: folder.path)
    #expect(configured.status == 0 && configured.errors == "", "\(configured.errors)")
    #expect(try folder.read("out/A.swift").contains("static var gap: Double { 16 }"))
    // Beside another format, it is said what is not written.
    try folder.write("outputs: [{ emit: swift, out: other }, { emit: css, out: other }]\n", to: ".stylespec.yaml")
    let css = try stylespec("compile", "a.tokens.json", in: folder.path)
    #expect(
      css.status == 0 && css.errors.contains("info: these tokens make no output `swift`: they have no typography token")
    )
  }
}

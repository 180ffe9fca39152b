import TestSupport
import Testing

/// `stylespec explain TOKEN`, `show` and `list` with resolver documents.
struct TokenExplanationTests {
  /// A brand over a base, themes of which one changes what is referred to, and a density that comes last.
  private static let document = """
    {
      "version": "2025.10",
      "sets": {
        "base": { "sources": [{ "$ref": "base.json" }] },
        "brand": { "sources": [{ "gap": { "$type": "number", "$value": 6 } }] }
      },
      "modifiers": {
        "theme": {
          "contexts": { "light": [], "dark": [{ "ink": { "$type": "number", "$value": "{gray.9}" } }] },
          "default": "light"
        },
        "density": {
          "contexts": {
            "roomy": [{ "gap": { "$type": "number", "$value": 12 } }],
            "compact": [{ "gap": { "$type": "number", "$value": "{gray.1}" } }],
            "normal": []
          },
          "default": "normal"
        }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/sets/brand" },
        { "$ref": "#/modifiers/density" }
      ]
    }
    """
  private static let base = """
    {
      "gray": { "1": { "$type": "number", "$value": 1 }, "9": { "$type": "number", "$value": 9 } },
      "ink": { "$type": "number", "$value": "{gray.1}" },
      "text": { "$type": "number", "$value": "{ink}" },
      "gap": { "$type": "number", "$value": 8 }
    }
    """

  private static func files() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "brand.resolver.json")
    try folder.write(base, to: "base.json")
    return folder
  }

  @Test func layersAreListedInTheirOrderAndOneWins() throws {
    let folder = try Self.files()
    let explained = try stylespec("explain", "gap", "brand.resolver.json", "--input", "density=roomy", in: folder.path)
    #expect(
      explained.output == """
        gap
          catalog   brand.resolver.json
          type      number
          contexts  density=roomy
          value     12
        layers, the strongest last:
          always               8           base.json:5:41
          always               6           brand.resolver.json:5:68
          density=roomy, wins  12          brand.resolver.json:14:59
          density=compact      "{gray.1}"  brand.resolver.json:15:61

        """
    )
    let normal = try stylespec("explain", "gap", "brand.resolver.json", in: folder.path).output
    #expect(normal.contains("  always, wins     6           brand.resolver.json:5:68\n"))
  }

  @Test func referencesAreFollowedInTheChosenContexts() throws {
    let folder = try Self.files()
    let dark = try stylespec("explain", "text", "--input", "Theme=DARK", "brand.resolver.json", in: folder.path).output
    #expect(
      dark.hasSuffix(
        """
        references:
          text, always     "{ink}"     base.json:4:42
          ink, theme=dark  "{gray.9}"  brand.resolver.json:9:83
          gray.9, always   9           base.json:2:90

        """
      )
    )
    #expect(dark.contains("  value     9\n"))
    let json = try stylespec("explain", "text", "brand.resolver.json", "--format", "json", in: folder.path).output
    #expect(json.contains("\"value\" : 1\n"))
  }

  @Test func wrongInputsAreRefusedWithTheNamesThatThereAre() throws {
    let folder = try Self.files()
    func message(_ input: String) throws -> String {
      let run = try stylespec("explain", "text", "brand.resolver.json", "--input", input, in: folder.path)
      #expect(run.status != 0 && run.output.isEmpty)
      return run.errors
    }
    #expect(try message("theme=drak") == "stylespec: error: `theme` has no context `drak`; did you mean `dark`?\n")
    #expect(
      try message("brand=acme") == "stylespec: error: there is no modifier `brand`; write `theme`, `density`\n"
    )
    #expect(
      try message("density=1")
        == "stylespec: error: `density` has no context `1`; write `roomy`, `compact`, `normal`\n"
    )
    #expect(try message("theme").contains("--input"))
  }

  @Test func tokensAreListedAndShownInEachContext() throws {
    let folder = try Self.files()
    #expect(try stylespec("list", "brand.resolver.json", in: folder.path).output == "gray.1\ngray.9\nink\ntext\ngap\n")
    // What the document refers to is not read a second time.
    #expect(try stylespec("list", ".", in: folder.path).output == "gray.1\ngray.9\nink\ntext\ngap\n")
    let shown = try stylespec("show", "text", "brand.resolver.json", in: folder.path).output
    #expect(shown.contains("  light    1                    base.json:2:49 via base.json:3:41 via base.json:4:42\n"))
    #expect(try stylespec("lint", "brand.resolver.json", in: folder.path).status == 0)
  }

  @Test func aDocumentOfAnotherNameIsReadIfItIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "resolutionOrder": ["a", "b"] }"#, to: "other.json")
    try folder.write(Self.document, to: "design/resolver.json")
    try folder.write(Self.base, to: "design/base.json")
    #expect(try stylespec("list", ".", in: folder.path).output == "gray.1\ngray.9\nink\ntext\ngap\n")
    let named = try stylespec("lint", "other.json", in: folder.path).output
    #expect(named.contains("other.json:1:1: error: a resolver document needs `version` [resolver-missing-property]"))
  }
}

import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel
import TokenResolver

/// Token files with the slips that published ones have: they are read where they say one thing, one mistake is one error,
/// and safe fixes change nothing.
struct TeamTokenTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    /// The diagnostics as a terminal has them, without their places.
    let report: [String]
    /// The declarations in the CSS; empty without an output.
    var css: [String] = []
    /// What safe fixes replace, and what they write.
    var fixed: [(old: String, new: String)] = []
    /// Whether `--strict` has nothing against it.
    var isOfTheFormat = false

    var testDescription: String { file }
  }

  private static let cases: [Case] = [
    Case(
      file: "arithmetic.tokens.json",
      report: [
        "error: the format has no arithmetic; the result is `8px`, so write `{ \"value\": 8, \"unit\": \"px\" }`"
      ]
    ),
    Case(
      file: "short-hex.tokens.json",
      report: ["warning: `hex` is `#` and six digits, and opacity is `alpha`; write `#ffffff`"],
      css: ["--white: #FFFFFF"],
      fixed: [("#fff", "#ffffff")]
    ),
    Case(
      file: "empty-unit.tokens.json",
      report: ["warning: a 0 also needs a unit; write `\"unit\": \"px\"`"],
      css: ["--none: 0px"],
      fixed: [("\"unit\": \"\"", "\"unit\": \"px\"")]
    ),
    Case(file: "cascade.resolver.json", report: ["error: the file has no `nowhere`"]),
    Case(
      file: "value-reference.tokens.json",
      report: [
        "error: `{…}` names whole tokens, without `$value`; write `{color.gray.50}`",
        "error: `{…}` names whole tokens, without `value`; write `{color.gray.50}`",
      ],
      fixed: [("{color.gray.50.$value}", "{color.gray.50}"), ("{color.gray.50.value}", "{color.gray.50}")]
    ),
    Case(
      file: "one-em-style.tokens.json",
      report: [
        """
        info: `text.code` makes no style: a style has a font size in `px` or `rem`, above 0 and at most 10000 points; \
        outputs of tokens, such as `css`, have its value
        """, "warning: `em` is not a unit of the format; write `px` or `rem`",
      ],
      css: ["--text-code-font-size: 0.9em", "--text-body-font-size: 16px", "--color-ink: #000000"]
    ),
    Case(
      file: "font-stack.tokens.json",
      report: ["warning: one text is the name of one font; write `[\"Segoe UI\", \"Roboto\", \"sans-serif\"]`"],
      css: ["--body-font-family: \"Segoe UI\", \"Roboto\", sans-serif"],
      fixed: [("\"'Segoe UI', Roboto, sans-serif\"", "[\"Segoe UI\", \"Roboto\", \"sans-serif\"]")],
      isOfTheFormat: true
    ),
    Case(
      file: "root-name.tokens.json",
      report: [],
      css: ["--bg: #FFFFFF", "--bg-hover: rgb(90% 90% 90%)"],
      isOfTheFormat: true
    ),
    Case(
      file: "string-type.tokens.json",
      report: [
        "warning: `string` is not a type of the format; the values of its tokens are kept as they are",
        "info: CSS does not support the unit of `elev`; it gets no custom property",
        "warning: `dp` is not a unit of the format, which has `px` and `rem`; the value is kept as it is",
      ],
      css: ["--name: \"Acme\"", "--c: #FFFFFF"]
    ),
    Case(
      file: "modify.tokens.json",
      report: [
        hexColor("1, 1, 1"), modified("#FFFFFF4D"), hexColor("1, 1, 1"), modified("#FFFFFF4D"), modified("#B3B3B3"),
        hexColor("0, 0, 0"),
      ],
      css: [
        "--white: #FFFFFF", "--veil: rgb(255 255 255 / 0.3)", "--veil2: rgb(255 255 255 / 0.3)",
        "--deep: rgb(70% 70% 70%)",
      ],
      fixed: [
        ("\"#ffffff\"", "{ \"colorSpace\": \"srgb\", \"components\": [1, 1, 1] }"),
        ("\"#000000\"", "{ \"colorSpace\": \"srgb\", \"components\": [0, 0, 0] }"),
      ]
    ),
    Case(
      file: "two-darks.resolver.json",
      report: [
        """
        info: CSS shows `dark` in place of the context `darkDimmed` of `mode`; with `appearance: attribute`, a page \
        chooses it by `data-theme="darkDimmed"`, or compile it separately with \
        `--input mode=darkDimmed`, or take all contexts as modes, by `contexts: { mode: mode }` in a spec
        """,
        """
        info: treating `mode` as an appearance, from its name; a spec declares it with `contexts: { mode: { light: light, \
        dark: dark, darkDimmed: dark } }`
        """,
      ],
      css: ["--ink: light-dark(#000000, #FFFFFF)"],
      isOfTheFormat: true
    ),
  ]

  private static func hexColor(_ components: String) -> String {
    "warning: a color is an object; write `{ \"colorSpace\": \"srgb\", \"components\": [\(components)] }`"
  }

  private static func modified(_ hex: String) -> String {
    "warning: `modify` of Tokens Studio makes this `\(hex)`, but in the format extensions decide no values; write the color "
      + "itself"
  }

  private static let css = OutputRequest(CSSEmitter.self)

  @Test(arguments: cases) func aSlipIsWhatItSays(_ test: Case) throws {
    let path = "Tests/Data/TeamTokens/\(test.file)"
    let input = CompilerInput(SourceFile(path: path, bytes: try Repository.readBytes(path)), role: .spec)
    let include: SpecFiles.Provider = { _ throws(IncludeError) in throw IncludeError(problem: "is not there") }
    let compiled = Compiler.compile([input], to: [Self.css], include: include)
    let result = Compiler.judged(compiled, of: [input], include: include)
    #expect(result.diagnostics.map { "\($0.severity.rawValue): \($0.message)" } == test.report)
    let css = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(css.isEmpty == test.css.isEmpty)
    for declaration in test.css { #expect(css.contains("\(declaration);"), "\(css)") }
    let fixed = FixApplier.apply(result.diagnostics, to: result.files, unsafe: false).files[0]
    let written = String(decoding: input.file.bytes, as: UTF8.self)
    let wanted = test.fixed.reduce(written) { $0.replacing($1.old, with: $1.new) }
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == wanted)
    let strict = Compiler.compile([input], to: [Self.css], isStrict: true, include: include)
    #expect(strict.diagnostics.hasErrors != test.isOfTheFormat)
  }

  /// Variables of Figma are numbers in pixels, and their scopes say what for.
  @Test func numbersWithAScopeAreLengthsAndWeights() throws {
    let result = try compileFile("Tests/Data/TeamTokens/figma-numbers.tokens.json", to: [Self.css])
    #expect(result.diagnostics.isEmpty)
    let css = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for line in [
      "--size-text: var(--size-body);", "--size-body: 16;", "--body-font-size: calc(var(--size-text) * 1px);",
      "--body-font-weight: var(--size-strong);", "--body-letter-spacing: calc(var(--size-track) * 1px);",
      "--body-line-height: calc(var(--size-height) * 1px);", "  font-size: var(--body-font-size);",
      "  font-weight: var(--body-font-weight);", "  letter-spacing: var(--body-letter-spacing);",
      "  line-height: var(--body-line-height);",
    ] {
      #expect(css.contains(line), "\(line)")
    }
    let others = try compileFile("Tests/Data/TeamTokens/plain-numbers.tokens.json", to: [Self.css])
    #expect(
      others.diagnostics.map(\.message) == [
        "`{size.body}` is a number, where a dimension is needed; give it the type `dimension`, and its value a unit",
        "`{size.strong}` is a number, where a font weight is needed; give it the type `fontWeight`",
        "a line height of 24 is 24 times the font size; write a factor of the font size",
      ]
    )
  }

  /// `24` and `150` are 24 and 150 times the font size, in quotes or not, and no safe fix says otherwise.
  @Test func aLineHeightInPixelsIsReported() throws {
    let result = try compileFile("Tests/Data/TeamTokens/quoted-line-height.tokens.json", to: [Self.css])
    let heights = result.diagnostics.filter { $0.message.contains("times the font size") }
    #expect(
      heights.map(\.message) == [
        "a line height of 24 is 24 times the font size; 1.5 was probably meant",
        "a line height of 24 is 24 times the font size; 1.5 was probably meant",
        "a line height of 150 is 150 times the font size; 1.5 was probably meant",
      ]
    )
    #expect(heights.flatMap(\.fixIts).map(\.applicability) == [.unsafe, .unsafe, .unsafe])
    let css = result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(css.contains("--ty4-line-height: 1.5;"))
  }

  @Test func swiftHasTheStylesThatItCanSay() throws {
    let result = try compileFile("Tests/Data/TeamTokens/one-em-style.tokens.json", to: [.swift])
    #expect(result.catalogs.first?.styles.map(\.name.value) == ["text_body"])
    // The style in `em`.
    #expect(result.diagnostics.map(\.rule.rawValue) == ["not-expressible", "dtcg-unknown-unit"])
    let swift = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    #expect(swift.contains("static var ink: StyleColor"))
  }

  // MARK: Resolver documents

  private static let core = """
    "core": { "sources": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] }
    """
  private static let theme = """
    "theme": { "default": "light", "contexts": {
      "light": [{ "text": { "$type": "color", "$value": "{ink}" } }],
      "dark": [{ "text": { "$type": "color", "$value": "{ink}" } }] } }
    """

  private func messages(_ path: String, _ rest: String) -> [String] {
    let text = "{ \"version\": \"2025.10\", \(rest) }"
    return compileInMemory([CompilerInput(SourceFile(path: path, text: text), role: .spec)]).diagnostics.map(\.message)
  }

  @Test(arguments: ["brand.resolver.json", "brand.json"]) func anOrderThatIsMissingIsShown(path: String) {
    #expect(
      messages(path, "\"sets\": { \(Self.core) }, \"modifiers\": { \(Self.theme) }") == [
        """
        a resolver document needs `resolutionOrder`, the order in which sets and modifiers are merged, the weakest first; \
        write `"resolutionOrder": [{ "$ref": "#/sets/core" }, { "$ref": "#/modifiers/theme" }]`
        """
      ]
    )
  }

  @Test func aSetThatTheOrderLacksIsNamed() {
    let order = "\"resolutionOrder\": [{ \"$ref\": \"#/modifiers/theme\" }]"
    #expect(
      messages("brand.resolver.json", "\"sets\": { \(Self.core) }, \"modifiers\": { \(Self.theme) }, \(order)") == [
        """
        `ink` is in the set `core`, which `resolutionOrder` does not name; add `{ "$ref": "#/sets/core" }` to it
        """,
        """
        `ink` is in the set `core`, which `resolutionOrder` does not name; add `{ "$ref": "#/sets/core" }` to it
        """,
      ]
    )
  }

  // MARK: Outputs

  @Test func valuesThatAreNotOfTheFormatAreTheirJSON() throws {
    let result = try compileFile("Tests/Data/TeamTokens/string-type.tokens.json", to: [OutputRequest(JSONEmitter.self)])
    let text = String(decoding: try #require(result.outputs.first).bytes, as: UTF8.self)
    #expect(text.contains("\"value\" : \"Acme\""))
    #expect(text.contains("\"value\" : 2,\n        \"unit\" : \"dp\""))
    let yaml = SourceFile(
      path: "a.tokens.yaml",
      text: "x: { $type: list, $value: [yes, 1.50, ~, true, { a: 'b', 'c': \"d\\u00E9\" }] }\n"
    )
    let other = compileInMemory([CompilerInput(yaml, role: .candidate)], to: [OutputRequest(JSONEmitter.self)])
    let flat = String(decoding: try #require(other.outputs.first).bytes, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(flat.contains(#""value":["yes",1.50,null,true,{"a":"b","c":"dé"}]"#))
  }

  @Test func colorsOfThirtyTwoBitsAreTheirHexDigits() {
    let file = SourceFile(
      path: "a.tokens.json",
      text: """
        { "$type": "color",
          "a": { "$value": { "colorSpace": "srgb", "components": [0.9725490212440491, 0.9647058844566345, 0] } },
          "b": { "$value": { "colorSpace": "srgb", "components": [0.9726, 0.9647058844566345, 0] } } }
        """
    )
    let css = compileInMemory([CompilerInput(file, role: .candidate)], to: [Self.css]).outputs[0].bytes
    let text = String(decoding: css, as: UTF8.self)
    #expect(text.contains("--a: #F8F600;") && text.contains("--b: rgb(97.26% 96.471% 0%);"))
  }

  /// The later one gets a number, in every format with codes, and appending a token renames none.
  @Test func namesThatBecomeOneInCodeAreReported() throws {
    let value = """
      { "fontFamily": "Inter", "fontWeight": 400, "lineHeight": 1.5, \
      "fontSize": { "value": 16, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" } }
      """
    let style = "{ \"$value\": \(value) }"
    func result(_ more: String = "") -> Compiler.Result {
      let text = """
        { "body": { "$type": "typography", "$value": \(value) },
          "typography": { "$type": "typography", "body": \(style), "a-b": \(style), "a_b": \(style) },
          "color": { "$type": "color", "ink": { "$value": \(Self.black) } }, "ink": { "$type": "color", "$value": \(Self.black) },
          "gap": { "$type": "number", "x-y": { "$value": 1 }, "x_y": { "$value": 2 } }\(more) }
        """
      let swift = OutputRequest(SwiftEmitter.self, ["tokens": .flag(true)])
      return compileInMemory(
        [CompilerInput(SourceFile(path: "a.tokens.json", text: text), role: .candidate)],
        to: [swift]
      )
    }
    let messages = result().diagnostics.map(\.message)
    #expect(
      Set(messages) == [
        "`typography.body` is the style `body_2`, because another token is `body`; rename one of them",
        "the code `a_b` is `a_b_2` in Swift, because `a_b` is taken; rename one of them",
        "the color `ink` is called `ink_2`, because another one is `ink`; rename one of them",
        "`gap.x_y` is `Numbers.gap.x_y_2` in Swift, because `x_y` is taken; rename one of them",
      ]
    )
    let names = try #require(result().catalogs.first).styles.map(\.name.value)
    let added = ", \"body_2\": { \"$type\": \"typography\", \"$value\": \(value) }"
    let more = try #require(result(added).catalogs.first)
    #expect(names == ["body", "body_2", "a-b", "a_b"] && more.styles.map(\.name.value).prefix(4) == names[...])
  }

  private static let black = #"{ "colorSpace": "srgb", "components": [0, 0, 0] }"#

  /// Only specs have a palette that is not meant for products.
  @Test func aGroupCalledPaletteIsInTheAssetCatalog() throws {
    let format = OutputRequest(AssetCatalogEmitter.self)
    let files = try compileFile("Tests/Data/TeamTokens/palette-group.tokens.json", to: [format])
    #expect(files.diagnostics == [])
    #expect(files.outputs.contains { $0.path.text == "PaletteGroup.xcassets/palette/red.colorset/Contents.json" })
    let spec = compileInMemory(
      """
      stylespec: 1
      name: Brand
      palette: { red: "#FF0000", gray: "#888888" }
      color: { ink: "#222222", Red: "{palette.red}" }
      weight: { regular: 400 }
      typography: { 14: plain }
      """,
      to: [format]
    )
    #expect(
      spec.diagnostics.map(\.message) == [
        "the asset catalog is without `palette.red` and 1 other color of the palette; `only: \"**\"` takes all colors",
        """
        the system has a color `Color.red`, so Xcode makes no such symbol for `color.Red` in the asset catalog; rename it, \
        or put it in a group, with `namespace: true`
        """,
      ]
    )
  }

  @Test func namesThatBecomeOneInCSSAreReported() {
    let file = SourceFile(
      path: "a.tokens.json",
      text: """
        { "$type": "number", "a-b": { "$value": 1 }, "a": { "b": { "$value": 2 } }, "a b": { "$value": 3 } }
        """
    )
    let result = compileInMemory([CompilerInput(file, role: .candidate)], to: [Self.css])
    #expect(
      result.diagnostics.map(\.message) == [
        "`a.b` is `--a-b_2` in CSS, since `a-b` already is `--a-b`; rename one of them",
        "`a b` is `--a-b_3` in CSS, since `a-b` already is `--a-b`; rename one of them",
      ]
    )
  }

  // MARK: Folders

  private func found(_ files: [String]) throws -> String {
    let inputs = try files.map { file in
      let path = "Tests/Data/TeamTokens/sets/\(file)"
      return CompilerInput(SourceFile(path: file, bytes: try Repository.readBytes(path)), role: .candidate)
    }
    #expect(compileInMemory(inputs).diagnostics.isEmpty)
    return Compiler.nothingFound(in: inputs)
  }

  @Test func setsUnderOtherNamesAreNamed() throws {
    #expect(
      try found(["$metadata.json", "$themes.json", "core.json", "dark.json", "light.json"]) == """
        no spec among the files; `core.json`, `dark.json`, `light.json` are sets of design tokens (DTCG), and \
        `$themes.json` has the themes of Tokens Studio that combine them: write a resolver document, such as \
        `tokens.resolver.json`, with the sets, a modifier whose contexts are the themes, and `resolutionOrder`; or name \
        a set
        """
    )
    #expect(
      try found(["core.json"]) == """
        no spec among the files; `core.json` is a set of design tokens (DTCG): name the file, or let its name end with \
        `.tokens.json`
        """
    )
  }

  @Test func otherFilesAreNoSets() {
    let other = CompilerInput(SourceFile(path: "a.json", text: "{ \"value\": 1 }"), role: .candidate)
    #expect(Compiler.nothingFound(in: [other]) == "no spec among the files; a spec starts with `stylespec: 1`")
    let old = CompilerInput(
      SourceFile(path: "b.json", text: "{ \"red\": { \"value\": \"#f00\", \"type\": \"color\" } }"),
      role: .candidate
    )
    #expect(
      Compiler.nothingFound(in: [other, old]).contains("; this is a file of Style Dictionary or Tokens Studio, ")
    )
  }
}

import TestSupport
import Testing

/// `stylespec rename`.
struct RenameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "tokens/brand.yaml")
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    palette: { gray: { 1: "#333333" } }
    color: { ink: { light: "{palette.gray.1}", dark: "#EEEEEE" } }
    weight: { regular: 400 }
    typography: { 14: { lineHeight: 20 } }
    styles: { note: { size: 14, color: ink, weight: regular } }

    """

  private func rename(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["rename"] + arguments, in: folder.path)
  }

  @Test func allReferencesAreWritten() throws {
    let result = try rename("color.ink", "text")
    #expect(result.status == 0 && result.errors == "", "\(result)")
    let said = "color `ink` is now `text`: `14_ink_regular` renamed\nrenamed color.ink in 2 places in 1 file\n"
    #expect(result.output == said)
    let text = try folder.read("tokens/brand.yaml")
    #expect(text.contains("color: { text: {") && text.contains("color: text, weight"))
    #expect(try rename("color.text", "ink").status == 0)
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
  }

  @Test func aPatchChangesNothing() throws {
    let result = try rename("palette.gray.1", "palette.gray.deep", "--dry-run")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("+palette: { gray: { deep: \"#333333\" } }\n"))
    #expect(result.output.contains("+color: { ink: { light: \"{palette.gray.deep}\", dark: \"#EEEEEE\" } }\n"))
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
    try folder.write(result.output, to: "patch")
    let applied = try Subprocess.run("git", ["apply", "patch"], in: folder.path)
    #expect(applied.status == 0, "\(applied)")
    #expect(try folder.read("tokens/brand.yaml").contains("{palette.gray.deep}"))
  }

  private static let configuration = """
    # color.ink in a comment stays
    extends: rules/base.yaml
    rules:
      contrast: { backgrounds: { ink: "{palette.gray.1.light}", "color.ink": palette.gray.1, "color.*": "#FFFFFF" } }
    overrides:
      - { tokens: ['color.ink', typography.14], rules: { contrast: off } }

    """

  @Test func namesInConfigurationsFollow() throws {
    try folder.write(Self.configuration, to: ".stylespec.yaml")
    try folder.write("overrides: [{ tokens: color.ink, rules: { name-pattern: off } }]\n", to: "rules/base.yaml")
    let result = try rename("color.ink", "text")
    #expect(result.status == 0 && result.errors == "", "\(result)")
    #expect(result.output.hasSuffix("and in 4 places in 2 files of configurations\n"), "\(result)")
    let expected = Self.configuration.replacing(": { ink:", with: ": { text:").replacing(
      "\"color.ink",
      with: "\"color.text"
    )
    .replacing("'color.ink", with: "'color.text")
    #expect(try folder.read(".stylespec.yaml") == expected)
    #expect(try folder.read("rules/base.yaml").contains("tokens: color.text,"))
    #expect(try rename("palette.gray", "neutral").status == 0)
    #expect(
      try folder.read(".stylespec.yaml").contains("\"{palette.neutral.1.light}\", \"color.text\": palette.neutral.1,")
    )
    #expect(try rename("palette.neutral", "gray").status == 0 && rename("color.text", "ink").status == 0)
    #expect(try folder.read(".stylespec.yaml") == Self.configuration)
  }

  private static let migrations = """
    # color.ink in a comment stays
    color.ink: color.ink2
    color.ink2: 'color.ink'
    14_gray_regular: [14_ink_regular, note, "14_ink_regular"]
    gray: [palette.gray.1, null2]
    null2: null

    """

  /// Old names are of earlier versions, and stay.
  @Test func successorsOfOldNamesFollow() throws {
    try folder.write(Self.migrations, to: "tokens/migrations.yaml")
    let result = try rename("color.ink", "text")
    #expect(result.status == 0 && result.errors == "", "\(result)")
    #expect(result.output.hasSuffix("and in 3 places in 1 file of migrations\n"), "\(result)")
    let renamed = Self.migrations.replacing("'color.ink'", with: "'color.text'").replacing("14_ink", with: "14_text")
    #expect(try folder.read("tokens/migrations.yaml") == renamed)
    #expect(try rename("palette.gray", "neutral").status == 0 && rename("styles.note", "memo").status == 0)
    let again = renamed.replacing("palette.gray.1", with: "palette.neutral.1").replacing("note", with: "memo")
    #expect(try folder.read("tokens/migrations.yaml") == again)
    #expect(try stylespec("lint", in: folder.path).output.contains("migrations.yaml") == false)
  }

  @Test func tokensOfOutputsFollow() throws {
    try folder.write("outputs: [{ out: web, emit: css, options: { only: 'palette.gray.*' } }]\n", to: ".stylespec.yaml")
    #expect(try rename("color.ink", "text").status == 0)
    #expect(try rename("palette.gray", "neutral").status == 0)
    #expect(try folder.read(".stylespec.yaml").contains("only: 'palette.neutral.*'"))
    try folder.write("outputs: { out: web, emit: css, options: { only: color.t* } }\n", to: ".stylespec.yaml")
    let result = try rename("color.text", "ink")
    #expect(result.status == 1 && result.errors.contains("`color.t*` matches `color.text`, and would"), "\(result)")
  }

  @Test(arguments: [
    ("color.i*", "`color.i*` matches `color.ink`, and would not match `color.text`"),
    ("color.te*", "`color.te*` would match `color.text`"),
  ])
  func patternsThatWouldMatchOtherTokensStopIt(pattern: String, problem: String) throws {
    try folder.write(
      "overrides: [{ tokens: [\(pattern), color.*], rules: { contrast: off } }]\n",
      to: ".stylespec.yaml"
    )
    let result = try rename("color.ink", "text")
    #expect(result.status == 1 && result.errors.contains(".stylespec.yaml:1:24: " + problem), "\(result)")
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
  }

  @Test func baselinesFollow() throws {
    try folder.write(Self.spec.replacing("dark: \"#EEEEEE\"", with: "dark: \"#444444\""), to: "tokens/brand.yaml")
    func lint(_ arguments: String...) throws -> SubprocessResult {
      try Subprocess.run(Repository.product("stylespec"), ["lint"] + arguments, in: folder.path)
    }
    try folder.write("baseline: lint.json\n", to: ".stylespec.yaml")
    #expect(try lint("--write-baseline", "lint.json").status == 0)
    let before = try folder.read("lint.json")
    #expect(before.contains("ink"))
    let result = try rename("color.ink", "text")
    #expect(result.status == 0 && result.output.hasSuffix("in 1 file of baselines\n"), "\(result)")
    #expect(try lint("--max-warnings", "0").status == 0)
    let renamed = try folder.read("lint.json")
    #expect(!renamed.contains("ink"), "\(renamed)")
    #expect(try lint("--write-baseline", "lint.json").status == 0)
    #expect(try folder.read("lint.json") == renamed)
    #expect(try rename("color.text", "ink").status == 0)
    #expect(try folder.read("lint.json") == before)
  }

  private static let source = """
    // ink and .t14_ink_regular in a comment
    let style: StyleCode = .t14_ink_regular
    let other = Brand . t14_ink_regular
    let found = Brand.code(named: "14_ink_regular") ?? .note
    let color = Brand.Colors.ink.light
    let text = "14_ink_regular \\(Module.Brand.Colors.`ink`)"
    let colors = Other.Colors.ink

    """

  @Test func usesInSourcesFollow() throws {
    try folder.write(Self.source, to: "App/Screen.swift")
    try folder.write(
      "// ink and pink are colors, \"ink\" is a name\nlet a = \"\\(size)_ink_regular\", b = \"14_pink_regular\"\n"
        + "let path = \"color.ink\", others = \"my.color.ink color.inky\"\n",
      to: "App/Made.swift"
    )
    try folder.write(
      "// Generated by stylespec 1. Do not edit.\nlet a = StyleCode.t14_ink_regular\n",
      to: "App/Old.swift"
    )
    let result = try rename("color.ink", "text", "--sources", "App")
    let places = ["Made.swift:1:30", "Made.swift:2:17", "Made.swift:3:13", "Screen.swift:1:13", "Screen.swift:6:13"]
    let left = "note: this text has the old name, and was left\n"
    #expect(
      result.status == 0 && result.errors == places.map { "App/\($0): \(left)" }.joined(),
      "\(result)"
    )
    #expect(
      result.output.hasSuffix(
        "renamed color.ink in 2 places in 1 file\nand in 5 places in 1 file of Swift\n"
      )
    )
    let expected = """
      // ink and .t14_ink_regular in a comment
      let style: StyleCode = .t14_text_regular
      let other = Brand . t14_text_regular
      let found = Brand.code(named: "14_text_regular") ?? .note
      let color = Brand.Colors.text.light
      let text = "14_ink_regular \\(Module.Brand.Colors.`text`)"
      let colors = Other.Colors.ink

      """
    #expect(try folder.read("App/Screen.swift") == expected)
    #expect(try folder.read("App/Old.swift").contains("t14_ink_regular"))
    #expect(try rename("color.text", "ink", "--sources", "App").status == 0)
    #expect(try folder.read("App/Screen.swift") == Self.source)
  }

  /// A name that other types may have is not judged.
  @Test func namesThatMayMeanSomethingElseAreListed() throws {
    try folder.write("let style = view.note\nlet other = StyleCode.note\n", to: "App/Screen.swift")
    try folder.write("sources: App\n", to: ".stylespec.yaml")
    let result = try rename("styles.note", "remark")
    #expect(result.status == 0, "\(result)")
    #expect(result.errors == "App/Screen.swift:1:18: note: this may mean something else, and was left\n")
    #expect(try folder.read("App/Screen.swift") == "let style = view.note\nlet other = StyleCode.remark\n")
  }

  @Test func linksStay() throws {
    try folder.write(Self.source, to: "Other/Screen.swift")
    try folder.write("let style: StyleCode = .t14_ink_regular\n", to: "App/Main.swift")
    _ = try Subprocess.run("ln", ["-s", "../Other/Screen.swift", "App/Linked.swift"], in: folder.path)
    let result = try rename("color.ink", "text", "--sources", "App")
    #expect(result.status == 0, "\(result)")
    #expect(try folder.read("Other/Screen.swift") == Self.source)
    #expect(try folder.read("App/Main.swift").contains("t14_text_regular"))
  }

  @Test func mistakesComeFirst() throws {
    try folder.write(Self.spec + "nonsense: 1\n", to: "tokens/brand.yaml")
    let result = try rename("color.ink", "text")
    #expect(result.status == 1 && result.errors.contains("tokens/brand.yaml:8:1: error: "), "\(result)")
    #expect(try rename("color.inc", "text", "-").status == 64)
  }

  @Test func readOnlyFilesStay() throws {
    _ = try Subprocess.run("chmod", ["444", "tokens/brand.yaml"], in: folder.path)
    let result = try rename("color.ink", "text")
    #expect(result.status == 74 && result.errors.contains("is read-only"), "\(result)")
    #expect(try folder.read("tokens/brand.yaml") == Self.spec)
  }

  @Test func anAliasOffersItsNewName() throws {
    try folder.write(Self.source, to: "App/Screen.swift")
    let result = try rename("color.ink", "text", "--sources", "App", "--deprecate", "since 3.0")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("color `ink` is deprecated"))
    #expect(try folder.read("App/Screen.swift").contains("let style: StyleCode = .t14_text_regular"))
    let shown = try Subprocess.run(Repository.product("stylespec"), ["show", "14_ink_regular"], in: folder.path)
    #expect(shown.status == 0 && shown.output.contains("since 3.0; use 14_text_regular"), "\(shown)")
  }

  @Test func webSourcesFollow() throws {
    try folder.write(".t-14-ink-regular > a { color: var(--color-ink) } /* --color-ink */\n", to: "web/a.css")
    try folder.write("<p class='x t-14-ink-regular'>--color-ink</p>\n", to: "web/index.html")
    try folder.write("const p = <p className=\"t-14-ink-regular\"/>, q = cx('t-14-ink-regular')\n", to: "web/App.jsx")
    try folder.write("{ \"code\": \"14_ink_regular\", \"text\": \"see 14_ink_regular2\" }\n", to: "web/codes.json")
    try folder.write("module.exports = '--color-ink'\n", to: "web/node_modules/x/index.js")
    _ = try Subprocess.run("sh", ["-c", "printf '.\\377' > web/old.css"], in: folder.path)
    let result = try rename("color.ink", "text", "--sources", "web")
    #expect(result.status == 0, "\(result)")
    #expect(try folder.read("web/a.css") == ".t-14-text-regular > a { color: var(--color-text) } /* --color-ink */\n")
    #expect(try folder.read("web/index.html") == "<p class='x t-14-text-regular'>--color-text</p>\n")
    #expect(
      try folder.read("web/App.jsx") == "const p = <p className=\"t-14-text-regular\"/>, q = cx('t-14-ink-regular')\n"
    )
    #expect(try folder.read("web/node_modules/x/index.js") == "module.exports = '--color-ink'\n")
    #expect(
      result.errors == """
        web/old.css: note: this file is not UTF-8, and was left
        web/App.jsx:1:54: note: this may mean something else, and was left
        web/a.css:1:54: note: this may mean something else, and was left
        web/codes.json:1:12: note: this text has the old name, and was left

        """
    )
  }

  @Test func tokenFilesAmongSourcesAreNotListed() throws {
    let tokens = "{ \"color\": { \"$type\": \"color\", \"dusk\": { \"$value\": \"#111122\" } } }\n"
    try folder.write(tokens, to: "App/brand.tokens.json")
    let result = try rename("color.dusk", "dawn", "App", "--sources", "App")
    #expect(result.status == 0 && !result.errors.contains("old name"), "\(result)")
    #expect(try folder.read("App/brand.tokens.json") == tokens.replacing("dusk", with: "dawn"))
  }

  @Test func outputsAreCompiledAgain() throws {
    try folder.write("outputs: { out: web/tokens, emit: css, options: { prefix: yx } }\n", to: ".stylespec.yaml")
    try folder.write("a { color: var(--yx-color-ink) }\n", to: "web/a.css")
    let compiled = try Subprocess.run(Repository.product("stylespec"), ["compile"], in: folder.path)
    #expect(compiled.status == 0, "\(compiled)")
    let result = try rename("color.ink", "text", "--sources", "web")
    #expect(result.status == 0, "\(result)")
    #expect(try folder.read("web/a.css") == "a { color: var(--yx-color-text) }\n")
    #expect(try folder.read("web/tokens/Brand.css").contains("--yx-color-text:"))
    let checked = try Subprocess.run(Repository.product("stylespec"), ["compile", "--check"], in: folder.path)
    #expect(checked.status == 0, "\(checked)")
  }

  /// A style that moves comes last.
  @Test func codesOfMovedTokensKeepTheirValues() throws {
    let style =
      #"{ "fontFamily": "Arial", "fontSize": { "value": 14, "unit": "px" }, "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": { "value": 0, "unit": "px" } }"#
    let document = """
      { "text": { "$type": "typography", "a": { "$value": \(style) }, "b": { "$value": \(style.replacing("14", with: "15")) } } }
      """
    try folder.write(document, to: "tokens/brand.tokens.json")
    _ = try Subprocess.run("rm", ["tokens/brand.yaml"], in: folder.path)
    try folder.write("let a = Brand.code(named: \"text_a\"), b = StyleCode.text_b\n", to: "App/a.swift")
    let result = try rename("text.a", "title.large", "--sources", "App")
    #expect(result.status == 0, "\(result)")
    #expect(
      try folder.read("App/a.swift")
        == "let a = Brand.code(named: \"title_large\"), b = StyleCode.text_b\n"
    )
  }

  @Test func catalogsFollow() throws {
    let source = """
      let style: StyleCode = Brand.t14_ink_regular
      let found = Brand.code(named: "14_ink_regular"), all = Brand.catalog, color = Brand.Colors.ink
      let other = Brand.shared, name = "Brand", of = Other.Brand.catalog

      """
    try folder.write(source, to: "App/Screen.swift")
    let result = try rename("Brand", "Shop", "--sources", "App")
    #expect(result.status == 0, "\(result)")
    #expect(
      result.errors.split(separator: "\n").count == 2 && result.errors.contains("Screen.swift:3:13: note: this text")
    )
    #expect(try folder.read("tokens/brand.yaml") == Self.spec.replacing("name: Brand", with: "name: Shop"))
    let expected = source.replacing("Brand.t14", with: "Shop.t14").replacing("Brand.co", with: "Shop.co")
      .replacing("Brand.ca", with: "Shop.ca").replacing("Brand.Colors", with: "Shop.Colors")
    #expect(try folder.read("App/Screen.swift") == expected)
    #expect(try rename("Shop", "Brand", "--sources", "App").status == 0)
    #expect(try folder.read("App/Screen.swift") == source)
    #expect(try rename("Brand", "not a name").status == 1)
  }
}

import TestSupport
import TokenDiagnostics
import Testing
import TokenProject

/// Definitions, references and hovers in each dialect.
struct PlaceQueryTests {
  static let spec = """
    stylespec: 1
    name: Brand
    include: colors.yaml
    weight: { regular: 400, bold: 700 }
    typography:
      14: { lineHeight: 20 }
    modes:
      read:
        typography:
          14: { lineHeight: 24 }
    styles:
      title: { size: 14, color: ink, weight: bold, mode: read }

    """
  static let colors = """
    palette:
      灰: { 1: "#333333" }
    color:
      ink: { light: "{palette.灰.1}", dark: "#EEEEEE", description: Text }
      link: "{color.ink.light}"

    """

  private func folder() throws -> EditedFolder {
    try EditedFolder(
      ["tokens/brand.yaml": Self.spec, "tokens/colors.yaml": Self.colors],
      open: ["tokens/brand.yaml", "tokens/colors.yaml"]
    )
  }

  /// A place is named by the text before it.
  private func definitions(_ file: String, after text: String) throws -> [String] {
    var folder = try folder()
    let path = folder.path("tokens/" + file)
    let content = String(decoding: folder.session.text(of: path)?.bytes ?? [], as: UTF8.self)
    let place = try #require(content.firstRange(of: text))
    let offset = content.utf8.distance(from: content.startIndex, to: place.upperBound)
    return folder.session.definitions(in: path, at: offset).map { folder.text(of: $0) }
  }

  @Test(arguments: [
    ("colors.yaml", "{palette.", "colors.yaml:2 1"), ("colors.yaml", "{color.ink.l", "colors.yaml:4 ink"),
    ("brand.yaml", "color: i", "colors.yaml:4 ink"), ("brand.yaml", "size: 1", "brand.yaml:6 14"),
    ("brand.yaml", "mode: r", "brand.yaml:8 read"), ("brand.yaml", "weight: b", "brand.yaml:4 bold"),
    ("brand.yaml", "include: c", "colors.yaml:1 "), ("colors.yaml", "  in", "colors.yaml:4 ink"),
  ])
  func aReferenceLeadsToItsDeclaration(_ file: String, _ text: String, _ expected: String) throws {
    #expect(try definitions(file, after: text) == [expected])
  }

  @Test func allUsesOfATokenAreFoundInAllFiles() throws {
    var folder = try folder()
    let path = folder.path("tokens/colors.yaml")
    let offset = Self.colors.utf8.distance(
      from: Self.colors.startIndex,
      to: try #require(Self.colors.firstRange(of: "ink:")).lowerBound
    )
    let uses = folder.session.references(in: path, at: offset, includingDeclaration: true)
    #expect(
      uses.map { folder.text(of: $0) } == ["brand.yaml:12 ink", "colors.yaml:4 ink", "colors.yaml:5 color.ink.light"]
    )
    #expect(
      folder.session.highlights(in: path, at: offset).map { folder.text(of: $0) } == [
        "colors.yaml:4 ink", "colors.yaml:5 color.ink.light",
      ]
    )
  }

  private func hover(_ file: String, at text: String) throws -> String? {
    var folder = try folder()
    let path = folder.path("tokens/" + file)
    let content = String(decoding: folder.session.text(of: path)?.bytes ?? [], as: UTF8.self)
    let place = try #require(content.firstRange(of: text))
    let offset = content.utf8.distance(from: content.startIndex, to: place.lowerBound)
    return folder.session.hover(in: path, at: offset)?.markdown
  }

  @Test func aHoverHasTheValueOfEachContextAndTheCodes() throws {
    #expect(
      try hover("colors.yaml", at: "ink:") == """
        **color.ink**: color

        | | |
        |---|---|
        | light | `#333333` by `{palette.灰.1}` |
        | dark or highContrastDark | `#EEEEEE` |

        Text

        In 5 codes: `14_ink_regular`, `14_ink_bold`, `14_ink_regular_read`, `14_ink_bold_read`, `title`

        Through references, in 4 codes: `14_link_regular`, `14_link_bold`, `14_link_regular_read`, `14_link_bold_read`
        """
    )
  }

  @Test func aHoverOverASizeHasItsLineBoxInNumbers() throws {
    let text = try #require(try hover("brand.yaml", at: "14: { lineHeight: 24"))
    #expect(
      text.hasPrefix("**modes.read.typography.14**\n\nA line box of 24 pt, its baseline 16.977 pt below the top.")
    )
    #expect(
      text.hasSuffix(
        "In 5 codes: `14_ink_regular_read`, `14_ink_bold_read`, `14_link_regular_read`, `14_link_bold_read`, `title`"
      )
    )
  }

  @Test func aColorOfThePaletteNamesTheCodesThatReachIt() throws {
    #expect(
      try hover("colors.yaml", at: "1: \"#333333\"") == """
        **palette.灰.1**: color

        `#333333`

        Through references, in 9 codes: `14_ink_regular`, `14_ink_bold`, `14_link_regular`, `14_link_bold`, \
        `14_ink_regular_read`, `14_ink_bold_read`, …
        """
    )
    // A group has the codes of all that is in it.
    #expect(try hover("colors.yaml", at: "灰: {")?.contains("Through references, in 9 codes") == true)
  }

  @Test func aStepOfAChainShowsItsValueWhereThatIsAnother() throws {
    let text = """
      stylespec: 1
      name: Brand
      tokens: a.tokens.json
      color:
        ink: { light: "#111111", dark: "hsl(0 0% 93%)" }
        note: "{color.ink.light}"
        night: "{color.ink.dark}"
        unused: { light: "{color.note}", deprecated: true, description: Old }
      weight: { bold: 700 }
      typography:
        14: { lineHeight: "{gap}" }
      codes: { except: ["*unused*", "*night*"] }

      """
    let tokens = """
      { "size": { "$type": "number", "$value": 20, "$extensions": { "com.figma.scopes": ["LINE_HEIGHT"] } },
        "gap": { "$type": "dimension", "$value": { "value": { "$ref": "#/size/$value" }, "unit": "px" } },
        "part": { "$type": "number", "$ref": "#/gap/$value/value" } }
      """
    var folder = try EditedFolder(["tokens/brand.yaml": text, "tokens/a.tokens.json": tokens])
    #expect(folder.session.compile().flatMap(\.diagnostics).map(\.message) == [])
    func hover(_ name: String, _ content: String, at place: String) -> String? {
      let offset = Array(content.utf8).firstRange(of: Array(place.utf8))?.lowerBound ?? 0
      return folder.session.hover(in: folder.path(name), at: offset)?.markdown
    }
    #expect(
      hover("tokens/brand.yaml", text, at: "unused: {") == """
        **color.unused**: color

        *Deprecated*

        `#111111` by `{color.note}`, then `{color.ink.light}`

        Old

        In no code.
        """
    )
    #expect(
      hover("tokens/brand.yaml", text, at: "night: ")?.contains("`hsl 0 0 93` (`#EDEDED`) by `{color.ink.dark}`\n")
        == true
    )
    #expect(
      hover("tokens/a.tokens.json", tokens, at: "\"part\"") == """
        **part**: number

        `20` by `#/gap/$value/value` (`20 px`), then `#/size/$value`
        """
    )
    #expect(
      hover("tokens/a.tokens.json", tokens, at: "\"gap\"")
        == "**gap**: dimension\n\n`20 px` with `#/size/$value`\n\nThrough references, in 2 codes: `14_ink_bold`, `14_note_bold`"
    )
  }

  @Test func aHoverOverAKeySaysWhatItIsFor() throws {
    #expect(
      try hover("brand.yaml", at: "lineHeight: 20")
        == "**lineHeight**\n\nThe least height of a line box, in points.\n\nRequired, for instance `lineHeight: 20`. Value: a number from 0.0001 to 10000."
    )
    #expect(try hover("brand.yaml", at: "name: Brand")?.hasPrefix("**name**") == true)
    #expect(try hover("brand.yaml", at: ": Brand") != nil)
    #expect(try hover("brand.yaml", at: "Brand") == nil)
  }

  @Test(arguments: [
    (
      "a.tokens.json",
      ##"{ "color": { "$type": "color", "ink": { "$value": "#111111" }, "text": { "$value": "{color.i‸nk}" } } }"##
    ),
    ("a.tokens.yaml", "color:\n  $type: color\n  ink: { $value: \"#111111\" }\n  text: { $value: \"{color.in‸k}\" }\n"),
    (
      "a.tokens.json",
      ##"{ "color": { "$type": "color", "ink": { "$value": "#111111" }, "text": { "$ref": "#/color/i‸nk/$value" } } }"##
    ),
    (
      "a.tokens.json",
      ##"{ "color": { "$type": "color", "ink": { "$value": "#111111" }, "👩🏽‍🚀": { "$value": "{color.i‸nk}" } } }"##
    ),
  ])
  func tokenFilesHaveTheSameAnswers(_ name: String, _ text: String) throws {
    var folder = try EditedFolder(["tokens/" + name: text])
    let path = folder.path("tokens/" + name)
    let offset = EditedFolder.offset(in: text)
    let found = folder.session.definitions(in: path, at: offset)
    #expect(found.count == 1)
    #expect(found.first.map { folder.text(of: $0).hasSuffix("ink\"") || folder.text(of: $0).hasSuffix("ink") } == true)
    #expect(folder.session.hover(in: path, at: offset)?.markdown == "**color.ink**: color\n\n`#111111`")
    #expect(folder.session.references(in: path, at: offset, includingDeclaration: true).count == 2)
  }

  @Test func withErrorsFromTheStartAHoverHasWhatIsWritten() throws {
    let text = "stylespec: 1\nname: Brand\ncolours: {}\ncolor:\n  ink: { light: \"#111111\", dark: \"#EEEEEE\" }\n"
    var folder = try EditedFolder(["tokens/brand.yaml": text])
    let offset = Array(text.utf8).firstRange(of: Array("ink".utf8))?.lowerBound ?? 0
    let hover = folder.session.hover(in: folder.path("tokens/brand.yaml"), at: offset)
    #expect(hover?.markdown == "**color.ink**\n\n`light: #111111`\n\n`dark: #EEEEEE`")
  }

  @Test func aCompositeValueNamesTheReferencesInItsParts() throws {
    let text = """
      { "ink": { "$type": "color", "$value": "#112233" },
        "line": { "$type": "border",
          "$value": { "color": "{ink}", "width": { "value": 1, "unit": "px" }, "style": "solid" } } }
      """
    var folder = try EditedFolder(["a.tokens.json": text])
    let offset = try #require(Array(text.utf8).firstRange(of: Array("line".utf8))).lowerBound
    let hover = folder.session.hover(in: folder.path("a.tokens.json"), at: offset)
    #expect(hover?.markdown == "**line**: border\n\n`1 px solid #112233` with `{ink}`")
  }

  @Test(arguments: [
    (".stylespec.yaml", "rules: { small-size: error }\n", "small-size", "**small-size**\n\n"),
    (".stylespec.yaml", "rules: { small-size: { minimum: 9 } }\n", "minimum", "**minimum**\n\n"),
    (".stylespec.yaml", "outputs: { out: Sources }\n", "out:", "**out**\n\nThe folder."),
    ("a.tokens.json", #"{ "ink": { "$type": "color", "$value": "{x}" } }"#, "$type", "**$type**\n\n"),
    ("a.resolver.json", #"{ "resolutionOrder": [] }"#, "resolutionOrder", "**resolutionOrder**\n\n"),
    (
      "a.resolver.json", #"{ "sets": { "a": { "sources": [{ "x": { "$type": "color" } }] } }, "resolutionOrder": [] }"#,
      "$type", "**$type**\n\n"
    ),
  ])
  func keysOfOtherFormatsSayWhatTheyAreFor(_ name: String, _ text: String, _ key: String, _ start: String) throws {
    var folder = try EditedFolder([name: text])
    let offset = try #require(Array(text.utf8).firstRange(of: Array(key.utf8))).lowerBound
    let hover = folder.session.hover(in: folder.path(name), at: offset)
    #expect(hover?.markdown.hasPrefix(start) == true, "\(hover?.markdown ?? "nothing")")
  }

  @Test func aResolverDocumentLeadsToItsSetsAndFiles() throws {
    let resolver = """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }, { "gap": { "$type": "number", "$value": 2 } }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "ink": { "$value": "{gr‸ay}" } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/ba‸se" }, { "$ref": "#/modifiers/theme" }]
      }
      """
    let base =
      ##"{ "gray": { "$type": "color", "$value": "#777777" }, "ink": { "$type": "color", "$value": "#111111" } }"##
    var folder = try EditedFolder(["tokens/base.tokens.json": base, "tokens/a.resolver.json": resolver])
    let path = folder.path("tokens/a.resolver.json")
    let first = EditedFolder.offset(in: resolver)
    #expect(
      folder.session.definitions(in: path, at: first).map { folder.text(of: $0) } == [#"base.tokens.json:1 "gray""#]
    )
    let withoutFirst = resolver.replacing(EditedFolder.mark, with: "", maxReplacements: 1)
    let second = EditedFolder.offset(in: withoutFirst)
    #expect(
      folder.session.definitions(in: path, at: second).map { folder.text(of: $0) } == [##"a.resolver.json:3 "base""##]
    )
    #expect(
      folder.session.links(in: path).map { String($0.target.split(separator: "/").last ?? "") } == ["base.tokens.json"]
    )
  }

  @Test func aTextWithAMistakeOfSyntaxKeepsItsAnswersWhereTheyAreNow() throws {
    var folder = try folder()
    let path = folder.path("tokens/colors.yaml")
    let start = TextPosition(line: 0, column: 0)
    folder.session.change(path, version: 2, [(start..<start, "\"broken\n# a line\n")], .utf16)
    let reports = folder.session.compile()
    #expect(reports.flatMap(\.diagnostics).contains { $0.rule.rawValue == "yaml-syntax" })
    let text = "\"broken\n# a line\n" + Self.colors
    let place = try #require(text.firstRange(of: "{palette."))
    let offset = text.utf8.distance(from: text.startIndex, to: place.upperBound)
    #expect(folder.session.definitions(in: path, at: offset).map { folder.text(of: $0) } == ["colors.yaml:4 1"])
    #expect(
      folder.session.hover(in: path, at: offset)?.markdown.hasPrefix("**palette.灰.1**: color\n\n`#333333`\n\n") == true
    )
    // What an edit touches has no answer.
    folder.session.change(
      path,
      version: 3,
      [(TextPosition(line: 3, column: 8)..<TextPosition(line: 3, column: 8), "2")],
      .utf16
    )
    #expect(folder.session.definitions(in: path, at: offset + 1).isEmpty)
  }
}

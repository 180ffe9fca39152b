import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

/// Groups of the palette, modes and packs of emoji that several files have a part of.
struct MergedSectionTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    include: [one.yaml, sub/two.yaml]
    color: { ink: "#222222" }
    weight: { regular: 400 }
    typography: { 13.5: plain, 14: plain, 20: plain }

    """

  /// A spec that includes two files and has some lines of its own.
  private func resolved(
    _ one: String,
    _ two: String,
    root: String = ""
  ) -> (catalog: Catalog?, outline: SpecOutline?, diagnostics: [Diagnostic], files: [SourceFile]) {
    let included = ["tokens/one.yaml": one + "\n", "tokens/sub/two.yaml": two + "\n"]
    return resolveWithOutline(Self.spec + root + "\n", including: included, wantsOutline: true)
  }

  // MARK: Palette

  @Test func groupsOfThePaletteAreMergedAtEveryLevel() throws {
    let found = resolved(
      "palette: { 灰: { a: \"#111111\", 深: { x: \"#222222\" } }, plain: \"#333333\" }",
      "palette: { 灰: { 深: { y: \"#444444\" }, b: \"#555555\" } }",
      root:
        "palette: { 灰: { 深: { z: { light: \"#666666\", dark: \"{palette.灰.深.y}\" } } }, new: { c: \"{palette.灰.b}\" } }"
    )
    #expect(found.diagnostics == [])
    let tokens = try #require(found.catalog).tokens
    let palette = tokens.map(\.path.description).filter { $0.hasPrefix("palette.") }
    #expect(
      palette == [
        "palette.灰.a", "palette.灰.深.x", "palette.灰.深.y", "palette.灰.深.z", "palette.灰.b", "palette.plain",
        "palette.new.c",
      ]
    )
    #expect(tokens.groups.map(\.path.description).filter { $0.hasPrefix("palette.灰") }.count == 2)
  }

  @Test(arguments: [
    ("palette: { gray: { mid: \"#111111\" } }", "palette: { gray: { mid: \"#222222\" } }", "mid", "palette.gray"),
    (
      "palette: { a: { b: { c: \"#111111\" } } }", "palette: { a: { b: { c: { d: \"#222222\" } } } }", "c",
      "palette.a.b"
    ),
    ("palette: { gray: \"#111111\" }", "palette: { gray: { mid: \"#222222\" } }", "gray", "palette"),
    ("palette: { gray: { mid: \"#111111\" } }", "palette: { gray: { light: \"#222222\" } }", "gray", "palette"),
    (
      "modes: { 读: { typography: { 14: plain } } }", "modes: { 读: { typography: { 14: plain } } }", "14",
      "modes.读.typography"
    ),
    ("emoji: { a: { items: { 赞: x.png } } }", "emoji: { a: { items: { 赞: y.png } } }", "赞", "emoji.a"),
  ])
  func aTokenInTwoFilesIsAnError(one: String, two: String, name: String, section: String) throws {
    let found = resolved(one, two)
    #expect(found.catalog == nil)
    #expect(found.diagnostics.map(\.rule.rawValue) == ["duplicate-token"])
    let diagnostic = try #require(found.diagnostics.first)
    #expect(diagnostic.message == "`\(name)` is already in `\(section)` of another file; remove one of the two")
    #expect(
      found.files.text(of: diagnostic.range) == name
        && found.files[diagnostic.range.file.index].path.hasSuffix("two.yaml")
    )
    let note = try #require(diagnostic.notes.first)
    #expect(found.files.text(of: note.range) == name && found.files[note.range.file.index].path.hasSuffix("one.yaml"))
  }

  // MARK: Modes

  @Test func rowsOfAModeAreMerged() throws {
    let found = resolved(
      "modes: { read: { typography: { 20: plain } }, big: { typography: { 14: plain } } }",
      "modes: { read: { description: Long texts, typography: { 13.5: plain } } }",
      root: "modes: { read: { deprecated: true, typography: { 14: plain } } }"
    )
    #expect(found.diagnostics == [])
    let catalog = try #require(found.catalog)
    #expect(catalog.modes.map(\.value) == ["read", "big"])
    #expect(catalog.rows.filter { $0.mode == 0 }.map(\.sizeName) == ["20", "13_5", "14"])
    #expect(catalog.annotations(ofMode: 0).description?.value == "Long texts")
    #expect(catalog.annotations(ofMode: 0).deprecated?.value == "true")
    #expect(catalog.annotations(ofMode: 1) == TokenAnnotations())
    #expect(
      catalog.tokens.groups.map(\.path.description).filter { $0.hasPrefix("modes.read") } == [
        "modes.read", "modes.read.typography", "modes.read.typography.20", "modes.read.typography.13.5",
        "modes.read.typography.14",
      ]
    )
  }

  /// One declaration, with what only a part of it has, so that rules look at a mode once.
  @Test func outlinesDeclareAModeAndAPackOnce() throws {
    let found = resolved(
      "modes: { read: { typography: { 20: plain } } }\nemoji: { a: { items: { x: x.png } } }",
      "modes: { read: { description: Long texts, typography: { 14: plain } } }",
      root: "emoji: { a: { label: A, description: Faces, items: { y: y.png } } }"
    )
    #expect(found.diagnostics == [])
    let outline = try #require(found.outline)
    #expect(
      outline.tokens.map(\.path).filter { $0.hasPrefix("modes") || $0.hasPrefix("emoji") } == [
        "modes.read", "modes.read.typography.20", "emoji.a", "emoji.a.x", "modes.read.typography.14", "emoji.a.y",
      ]
    )
    #expect(outline["modes.read"]?.description?.text == "Long texts")
    #expect(outline["emoji.a"]?.description?.text == "Faces")
    #expect(outline["emoji.a"]?["label"]?.text == "A")
  }

  @Test func aPartMayHaveAnnotationsOnly() throws {
    let found = resolved("modes: { read: { typography: { 20: plain } } }", "modes: { read: { description: Long } }")
    #expect(found.diagnostics == [])
    #expect(try #require(found.catalog).annotations(ofMode: 0).description?.value == "Long")
    let missing = resolved("modes: { read: { deprecated: false } }", "modes: { read: { description: Long } }")
    #expect(missing.diagnostics.map(\.rule.rawValue) == ["missing-key"])
  }

  @Test func sizesOfAModeAreComparedInAnySpelling() {
    let found = resolved(
      "modes: { read: { typography: { 14: plain } } }",
      "modes: { read: { typography: { 14.0: plain } } }"
    )
    #expect(found.diagnostics.map(\.rule.rawValue) == ["duplicate-size"])
  }

  @Test func aReferenceToAMergedModeMeansAllOfIt() throws {
    let found = resolved(
      "modes: { read: { typography: { 20: plain } } }",
      "modes: { read: { typography: { 14: plain } } }",
      root: "modes: { same: { typography: \"{modes.read.typography}\" }, whole: \"{modes.read}\" }"
    )
    #expect(found.diagnostics == [])
    let catalog = try #require(found.catalog)
    #expect(catalog.modes.map(\.value) == ["read", "same", "whole"])
    for mode in 0..<3 { #expect(catalog.rows.filter { $0.mode == mode }.map(\.sizeName) == ["20", "14"]) }
  }

  @Test func partsThatReferToEachOtherEnd() {
    let found = resolved(
      "modes: { a: { typography: { 20: plain } }, b: \"{modes.a}\" }",
      "modes: { a: \"{modes.b}\" }"
    )
    #expect(found.catalog == nil)
    #expect(found.diagnostics.allSatisfy { ["duplicate-token", "reference-cycle"].contains($0.rule.rawValue) })
  }

  // MARK: Emoji

  @Test func emojiOfAPackAreMerged() throws {
    let found = resolved(
      "emoji: { a: { items: { 赞: x.png } }, b: { items: { b: b.png } } }",
      "emoji: { a: { label: Klassik, code: \"({name})\", icon: 猫, items: { 猫: y.png } } }",
      root: "emoji: { a: { label: Klassik, boundaries: none, items: { 狗: z.png } } }"
    )
    #expect(found.diagnostics == [])
    let packs = try #require(found.catalog).emoji
    #expect(packs.map(\.name.value) == ["a", "b"])
    #expect(packs[0].items.map(\.code) == ["(赞)", "(猫)", "(狗)"])
    #expect(packs[0].icon == 1 && packs[0].label?.value == "Klassik" && packs[0].boundaries == .none)
    // Each beside its file.
    #expect(packs[0].items.map(\.image.value) == ["emoji/a/x.png", "sub/emoji/a/y.png", "emoji/a/z.png"])
    #expect(packs[0].folders.map(\.value) == ["emoji/a", "sub/emoji/a", "emoji/a"])
  }

  @Test func aFolderIsRelativeToTheFileThatHasIt() throws {
    let one = "emoji: { a: { items: { x: x.png } } }"
    let single = resolved(one, "emoji: { a: { folder: ../images, items: { y: y.png } } }")
    #expect(single.diagnostics == [])
    #expect(try #require(single.catalog).emoji[0].items.map(\.image.value) == ["images/x.png", "images/y.png"])
    let both = resolved(
      "emoji: { a: { folder: images, items: { x: x.png } } }",
      "emoji: { a: { folder: images, items: { y: y.png } } }"
    )
    #expect(both.diagnostics == [])
    #expect(try #require(both.catalog).emoji[0].items.map(\.image.value) == ["images/x.png", "sub/images/y.png"])
  }

  @Test(arguments: ["label", "folder", "code", "icon", "boundaries", "description", "deprecated"])
  func aDifferenceBetweenPacksIsAnError(key: String) throws {
    let values = ["code": ("\"({name})\"", "\"<{name}>\""), "icon": ("x", "y"), "boundaries": ("words", "none")]
    let (first, second) = values[key] ?? ("true", "use")
    let found = resolved(
      "emoji: { a: { \(key): \(first), items: { x: x.png } } }",
      "emoji: { a: { \(key): \(second), items: { y: y.png } } }"
    )
    #expect(found.catalog == nil)
    #expect(found.diagnostics.map(\.rule.rawValue) == ["conflicting-value"])
    let diagnostic = try #require(found.diagnostics.first)
    #expect(
      diagnostic.message
        == "another file gives `\(key)` of `emoji.a` another value; write the same one, or remove one of the two"
    )
    #expect(found.files.text(of: diagnostic.range) == second)
    #expect(diagnostic.notes.map { found.files.text(of: $0.range) } == [first])
    #expect(diagnostic.notes.map(\.message) == ["the first `\(key)`"])
    let equal = resolved(
      "emoji: { a: { \(key): \(first), items: { x: x.png } } }",
      "emoji: { a: { \(key): \(first), items: { y: y.png } } }"
    )
    #expect(equal.diagnostics == [])
  }

  @Test func aDifferenceBetweenModesIsAnError() {
    let found = resolved(
      "modes: { read: { description: Long, typography: { 20: plain } } }",
      "modes: { read: { description: [x], typography: { 14: plain } } }"
    )
    #expect(found.diagnostics.map(\.rule.rawValue).contains("conflicting-value"))
  }

  @Test func twoFilesMayNotHaveOneCodeInOnePack() {
    let found = resolved(
      "emoji: { a: { items: { x: x.png } } }",
      "emoji: { a: { items: { y: { image: y.png, aliases: \"[x]\" } } } }"
    )
    #expect(found.diagnostics.map(\.rule.rawValue) == ["duplicate-emoji-code"])
  }
}

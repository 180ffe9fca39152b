import Testing
import TestSupport
import TokenDiagnostics
import TokenModel

struct IncludeTests {
  private let root = """
    stylespec: 1
    name: Brand
    include: [palette.yaml, parts/colors.yaml]
    weight: { regular: 400 }
    typography: { 14: plain }

    """

  @Test func includedTokensCount() throws {
    let files = [
      "tokens/palette.yaml": "palette: { a: \"#111111\" }\n",
      "tokens/parts/colors.yaml": "include: more/ink.yaml\ncolor: { red: \"{palette.a}\", b: \"{palette.more.x}\" }\n",
      "tokens/parts/more/ink.yaml":
        "include: ../../palette.yaml\npalette: { more: { x: \"#222222\" } }\ncolor: { c: \"#333\" }",
    ]
    let (catalog, diagnostics, sources) = resolve(root, including: files)
    #expect(diagnostics == [])
    // Each file is read once, although two others include the palette.
    #expect(sources.map(\.path) == ["tokens/spec.yaml"] + files.keys.sorted())
    let colors = try #require(catalog).colors
    #expect(
      Set(colors.map { "\($0.name.value) \($0.variants.light.value.hex)" }) == [
        "c #333333", "red #111111", "b #222222",
      ]
    )
    let red = try #require(colors.first { $0.name.value == "red" })
    #expect(red.variants.light.origin.range.file == SourceFileID(index: 1))
  }

  /// A file's tokens come after those of the files that it includes, at every level: in codes, in outlines and in all
  /// outputs.
  @Test func tokensComeInOneOrder() throws {
    let files = [
      "tokens/palette.yaml": "include: [b.yaml, a.yaml]\ncolor: { p: \"#111111\" }\n",
      "tokens/a.yaml": "include: b.yaml\ncolor: { a: \"#111111\" }\n",
      "tokens/b.yaml": "color: { b: \"#111111\" }\ninclude: c.yaml\n",
      "tokens/c.yaml": "color: { c: \"#111111\" }\nweight: { bold: 700 }\n",
      "tokens/parts/colors.yaml": "color: { d: \"#111111\" }\nweight: { thin: 100 }\n",
    ]
    let text = root + "color: { r: \"#111111\" }\n"
    let found = resolveWithOutline(text, including: files, wantsOutline: true)
    #expect(found.diagnostics == [])
    let catalog = try #require(found.catalog)
    #expect(catalog.colors.map(\.name.value) == ["c", "b", "a", "p", "d", "r"])
    #expect(catalog.weights.map(\.name.value) == ["bold", "thin", "regular"])
    let outline = try #require(found.outline)
    #expect(
      outline.files.map { found.files[$0.index].path } == [
        "tokens/c.yaml", "tokens/b.yaml", "tokens/a.yaml", "tokens/palette.yaml", "tokens/parts/colors.yaml",
        "tokens/spec.yaml",
      ]
    )
    #expect(outline.tokens.filter { $0.section == .color }.map(\.name) == catalog.colors.map(\.name.value))
    #expect(catalog.codes.prefix(3).map(catalog.name) == ["14_c_bold", "14_c_thin", "14_c_regular"])
  }

  @Test(arguments: [
    ("../other.yaml", "`../other.yaml` is not a file inside the spec's folder; name one relative to this file"),
    ("a/../../b.yaml", "`a/../../b.yaml` is not a file inside the spec's folder; name one relative to this file"),
    ("/etc/passwd", "`/etc/passwd` is not a file inside the spec's folder; name one relative to this file"),
    ("folder/", "`folder/` is not a file inside the spec's folder; name one relative to this file"),
    ("missing.yaml", "`missing.yaml` is not there"),
    ("root.yaml", "`root.yaml` is itself a spec; remove its key `stylespec` to include it"),
    ("./spec.yaml", "these files include each other: ./spec.yaml; remove one of the links"),
  ])
  func whatCannotBeIncluded(path: String, message: String) {
    let text = root.replacing("[palette.yaml, parts/colors.yaml]", with: path) + "color: { ink: \"#222\" }\n"
    let found = resolve(text, including: ["tokens/root.yaml": "stylespec: 1\n"]).diagnostics
    #expect(found.map(\.message) == [message])
    let start = text.utf8.count - text.split(separator: "include: ")[1].utf8.count
    #expect(found.first?.range.bytes == start..<start + path.utf8.count)
  }

  @Test func aCycleShowsItsChain() {
    let text = root.replacing("[palette.yaml, parts/colors.yaml]", with: "a.yaml") + "color: { ink: \"#222\" }\n"
    let files = ["tokens/a.yaml": "include: b.yaml\n", "tokens/b.yaml": "include: 'a.yaml'\n"]
    let found = resolve(text, including: files).diagnostics
    #expect(
      found.map(\.message) == ["these files include each other: a.yaml → b.yaml → 'a.yaml'; remove one of the links"]
    )
    #expect(found.flatMap(\.notes).map(\.message) == ["a.yaml is included here", "b.yaml is included here"])
  }

  /// Found by fuzzing: a folder that links to itself gives each file a new path at every level.
  @Test func endlessPathsEnd() {
    let text = root.replacing("[palette.yaml, parts/colors.yaml]", with: "a/a.yaml") + "color: { ink: \"#222\" }\n"
    let paths = (1...40).map { "tokens/" + String(repeating: "a/", count: $0) + "a.yaml" }
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, "include: a/a.yaml\n") })
    let found = resolve(text, including: files)
    #expect(
      found.diagnostics.map(\.message) == [
        "at most 1000 files are included, and at most 16 levels deep; merge some of them"
      ]
    )
    #expect(found.files.count == 17)
  }

  @Test func oneTokenInTwoFilesIsAnError() {
    let files = [
      "tokens/palette.yaml": "color: { ink: \"#111\" }\n",
      "tokens/parts/colors.yaml": "color: { ink: \"#222\" }\n",
    ]
    let found = resolve(root, including: files).diagnostics
    #expect(found.map(\.message) == ["`ink` is already in `color` of another file; remove one of the two"])
    #expect(found.map(\.range.file.index) == [2])
    #expect(found.flatMap(\.notes).map(\.range.file.index) == [1])
  }

  /// What the file may have is not missed: the cause is the only error.
  @Test(arguments: [
    ("gone.yaml", "`gone.yaml` is not there"),
    (
      "../a.yaml",
      "`../a.yaml` is not a file inside the spec's folder; "
        + "name one relative to this file"
    ),
    (
      "root.yaml",
      "`root.yaml` is itself a spec; remove its key `stylespec` to "
        + "include it"
    ), ("itself.yaml", "these files include each other: itself.yaml → itself.yaml; remove one of the links"),
    ("spec.yaml", "these files include each other: spec.yaml; remove one of the links"),
  ])
  func whatAFileThatCannotBeReadMayHaveIsNotMissed(path: String, message: String) {
    let files = [
      "tokens/root.yaml": "stylespec: 1\ncolor: { ink: \"#111\" }\n",
      "tokens/itself.yaml": "include: itself.yaml\ncolor: { ink: \"#111\" }\n",
    ]
    let text = """
      stylespec: 1
      name: Brand
      include: \(path)
      weight: { regular: 400 }
      typography: { 14: plain }
      modes: { read: { typography: { 15: plain } } }
      styles: { a: { size: 14, color: ink, weight: regular }, b: { size: 16, color: "{color.ink}", weight: regular } }

      """
    #expect(resolve(text, including: files).diagnostics.map(\.message) == [message])
  }

  @Test func anIncludedFileHasOnlySectionsOfTokens() {
    let files = [
      "tokens/palette.yaml": "name: Other\ncodes: {}\n", "tokens/parts/colors.yaml": "color: { a: nope }\n- x",
    ]
    let found = resolve(root + "color: { ink: \"#222\" }\n", including: files).diagnostics
    #expect(
      found.map(\.message) == [
        "`name` is not a key of an included file, which has `modes`, `family`, `include`, `palette`, `emoji`, `weight`, "
          + "`styles`, `color` and 1 more",
        "`codes` is not a key of an included file; did you mean `modes`?",
        "did not find expected key",
      ]
    )
  }

  @Test func mistakesOfIncludedFilesAreReportedThere() {
    let files = ["tokens/palette.yaml": "", "tokens/parts/colors.yaml": "# 汉\ncolor: { ink: nope }\n"]
    let found = resolve(root, including: files)
    #expect(found.diagnostics.map(\.rule.rawValue) == ["invalid-color"])
    let place = found.diagnostics.first.map { SourceLocator(found.files).location(of: $0.range).description }
    #expect(place == "tokens/parts/colors.yaml:2:15")
  }
}

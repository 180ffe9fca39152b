import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenProject

/// What belongs to a project, and what it reports.
struct SessionTests {
  private static let spec =
    "stylespec: 1\nname: Brand\ncolor: { ink: \"#111111\" }\nweight: { bold: 700 }\ntypography: { 14: plain }\n"

  private func rules(_ reports: [ProjectReport]) -> [String] { reports.flatMap(\.diagnostics).map(\.rule.rawValue) }

  @Test func whatIsInTheEditorCountsBeforeItIsSaved() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec])
    #expect(!folder.session.hasChanges)
    folder.session.change(folder.path("tokens/brand.yaml"), version: 2, [(nil, Self.spec + "colour: {}\n")], .utf16)
    #expect(folder.session.hasChanges)
    #expect(rules(folder.session.compile()) == ["unknown-key"])
    folder.session.close(folder.path("tokens/brand.yaml"))
    #expect(rules(folder.session.compile()).isEmpty)
  }

  @Test func anIncludedFileBelongsToTheSpecThatIncludesIt() throws {
    let files = [
      "tokens/brand.yaml":
        "stylespec: 1\nname: Brand\ninclude: shared/colors.yaml\nweight: { bold: 700 }\ntypography: { 14: plain }\n",
      "tokens/shared/colors.yaml": "color: { ink: \"#111111\" }\n",
    ]
    var folder = try EditedFolder(files, open: ["tokens/brand.yaml", "tokens/shared/colors.yaml"])
    folder.session.change(
      folder.path("tokens/shared/colors.yaml"),
      version: 2,
      [(nil, "color: { ink: nope }\n")],
      .utf16
    )
    let reports = folder.session.compile()
    #expect(rules(reports) == ["invalid-color"])
    let report = try #require(reports.first { !$0.diagnostics.isEmpty })
    #expect(report.files[report.diagnostics[0].range.file]?.path.hasSuffix("shared/colors.yaml") == true)
  }

  @Test func aLintBringsNothingBackOfAFileThatWasClosedMeanwhile() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec.replacing("#111111", with: "#F2F2F2")])
    let lint = folder.session.nextLint()
    folder.session.close(folder.path("tokens/brand.yaml"))
    _ = folder.session.compile()
    #expect(rules(lint.run().reports.values.map(\.self)).contains("contrast"))
    #expect(rules(folder.session.take(lint.run())).isEmpty)
  }

  @Test func aFileThatIsNotOnTheDiskYetIsAPartOfItsFolder() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec])
    folder.session.open(folder.path("tokens/new.yaml"), version: 1, text: "stylespec: 1\nname: New\n")
    #expect(Set(rules(folder.session.compile())) == ["missing-key"])
    folder.session.close(folder.path("tokens/new.yaml"))
    #expect(rules(folder.session.compile()).isEmpty)
  }

  @Test func filesThatAreNoSpecsHaveNoReport() throws {
    var folder = try EditedFolder(["docker-compose.yaml": "services: { web: { image: nginx } }\n"])
    #expect(rules(folder.session.compile()).isEmpty)
    #expect(rules(folder.session.lint()).isEmpty)
  }

  @Test func findingsAreThoseOfLint() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec.replacing("#111111", with: "#F2F2F2")])
    #expect(rules(folder.session.lint()).contains("contrast"))
    _ = try folder.folder.write("rules: { contrast: off }\n", to: ".stylespec.yaml")
    folder.session.reload()
    #expect(folder.session.hasChanges)
    _ = folder.session.compile()
    #expect(!rules(folder.session.lint()).contains("contrast"))
  }

  @Test func aSaveThatChangesNothingCompilesNothing() throws {
    let files = [
      "tokens/brand.yaml": Self.spec + "include: parts/a.yaml\n",
      "tokens/parts/a.yaml": "palette: { a: \"#222222\" }\n",
      ".stylespec.yaml": "sources: [App]\nbaseline: base.json\n", "App/A.swift": "let a = 1\n",
      "base.json": #"{ "version": 1, "findings": [] }"#,
    ]
    var folder = try EditedFolder(files, open: ["tokens/brand.yaml"])
    let path = folder.path("tokens/brand.yaml")
    #expect(rules(folder.session.compile()).isEmpty)
    folder.session.reload()
    #expect(!folder.session.hasChanges)
    // What was edited was compiled before it is saved.
    let text = Self.spec + "include: parts/a.yaml\n# saved\n"
    folder.session.change(path, version: 2, [(nil, text)], .utf16)
    _ = folder.session.compile()
    _ = try folder.folder.write(text, to: "tokens/brand.yaml")
    folder.session.reload()
    #expect(!folder.session.hasChanges)
  }

  @Test(arguments: [
    ("tokens/parts/a.yaml", "palette: { a: nope }\n"), ("tokens/new.yaml", "stylespec: 1\n"),
    (".stylespec.yaml", "sources: [App]\nbaseline: base.json\nrules: { contrast: off }\n"),
    ("shared.yaml", "rules: { contrast: off }\n"), ("App/A.swift", "let a = 2\n"), ("App/B.swift", "let b = 2\n"),
    ("base.json", #"{ "version": 1,  "findings": [] }"#),
  ])
  func aSaveNoticesWhatChangedWithoutAnEvent(_ name: String, _ text: String) throws {
    let files = [
      "tokens/brand.yaml": Self.spec + "include: parts/a.yaml\n",
      "tokens/parts/a.yaml": "palette: { a: \"#222222\" }\n",
      ".stylespec.yaml": "extends: shared.yaml\nsources: [App]\nbaseline: base.json\n", "App/A.swift": "let a = 1\n",
      "base.json": #"{ "version": 1, "findings": [] }"#, "shared.yaml": "rules: {}\n",
    ]
    var folder = try EditedFolder(files, open: ["tokens/brand.yaml"])
    _ = try folder.folder.write(text, to: name)
    folder.session.reload()
    #expect(folder.session.hasChanges)
  }

  @Test func aSaveNoticesAFileThatWasMissing() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec + "include: parts.yaml\n"])
    #expect(!rules(folder.session.lint()).isEmpty)
    _ = try folder.folder.write("palette: { a: \"#222222\" }\n", to: "tokens/parts.yaml")
    folder.session.reload()
    #expect(folder.session.hasChanges)
    #expect(rules(folder.session.compile()).isEmpty)
  }

  @Test func aFileOnItsOwnJoinsAProjectThatIsMadeAroundIt() throws {
    var folder = try EditedFolder(["a/x.yaml": Self.spec, "b/parts.yaml": "palette: { a: \"#222222\" }\n"])
    folder.session.reload()
    #expect(!folder.session.hasChanges)
    _ = try folder.folder.write("specs: [a]\nrules: { contrast: off }\n", to: "a/.stylespec.yaml")
    _ = try folder.folder.write(Self.spec, to: "a/a/y.yaml")
    folder.session.reload()
    #expect(folder.session.hasChanges)
  }

  @Test func aFixOfAProblemIsOfferedWhereItIs() throws {
    let text = Self.spec.replacing("color:", with: "colour:")
    var folder = try EditedFolder(["tokens/brand.yaml": text])
    _ = folder.session.lint()
    let path = folder.path("tokens/brand.yaml")
    let fixes = folder.session.fixes(in: path, at: 26..<26)
    #expect(fixes.map(\.title) == ["Write `color`"])
    #expect(fixes.first?.edits.map(\.text) == ["color"])
    #expect(folder.session.fixes(in: path, at: 0..<0).isEmpty)
    #expect(folder.session.safeFixes(in: path).map(\.text) == [""])
  }

  @Test func aFindingCanBeSwitchedOffAboveItsLine() throws {
    let text = Self.spec.replacing("typography: { 14: plain }", with: "typography:\n  8: plain")
    var folder = try EditedFolder(["tokens/brand.yaml": text])
    let path = folder.path("tokens/brand.yaml")
    _ = folder.session.lint()
    let offset = text.utf8.count - 8
    let suppression = folder.session.fixes(in: path, at: offset..<offset).first { $0.kind == .suppression }
    let edit = try #require(suppression?.edits.first)
    #expect(edit.text == "  # stylespec:disable-next-line small-size\n")
    var changed = Array(text.utf8)
    changed.insert(contentsOf: edit.text.utf8, at: edit.range.range.lowerBound)
    folder.session.change(path, version: 2, [(nil, String(decoding: changed, as: UTF8.self))], .utf16)
    _ = folder.session.compile()
    #expect(!rules(folder.session.lint()).contains("small-size"))
  }

  @Test func aRenameIsThatOfTheCommand() throws {
    let text = Self.spec + "styles: { title: { size: 14, color: ink, weight: bold } }\n"
    var folder = try EditedFolder(["tokens/brand.yaml": text])
    let path = folder.path("tokens/brand.yaml")
    let offset = Array(text.utf8).firstRange(of: Array("ink".utf8))?.lowerBound ?? 0
    #expect(folder.session.renamedName(in: path, at: offset)?.name == "ink")
    let edits = try folder.session.rename(in: path, at: offset, to: "text")
    #expect(edits.map(\.text) == ["text", "text"])
    #expect(throws: RenameRefusal.self) { try folder.session.rename(in: path, at: offset, to: "{") }
    #expect(throws: RenameRefusal.self) { try folder.session.rename(in: path, at: 0, to: "text") }
  }

  @Test func colorsAreWrittenInTheirOwnForm() throws {
    let text =
      ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5 } }, "b": { "$type": "color", "$value": "#AABBCC" } }"##
    var folder = try EditedFolder(["tokens/a.tokens.json": text])
    let path = folder.path("tokens/a.tokens.json")
    let colors = folder.session.colors(in: path)
    #expect(colors.count == 2)
    #expect(colors[1].channels.x > 0.66 && colors[1].channels.x < 0.67)
    func written(_ index: Int) -> [String] {
      folder.session.presentations(of: SIMD4(0, 1, 0, 1), in: path, at: colors[index].range.range).map(\.text)
    }
    #expect(written(0) == [##"{ "colorSpace": "srgb", "components": [0, 1, 0], "alpha": 1 }"##])
    #expect(written(1) == [##""#00FF00""##])
  }

  @Test func blocksAndCommentsCanBeFolded() throws {
    var folder = try EditedFolder([
      "tokens/brand.yaml": "# a\n# b\nstylespec: 1\ncolor:\n  ink: \"#111111\"\n  red: \"#222222\"\n"
    ])
    let ranges = folder.session.foldingRanges(in: folder.path("tokens/brand.yaml"))
    #expect(ranges == [FoldingRange(lines: 3...5, isComment: false), FoldingRange(lines: 0...1, isComment: true)])
  }

  @Test func symbolsAreATreeAndCanBeSearched() throws {
    var folder = try EditedFolder(["tokens/brand.yaml": Self.spec])
    let symbols = folder.session.symbols(in: folder.path("tokens/brand.yaml"))
    #expect(symbols.map(\.name) == ["color", "weight", "typography"])
    #expect(symbols[0].children.map(\.path) == ["color.ink"])
    #expect(symbols[0].children[0].kind == .color)
    #expect(folder.session.symbols(matching: "cink").map(\.path) == ["color.ink"])
  }
}

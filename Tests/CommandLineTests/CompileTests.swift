import Testing
import TestSupport

struct CompileTests {
  @Test func compilesTokensFromAnywhereInTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    try folder.write("", to: "Sources/App/main.swift")
    let first = try stylespec("compile", in: folder.path)
    #expect(first.output.hasPrefix("wrote Generated/Swift/Brand.swift\n4 style codes in "))
    #expect(first.errors == "")
    #expect(first.status == 0)
    let second = try stylespec("compile", in: folder.path + "/Sources/App")
    #expect(second.output.hasPrefix("unchanged \(folder.path)/Generated/Swift/Brand.swift\n"))
  }

  @Test func readsFromAPipe() throws {
    let folder = try TemporaryFolder()
    let result = try stylespec("compile", "-", "--out", folder.path, input: smallSpec)
    #expect(result.status == 0)
    #expect(try folder.contents() == ["Brand.swift"])
    let broken = try stylespec("compile", "-", "--out", folder.path, input: "stylespec: 1\n")
    #expect(broken.errors.hasPrefix("<stdin>:1:1: error: a spec needs the key `name`"))
    #expect(broken.status == 1)
  }

  @Test func severalFormatsGoToOneFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let refused = try stylespec("compile", "--emit", "catalog", in: folder.path)
    #expect(refused.errors.contains("--emit needs --out for formats other than swift"))
    #expect(refused.status == 64)
    let result = try stylespec("compile", "--emit", "swift,catalog", "--out", "out", in: folder.path)
    #expect(result.output.hasPrefix("wrote out/Brand.swift\nwrote out/Brand.stylecatalog\n"))
    #expect(try stylespec("compile", "--emit", "swift,catalog", "--out", "out", "--check", in: folder.path).status == 0)
    try folder.write(smallSpec.replacing("20", with: "21"), to: "tokens/brand.yaml")
    let drift = try stylespec("compile", "--emit", "catalog", "--out", "out", "--check", in: folder.path)
    let problem = "differs from what the spec compiles to; run 'stylespec compile' [drift]"
    #expect(drift.errors == "out/Brand.stylecatalog: error: \(problem)\n")
    #expect(drift.status == 1)
  }

  /// Two outputs that are one file on macOS and Windows: nothing is written on any system.
  @Test func outputsDifferInMoreThanCase() throws {
    let folder = try TemporaryFolder()
    for name in ["Brand", "BRAND"] {
      try folder.write(
        smallSpec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }"),
        to: "tokens/\(name)1.yaml"
      )
    }
    let result = try stylespec("compile", in: folder.path)
    let message = "`Brand` and `BRAND` would be one file on macOS and Windows; rename one of the two [duplicate-output]"
    #expect(result.errors.hasPrefix("tokens/Brand1.yaml:2:7: error: \(message)\n"), "\(result.errors)")
    #expect(result.errors.contains("\ntokens/BRAND1.yaml:2:7: note: the first `BRAND`\n"))
    #expect(result.status == 1)
    #expect(try folder.contents() == ["tokens", "tokens/BRAND1.yaml", "tokens/Brand1.yaml"])
    #expect(try stylespec("list", in: folder.path).status == 0)
  }

  @Test func checkReportsDriftAndWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let missing = try stylespec("compile", "--check", in: folder.path)
    #expect(missing.errors == "Generated/Swift/Brand.swift: error: is missing; run 'stylespec compile' [drift]\n")
    #expect(missing.status == 1)
    #expect(try folder.contents() == ["tokens", "tokens/brand.yaml"])

    #expect(try stylespec("compile", in: folder.path).status == 0)
    let fresh = try stylespec("compile", "--check", in: folder.path)
    #expect(fresh.output == "up to date\n")
    #expect(fresh.status == 0)

    try folder.write(smallSpec.replacing("20", with: "21"), to: "tokens/brand.yaml")
    let before = try folder.read("Generated/Swift/Brand.swift")
    let stale = try stylespec("compile", "--check", in: folder.path)
    let code = "`14_ink_regular`: 14 pt, weight 400, #222222"
    #expect(
      stale.errors.hasPrefix(
        """
        Generated/Swift/Brand.swift:25:1: error: differs from what the spec compiles to; run 'stylespec compile' [drift]
          -   /// \(code); line height 20, line spacing 3, baseline at 14.977.
          -   /// `14_ink_bold`: 14 pt, weight 700, #222222; line height 20, line spacing 3, baseline at 14.977.

        """
      )
    )
    #expect(stale.errors.contains("  +   /// \(code); line height 21, line spacing 3, baseline at 15.477.\n"))
    // Some lines of each side, not the whole file.
    #expect(stale.errors.contains("\n  - … and "))
    #expect(stale.errors.split(separator: "\n").count == 9)
    #expect(stale.status == 1)
    #expect(try folder.read("Generated/Swift/Brand.swift") == before)
  }

  /// Each value of an emoji that tables have is checked, and its image is not read: none of these files is there.
  @Test(arguments: [
    ("003.png", "004.png"), ("[{name}]", "({name})"), ("label: happy", "label: glad"), ("(:", "(-:"),
    ("scale: 1.2", "scale: 1.3"),
    ("folder: faces", "folder: smileys"), ("keywords: [smile]", "keywords: [smile, joy]"), ("icon: 赞", "icon: 开心"),
    ("icon: 赞", "icon: 赞\n    boundaries: none"),
  ])
  func checkReportsDriftOfEmoji(old: String, new: String) throws {
    let folder = try TemporaryFolder()
    let emoji = """
      emoji:
        classic:
          folder: faces
          code: "[{name}]"
          icon: 赞
          items: { 赞: 003.png, 开心: { image: k.png, label: happy, keywords: [smile], aliases: "(:", scale: 1.2 } }

      """
    let arguments = ["compile", "--emit", "swift,catalog", "--out", "out"]
    let run = { (more: [String]) in
      try Subprocess.run(Repository.product("stylespec"), arguments + more, in: folder.path)
    }
    try folder.write(smallSpec + emoji, to: "tokens/brand.yaml")
    let written = try run([])
    #expect(written.output.contains("wrote out/Brand.emojicatalog\n"), "\(written)")
    #expect(try run(["--check"]).status == 0)
    try folder.write(smallSpec + emoji.replacing(old, with: new), to: "tokens/brand.yaml")
    let drift = try run(["--check"])
    #expect(drift.status == 1)
    let problem = "error: differs from what the spec compiles to; run 'stylespec compile' [drift]"
    #expect(drift.errors.contains("out/Brand.emojicatalog: \(problem)\n"), "\(drift.errors)")
    #expect(drift.errors.contains("out/Brand.swift:"), "\(drift.errors)")
  }

  /// After an update of the tool, only the header may differ.
  @Test func driftOfTheHeaderAloneIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    #expect(try stylespec("compile", in: folder.path).status == 0)
    let text = try folder.read("Generated/Swift/Brand.swift")
    try folder.write(text.replacing("stylespec 0.2.0", with: "stylespec 0.0.9"), to: "Generated/Swift/Brand.swift")
    let lines = try stylespec("compile", "--check", in: folder.path).errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("Generated/Swift/Brand.swift:1:1: error: differs"))
    #expect(lines[1].hasPrefix("  - // Generated by stylespec 0.0.9 from"))
    #expect(lines[2].hasPrefix("  + // Generated by stylespec 0.2.0 from"))
  }

  @Test func anErrorWritesNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec.replacing("#222222", with: "#22"), to: "tokens/汉.yaml")
    let result = try stylespec("compile", in: folder.path)
    #expect(
      result.errors == """
        tokens/汉.yaml:4:15: error: `#22` is not a color; write `"#222222"`, in quotes because `#` starts a comment \
        [invalid-color]
          4 | color: { ink: "#22" }
            |               ^~~~~
          fix: write `"#222222"` (unsafe: review first)
        1 error

        """
    )
    #expect(result.output == "")
    #expect(result.status == 1)
    #expect(try folder.contents() == ["tokens", "tokens/汉.yaml"])
  }

  @Test func exitStatusTellsWhatWentWrong() throws {
    let folder = try TemporaryFolder()
    let nothing = try stylespec("compile", in: folder.path)
    #expect(nothing.status == 64)
    #expect(
      nothing.errors.hasPrefix("Error: There is no folder tokens/ here or above, and no *.stylespec.yaml in a Swift")
    )

    let missing = try stylespec("compile", "none.yaml", in: folder.path)
    #expect(missing.status == 74)
    #expect(missing.errors == "none.yaml: error: cannot be read: No such file or directory\n")

    try folder.write("- a\n", to: "lists/list.yaml")
    let noSpec = try stylespec("compile", "lists", in: folder.path)
    #expect(noSpec.status == 1)
    #expect(noSpec.errors == "lists: error: no spec among the files; a spec starts with `stylespec: 1`\n")

    #expect(try stylespec("compile", "--emit", "cobol", in: folder.path).status == 64)
    #expect(try stylespec("--nonsense").status == 64)
    #expect(try stylespec("compile", "--out", "", in: folder.path).status == 64)
    #expect(try stylespec("compile", "--emit", "", in: folder.path).status == 64)

    try folder.write(smallSpec, to: "brand.yaml")
    try folder.write("", to: "file")
    #expect(try stylespec("compile", "brand.yaml", "--out", "file", in: folder.path).status == 74)
  }
}

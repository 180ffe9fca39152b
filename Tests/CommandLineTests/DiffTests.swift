import TestSupport
import Testing

/// Files and folders on the disk, formats and exit statuses.
struct DiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "old/brand.yaml")
    try folder.write(smallSpec.replacing("ink: \"#222222\"", with: "ink: \"#8A8A8A\""), to: "visible/brand.yaml")
    try folder.write(smallSpec.replacing("regular: 400", with: "book: 400"), to: "breaking/brand.yaml")
    try folder.write(smallSpec.replacing("bold: 700", with: "bold: 700, thin: 100"), to: "invisible/brand.yaml")
  }

  private func diff(_ arguments: String..., input: String = "") throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["diff"] + arguments, in: folder.path, input: input)
  }

  @Test func textIsForPeople() throws {
    let result = try diff("old", "visible")
    #expect(
      result.output == """
        visible
          color `ink`: light `#222222` → `#8A8A8A`, ΔE 36.6, contrast on `#FFFFFF` 15.9 → 3.45, now below the 4.5 of WCAG 2.2 AA
            14_ink_regular, 14_ink_bold and 2 more

        0 breaking, 1 visible, 0 invisible: old → visible

        """
    )
    #expect(result.errors == "" && result.status == 0)
  }

  /// The grounds that the spec, or the configuration of the new version, gives.
  @Test(arguments: [
    ("ink: { light: \"#8A8A8A\", on: [\"#FFFFFF\", \"#000000\"] }", "", "contrast on `#FFFFFF` 15.9 → 3.45"),
    ("ink: { light: \"#8A8A8A\", on: \"#000000\" }", "", "contrast on `#000000` 1.31 → 6.08"),
    ("ink: \"#8A8A8A\"", "in*: \"#000000\"", "contrast on `#000000` 1.31 → 6.08"),
    ("ink: \"#8A8A8A\"", "in*: \"{color.ink}\"", "contrast on `#8A8A8A` 4.6 → 1"),
  ])
  func contrastIsThatOnTheGround(ink: String, backgrounds: String, expected: String) throws {
    try folder.write(smallSpec.replacing("ink: \"#222222\"", with: ink), to: "visible/brand.yaml")
    if !backgrounds.isEmpty {
      try folder.write("rules: { contrast: { backgrounds: { \(backgrounds) } } }\n", to: "visible/.stylespec.yaml")
    }
    let result = try diff("old", "visible")
    #expect(result.output.contains(expected), "\(result.output)")
  }

  @Test(arguments: ["", "1"])
  func colorIsForTerminals(noColor: String) throws {
    let command = "'\(Repository.product("stylespec"))' diff old visible"
    let environment = ["NO_COLOR": noColor]
    let result = try Subprocess.run(
      "script",
      ["-qec", command, "/dev/null"],
      in: folder.path,
      environment: environment
    )
    #expect(result.output.contains("\u{1B}[1;33mvisible\u{1B}[0m") == noColor.isEmpty)
    #expect(result.output.contains("color `ink`: light"))
  }

  @Test func jsonListsEveryCode() throws {
    let json = try JSONValue(parsing: diff("old", "breaking/brand.yaml", "--format", "json").output)
    #expect(json["old"] == "old" && json["new"] == "breaking/brand.yaml")
    #expect(json["counts", "breaking"] == .number(1))
    #expect(json["findings", 0, "change"] == "code-renamed" && json["findings", 0, "class"] == "breaking")
    #expect(json["findings", 0, "codes"].items.count == 2)
    #expect(json["findings", 0, "codes", 0, "old", "code"] == "14_ink_regular")
    #expect(json["findings", 0, "codes", 0, "new", "swift"] == "StyleCode.t14_ink_book")
  }

  @Test func markdownIsForComments() throws {
    let text = try diff("old", "invisible", "--format", "markdown").output
    #expect(
      text.hasPrefix("<!-- stylespec diff -->\n### Styles: 0 breaking, 0 visible, 1 invisible\n\n`old` → `invisible`\n")
    )
    #expect(text.contains("| weight `thin` is new: 2 codes | `14_ink_thin`, `13_5_ink_thin` |"))
  }

  @Test(arguments: [
    ("old", "none", 0), ("old", "breaking", 0), ("old", "visible", 0), ("visible", "none", 0),
    ("visible", "breaking", 0),
    ("visible", "visible", 1), ("breaking", "none", 0), ("breaking", "breaking", 1), ("breaking", "visible", 1),
    ("invisible", "visible", 0),
  ])
  func failingIsAskedFor(new: String, limit: String, status: Int32) throws {
    let result = limit == "none" ? try diff("old", new) : try diff("old", new, "--fail-on", limit)
    #expect(result.status == status)
    #expect(result.errors == (status == 0 ? "" : "1 \(new) change; --fail-on \(limit) allows none\n"))
    #expect(result.output != "")
  }

  @Test func standardInputIsAVersion() throws {
    #expect(try diff("-", "old", input: smallSpec).output.hasPrefix("no difference in meaning: "))
    #expect(try diff("old", "-", input: smallSpec.replacing("700", with: "600")).output.contains("700 → 600, lighter"))
    #expect(try diff("-", "-").status == 64)
  }

  @Test(arguments: [
    ["old", "visible", "new"], ["old", "visible", "--fail-on", "invisible"], ["old", "visible", "--format", "html"],
    ["", "old"],
  ])
  func wrongCommandLinesAreUsage(arguments: [String]) throws {
    let result = try Subprocess.run(Repository.product("stylespec"), ["diff"] + arguments, in: folder.path)
    #expect(result.status == 64 && result.errors.contains("Usage: stylespec diff"))
  }

  @Test func missingFilesAreErrorsOfFiles() throws {
    let result = try diff("old", "nothing")
    #expect(result.errors == "nothing: error: is neither a file or folder here nor a 'REVISION:PATH' of git\n")
    #expect(result.status == 74)
  }
}

import TestSupport
import Testing

/// A project that accepts its old findings, and reports new ones.
struct LintBaselineTests {
  private let project: LintProject

  init() throws {
    project = try LintProject()
    let written = try project.lint("--write-baseline", "lint-baseline.json")
    #expect(written.errors == "lint-baseline.json: 2 findings accepted\n")
    #expect(written.output == "" && written.status == 0)
  }

  private func rewrite(_ old: String, _ new: String) throws {
    try project.folder.write(LintProject.spec.replacing(old, with: new), to: "tokens/brand.yaml")
  }

  private func findings() throws -> [String] {
    try project.findings("--baseline", "lint-baseline.json")
  }

  @Test func acceptedFindingsAreNotReported() throws {
    let result = try project.lint("--baseline", "lint-baseline.json", "--max-warnings", "0")
    #expect(result.output == "tokens: nothing to report\n")
    #expect(result.status == 0)
  }

  @Test(arguments: ["-", "/dev/stdout"])
  func aBaselineMayGoToStandardOutput(name: String) throws {
    let result = try project.lint("--write-baseline", name)
    #expect(result.output == (try project.folder.read("lint-baseline.json")))
    #expect(try !project.folder.contents().contains("-"))
  }

  @Test func linesMayMove() throws {
    try rewrite("color:\n", "# One\n# Two\n\ncolor:\n  # Three\n")
    #expect(try findings() == [])
  }

  @Test func newFindingsAreReported() throws {
    try rewrite("  9: plain\n", "  8: plain\n  9: plain\n")
    #expect(try findings() == ["tokens/brand.yaml:10 small-size"])
    #expect(try project.lint("--baseline", "lint-baseline.json", "--max-warnings", "0").status == 1)
  }

  @Test func entriesOfFixedFindingsAreStale() throws {
    try rewrite("#8A8A8A", "#666666")
    #expect(try findings() == ["lint-baseline.json:4 stale-baseline"])
    let written = try project.lint("--write-baseline", "lint-baseline.json")
    #expect(written.errors == "lint-baseline.json: 1 finding accepted\n")
    #expect(try findings() == [])
  }

  @Test func aFileThatIsGoneIsStale() throws {
    try project.folder.write(LintProject.spec.replacing("Brand", with: "Other"), to: "tokens/other.yaml")
    _ = try project.lint("--write-baseline", "lint-baseline.json")
    #expect(try project.findings("tokens/brand.yaml", "--baseline", "lint-baseline.json") == [])
    try project.folder.write("{}\n", to: "tokens/other.yaml")
    #expect(try findings() == ["lint-baseline.json:6 stale-baseline", "lint-baseline.json:7 stale-baseline"])
  }

  /// Without `--sources`, entries about sources are not stale.
  @Test func aRunWithoutSourcesKeepsTheirEntries() throws {
    try project.folder.write(LintProject.swift, to: "Sources/Price.swift")
    _ = try project.lint("--write-baseline", "lint-baseline.json", "--sources", "Sources")
    #expect(try project.findings("--baseline", "lint-baseline.json", "--sources", "Sources") == [])
    #expect(try findings() == [])
  }

  /// Paths are relative to the folder of the baseline, for every form of the command line.
  @Test func pathsCountFromTheBaseline() throws {
    let path = project.folder.path
    #expect(try stylespec("lint", "--baseline", path + "/lint-baseline.json", path + "/tokens", in: "/").status == 0)
    let elsewhere = try stylespec("lint", path + "/tokens", "--baseline", path + "/lint-baseline.json", in: "/")
    #expect(elsewhere.output == "\(path)/tokens: nothing to report\n")
  }

  @Test(arguments: ["[]", "stylespec: 1", "", "{\"version\": 99, \"findings\": []}"])
  func wrongBaselinesAreReported(text: String) throws {
    try project.folder.write(text, to: "lint-baseline.json")
    let result = try project.lint("--baseline", "lint-baseline.json")
    #expect(result.output.contains("lint-baseline.json:1:1: error: "))
    #expect(result.output.contains("[invalid-baseline]"))
    #expect(result.output.contains("[small-size]"), "findings are reported all the same")
    #expect(result.status == 1)
  }

  @Test func aMissingBaselineIsAnErrorOfFiles() throws {
    let result = try project.lint("--baseline", "missing.json")
    #expect(result.errors == "missing.json: error: cannot be read: No such file or directory\n")
    #expect(result.status == 74)
  }

  @Test func aBrokenSpecLeavesTheBaseline() throws {
    let before = try project.folder.read("lint-baseline.json")
    try rewrite("400", "+400")
    let result = try project.lint("--write-baseline", "lint-baseline.json")
    #expect(result.output.contains("[invalid-number]"))
    #expect(result.status == 1)
    #expect(try project.folder.read("lint-baseline.json") == before)
  }
}

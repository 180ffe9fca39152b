import TestSupport
import Testing

/// `stylespec migrate`.
struct MigrateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec("ink: '#111111', gray: '#666666', old: '#AA0000'"), to: "v1.yaml")
    try folder.write(Self.spec("ink: '#111111', slate: '#666666', new: '#AA0001'"), to: "v2.yaml")
    try folder.write(Self.source, to: "App/A.swift")
    try folder.write("a { color: var(--color-gray) }\n", to: "App/a.css")
  }

  private static let source = """
    let title: StyleCode = .t14_gray_bold
    let alert = Brand.code(named: "14_old_bold")
    let small: StyleCode = .t13_ink_bold

    """

  private static func spec(_ colors: String) -> String {
    let sizes = colors.contains("gray") ? "13: { lineHeight: 18 }, 14: { lineHeight: 20 }" : "14: { lineHeight: 20 }"
    return """
      stylespec: 1
      name: Brand
      color: { \(colors) }
      weight: { bold: 700 }
      typography: { \(sizes) }

      """
  }

  private func migrate(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["migrate"] + arguments, in: folder.path)
  }

  @Test func aReportSaysWhatEachNameNeeds() throws {
    let result = try migrate("v1.yaml", "v2.yaml", "--sources", "App")
    #expect(result.status == 0, "\(result)")
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("App") }
    #expect(
      lines == [
        "App/A.swift:1:25: info: `t14_gray_bold` is now `t14_slate_bold`, with the same values [safe]",
        "App/A.swift:2:32: warning: `14_old_bold` is gone, and `14_new_bold` replaces it: light `#AA0000` → `#AA0001`, "
          + "ΔE 0.2, contrast on `#FFFFFF` 7.75 as before [appearance]",
        "App/A.swift:3:25: error: `t13_ink_bold` is gone; the nearest is `t14_ink_bold` (text larger (13 → 14 pt), "
          + "line box +2 pt (18 → 20 pt), text 1.36 pt lower) [manual]",
        "App/a.css:1:16: info: `--color-gray` is now `--color-slate`, with the same values [safe]",
      ]
    )
    #expect(result.errors == "4 names: 2 safe, 1 appearance, 1 manual\n")
    #expect(try folder.read("App/A.swift") == Self.source)
    #expect(try migrate("v1.yaml", "v2.yaml", "--sources", "App", "--fail-on", "manual").status == 1)
    #expect(try migrate("v1.yaml", "v2.yaml", "--sources", "App/a.css", "--fail-on", "manual").status == 0)
    #expect(try migrate("v1.yaml", "v2.yaml", "--sources", "App/a.css", "--fail-on", "broken").status == 1)
  }

  @Test func safeNamesAreWrittenOnceAndTheVersionIsRecorded() throws {
    try folder.write("# ours\nsources: App", to: ".stylespec.yaml")
    let result = try migrate("v1.yaml", "v2.yaml", "--apply", "safe", "--format", "json")
    #expect(result.status == 0, "\(result)")
    #expect(result.errors == "changed 2 names in 2 files; left: 1 appearance, 1 manual\n")
    #expect(try JSONValue(parsing: result.output).items.count == 4)
    let changed = Self.source.replacing("gray", with: "slate")
    #expect(try folder.read("App/A.swift") == changed)
    #expect(try folder.read("App/a.css") == "a { color: var(--color-slate) }\n")
    let configuration = try folder.read(".stylespec.yaml")
    #expect(configuration.hasPrefix("# ours\nsources: App\nmigrated: { version: \"v2.yaml\", digest: \""))
    #expect(configuration.hasSuffix("\", apply: safe }\n"))
    let again = try migrate("v1.yaml", "v2.yaml", "--apply", "safe")
    #expect(again.status == 1 && again.output == "", "\(again)")
    #expect(again.errors.contains("sources have reached v2.yaml already, as .stylespec.yaml says"))
    #expect(try migrate("v1.yaml", "v2.yaml", "--apply", "appearance").status == 0)
    #expect(try folder.read("App/A.swift") == changed.replacing("14_old_bold", with: "14_new_bold"))
    #expect(try folder.read(".stylespec.yaml") == configuration.replacing(", apply: safe", with: ""))
    #expect(try migrate("v1.yaml", "v2.yaml", "--apply", "appearance").status == 1)
  }

  @Test func aPatchWritesNothing() throws {
    let result = try migrate("v1.yaml", "v2.yaml", "--sources", "App", "--apply", "appearance", "--dry-run")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("+let alert = Brand.code(named: \"14_new_bold\")\n"))
    #expect(try folder.read("App/A.swift") == Self.source)
    #expect(try !folder.contents().contains(".stylespec.yaml"))
  }

  @Test func revisionsAreVersions() throws {
    try folder.write(Self.spec("ink: '#111111', gray: '#666666'"), to: "tokens/brand.yaml")
    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=t", "-c", "user.email=t@example.com"]
      let result = try Subprocess.run("git", identity + arguments, in: folder.path)
      try #require(result.status == 0, "\(result)")
    }
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "1")
    try git("tag", "v1")
    try folder.write(Self.spec("ink: '#111111', slate: '#666666'"), to: "tokens/brand.yaml")
    for arguments in [["v1"], ["v1", "tokens"], ["v1:tokens", "tokens"]] {
      let result = try Subprocess.run(
        Repository.product("stylespec"),
        ["migrate"] + arguments + ["--sources", "App/a.css"],
        in: folder.path
      )
      #expect(result.output.hasPrefix("App/a.css:1:16: info: `--color-gray` is now `--color-slate`"), "\(result)")
    }
  }

  @Test func whatTheNewVersionSaysWins() throws {
    try folder.write(try folder.read("v1.yaml"), to: "old/brand.yaml")
    try folder.write(try folder.read("v2.yaml"), to: "new/brand.yaml")
    // What the old version says is about names before it.
    try folder.write("14_gray_bold: 14_ink_bold\n", to: "old/migrations.yaml")
    let entries =
      "14_gray_bold: 14_ink_bold\ncolor.gray: color.new\n13_ink_bold: null\n14_old_bold: [14_new_bold, 14_slate_bold]\n"
    try folder.write(entries, to: "new/migrations.yaml")
    let result = try migrate("old", "new", "--sources", "App", "--apply", "appearance")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("error: `t13_ink_bold` is gone, and nothing replaces it [manual]"), "\(result)")
    #expect(result.output.contains("error: `14_old_bold` is now `14_new_bold` ("), "\(result)")
    #expect(try folder.read("App/A.swift") == Self.source.replacing("gray", with: "new"))
    #expect(try folder.read("App/a.css") == "a { color: var(--color-new) }\n")
    try folder.write("color.gray: 1: 2\n", to: "new/migrations.yaml")
    let broken = try migrate("old", "new", "--sources", "App")
    #expect(broken.status == 1 && broken.errors.hasPrefix("new/migrations.yaml:1:"), "\(broken)")
  }

  @Test func allFormatsHaveTheGrades() throws {
    let result = try migrate(
      "v1.yaml",
      "v2.yaml",
      "--sources",
      "App",
      "--format",
      "github",
      "--format",
      "sarif:out.sarif",
      "--format",
      "junit:out.xml"
    )
    #expect(result.output.contains("::notice file=App/A.swift,line=1"), "\(result)")
    let sarif = try JSONValue(parsing: try folder.read("out.sarif"))
    #expect(
      sarif["runs", 0, "tool", "driver", "rules"].items.map { $0["id"] } == [
        .text("safe"), .text("appearance"), .text("manual"),
      ]
    )
    #expect(sarif["runs", 0, "results"].items.count == 4)
    #expect(try folder.read("out.xml").contains("testsuites name=\"stylespec\""))
  }

  @Test func sourcesHaveToBeNamed() throws {
    let result = try migrate("v1.yaml", "v2.yaml")
    #expect(result.status == 64 && result.errors.contains("Name the sources by --sources"), "\(result)")
  }
}

import TestSupport
import Testing

/// Every format of a report, from the built tool.
struct LintReportTests {
  private let project: LintProject

  init() throws {
    project = try LintProject()
  }

  @Test func textShowsTheLine() throws {
    let result = try project.lint()
    #expect(
      result.output == """
        tokens/brand.yaml:6:18: warning: text in `grey` has a contrast of 3.45 on #FFFFFF in the light appearance; WCAG \
        2.2 AA requires 4.5 for text of this size, which #767676 has [contrast]
          6 |   grey: { light: "#8A8A8A", dark: "#9B9B9B" }
            |                  ^~~~~~~~~
          fix: write `#767676` (unsafe: review first)
        tokens/brand.yaml:10:3: warning: size 9 is too small for many readers; use 11 or more [small-size]
          10 |   9: plain
             |   ^
        2 warnings

        """
    )
    #expect(result.status == 0)
  }

  @Test func gitHubGetsCommands() throws {
    let lines = try project.lint("--format", "github").output.split(separator: "\n")
    #expect(lines.count == 2)
    let line = try #require(lines.last)
    #expect(line.hasPrefix("::warning file=tokens/brand.yaml,line=10,endLine=10,col=3,endColumn=4,title=small-size::"))
    #expect(line.hasSuffix("::size 9 is too small for many readers; use 11 or more"))
  }

  @Test func xcodeGetsAbsolutePaths() throws {
    let lines = try project.lint("--format", "xcode").output.split(separator: "\n")
    let line = try #require(lines.last)
    #expect(lines.count == 2)
    #expect(line.hasPrefix("/"))
    #expect(
      line.hasSuffix(
        "/tokens/brand.yaml:10:3: warning: size 9 is too small for many readers; use 11 or more [small-size]"
      )
    )
  }

  @Test func junitHasAFailureForEachFinding() throws {
    let report = try project.lint("--format", "junit").output
    #expect(report.contains("<testsuites name=\"stylespec\" tests=\"2\" failures=\"2\" errors=\"0\">"))
    #expect(report.contains("<testcase classname=\"tokens/brand.yaml\" name=\"small-size at 10:3\">"))
  }

  @Test func junitOfACleanProjectHasTests() throws {
    let clean = try LintProject(configuration: "rules: { small-size: off, contrast: off }\n")
    let report = try clean.lint("--format", "junit").output
    #expect(report.contains("<testcase classname=\"tokens/brand.yaml\" name=\"stylespec\"/>"))
    #expect(!report.contains("<failure"))
  }

  @Test func sarifHasResultsWithFixesAndFingerprints() throws {
    let log = try JSONValue(parsing: project.lint("--format", "sarif").output)
    let run = log["runs", 0]
    let results = run["results"].items
    #expect(log["version"] == "2.1.0" && run["columnKind"] == "utf16CodeUnits")
    #expect(results.map { $0["ruleId"] } == ["contrast", "small-size"])
    let contrast = try #require(results.first)
    let region = contrast["locations", 0, "physicalLocation", "region"]
    #expect(region["startLine"] == .number(6) && region["startColumn"] == .number(18))
    let replacement = contrast["fixes", 0, "artifactChanges", 0, "replacements", 0]
    #expect(replacement["insertedContent", "text"] == "\"#767676\"")
    guard case .text(let fingerprint) = contrast["partialFingerprints", "stylespec/v1"] else {
      Issue.record("no fingerprint")
      return
    }
    #expect(fingerprint.count == 16)
    guard case .number(let index) = contrast["ruleIndex"] else {
      Issue.record("no index of a rule")
      return
    }
    #expect(run["tool", "driver", "rules", Int(index), "id"] == "contrast")
  }

  /// One run with several reports writes the same as a run for each format.
  @Test func severalFormatsAtOnce() throws {
    let formats = ["json", "sarif", "github", "xcode", "junit"]
    let arguments = formats.flatMap { ["--format", "\($0):out/\($0)"] }
    let program = Repository.product("stylespec")
    let all = try Subprocess.run(program, ["lint", "--format", "text"] + arguments, in: project.folder.path)
    #expect(all.output == (try project.lint().output))
    for format in formats {
      let alone = try project.lint("--format", format).output
      #expect(try project.folder.read("out/\(format)") == alone, "\(format)")
    }
  }

  /// Each run replaces the report in a file.
  @Test func reportsAreReplaced() throws {
    try project.folder.write(String(repeating: "a.yaml:1:1: error: old [small-size]\n", count: 1_000), to: "lint.txt")
    let result = try project.lint("--format", "text:lint.txt")
    #expect(result.output == "")
    #expect(try project.folder.read("lint.txt") == (try project.lint().output))
  }
}

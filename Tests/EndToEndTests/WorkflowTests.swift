import Foundation
import TestSupport
import Testing

/// The steps of the workflow that users copy, run as GitHub runs them. (`Scripts/check-recipes` checks its syntax.)
struct WorkflowTests {
  private let project: RecipeProject
  private let workflow: Workflow

  init() throws {
    project = try RecipeProject()
    workflow = try Workflow("Examples/GitHubActions/stylespec.yml")
  }

  @Test func lintReportsTwice() throws {
    let fine = try run("Lint")
    #expect(!fine.output.contains("::error"))
    #expect(fine.status == 0)
    #expect(try project.folder.read("report/lint.sarif").contains("\"version\" : \"2.1.0\""))
    try project.folder.write(RecipeProject.spec.replacing("#222222", with: "#22222"), to: "tokens/brand.yaml")
    let broken = try run("Lint")
    #expect(broken.output.hasPrefix("::error file=tokens/brand.yaml,line=4,"))
    #expect(broken.status == 1)
    #expect(try project.folder.read("report/lint.sarif").contains("invalid-color"))
  }

  @Test func driftFails() throws {
    let step = "Compare the outputs with the specs"
    #expect(try run(step).status == 0)
    try project.folder.write(RecipeProject.spec.replacing("20", with: "21"), to: "tokens/brand.yaml")
    let stale = try run(step)
    #expect(stale.errors.hasPrefix("Generated/Swift/Brand.swift:"))
    #expect(stale.status == 1)
  }

  @Test func firstTokensAreNew() throws {
    try project.folder.write("", to: "notes.txt")
    try project.mergePullRequest()
    try project.folder.write("", to: "summary.md")
    let step = try workflow.step("Describe the change").replacing("HEAD^1", with: "HEAD^1:none")
    #expect(try run(script: step).status == 0)
    let report = try project.folder.read("report/diff.md")
    #expect(report.hasPrefix("<!-- stylespec diff -->\n") && report.contains("is new: "), "\(report)")
    #expect(try project.folder.read("summary.md") == report)
  }

  @Test func describesWhatTheChangeMeans() throws {
    try project.folder.write(RecipeProject.spec.replacing("20", with: "22"), to: "tokens/brand.yaml")
    try project.mergePullRequest()
    try project.folder.write("", to: "summary.md")
    let result = try run("Describe the change")
    #expect(result.status == 0, "\(result.errors)")
    let report = try project.folder.read("report/diff.md")
    #expect(report.hasPrefix("<!-- stylespec diff -->\n"))
    #expect(report.contains("line box +2 pt"), "\(report)")
    #expect(try project.folder.read("summary.md") == report)
  }

  /// A repository of a design team, without code and without a spec.
  @Test func tokenFilesAreEnough() throws {
    let tokens = #"{ "radius": { "$type": "dimension", "full": { "$value": { "value": 999, "unit": "px" } } } }"#
    try FileManager.default.removeItem(atPath: project.folder.path + "/Sources")
    try FileManager.default.removeItem(atPath: project.folder.path + "/tokens")
    try project.folder.write(tokens, to: "tokens/site.tokens.json")
    try project.folder.write("outputs: { out: web, emit: css }\n", to: ".stylespec.yaml")
    try project.mergePullRequest()
    try project.folder.write(tokens.replacing("full", with: "round"), to: "tokens/site.tokens.json")
    try project.mergePullRequest()
    #expect(try run("Lint").status == 0)
    #expect(try run("Compare the outputs with the specs").status == 1)
    try project.folder.write("", to: "summary.md")
    #expect(try run("Describe the change").status == 0)
    #expect(try project.folder.read("summary.md").contains("CSS `--radius-full` → `--radius-round`"))
  }

  @Test func thePageShowsTheChange() throws {
    try project.folder.write(RecipeProject.spec.replacing("20", with: "22"), to: "tokens/brand.yaml")
    try project.mergePullRequest()
    let result = try run("Show the change")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try project.folder.read("page/Brand.html").contains("data-kind=metrics-changed"))
    try writeGitHubTool()
    try project.folder.write("**What** `changes`\n", to: "report/diff.md")
    _ = try comment(existing: "", page: "https://example.com/1")
    #expect(try project.folder.read("report/diff.md").contains("\n[The page of this change](https://example.com/1) "))
  }

  @Test func commentsOnceAndThenUpdatesTheComment() throws {
    try writeGitHubTool()
    try project.folder.write("**What** `changes`\n", to: "report/diff.md")
    try project.folder.write(RecipeProject.spec.replacing("20", with: "21"), to: "tokens/brand.yaml")
    try project.mergePullRequest()
    let field = "--field body=@report/diff.md"
    #expect(try comment(existing: "") == "api --silent --method POST repos/o/r/issues/7/comments \(field)")
    let update = "api --silent --method PATCH repos/o/r/issues/comments/12 \(field)"
    #expect(try comment(existing: "12\n34\n") == update)
  }

  @Test func saysNothingWhereNoTokensChange() throws {
    try writeGitHubTool()
    try project.folder.write("### Styles: no difference in meaning\n", to: "report/diff.md")
    try project.folder.write("let title = 2\n", to: "Sources/App/Title.swift")
    try project.mergePullRequest()
    #expect(try comment(existing: "") == nil)
    // The comment of an earlier push must not stay.
    #expect(try comment(existing: "12\n")?.contains("PATCH") == true)
  }

  /// Replaces GitHub's tool: records its arguments, and returns the IDs in `EXISTING` as our comments.
  private func writeGitHubTool() throws {
    let script = """
      #!/bin/sh
      case "$*" in
      *--paginate*) printf '%s' "$EXISTING" ;;
      *) echo "$*" >>gh.log ;;
      esac
      """
    try project.folder.writeProgram(script, to: "bin/gh")
  }

  /// The requests of the step to GitHub.
  private func comment(existing: String, page: String = "") throws -> String? {
    try project.folder.write("", to: "gh.log")
    let environment = ["EXISTING": existing, "REPOSITORY": "o/r", "NUMBER": "7", "PAGE": page]
    let result = try run("Comment", environment: environment)
    #expect(result.status == 0, "\(result.errors)")
    return try project.folder.read("gh.log").split(separator: "\n").first.map(String.init)
  }

  private func run(_ step: String, environment: [String: String] = [:]) throws -> SubprocessResult {
    try run(script: workflow.step(step), environment: environment)
  }

  private func run(script: String, environment: [String: String] = [:]) throws -> SubprocessResult {
    try project.run(script: script, environment: environment)
  }
}

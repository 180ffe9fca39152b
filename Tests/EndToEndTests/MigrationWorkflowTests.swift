import TestSupport
import Testing

/// The steps of the workflow that says what sources need, run as GitHub runs them.
struct MigrationWorkflowTests {
  private let project: RecipeProject
  private let workflow: Workflow

  init() throws {
    project = try RecipeProject()
    workflow = try Workflow("Examples/GitHubActions/migrate.yml")
  }

  @Test func namesThatAreGoneFailAndOthersDoNot() throws {
    try project.folder.write("sources: Sources\n", to: ".stylespec.yaml")
    try project.folder.write("let a: StyleCode = .t14_ink_bold\n", to: "Sources/App/Title.swift")
    try project.mergePullRequest()
    try project.folder.write(RecipeProject.spec.replacing("ink", with: "text"), to: "tokens/brand.yaml")
    try project.mergePullRequest()
    let broken = try run("Say what sources need")
    #expect(broken.status == 1)
    #expect(broken.output.hasPrefix("::notice file=Sources/App/Title.swift,line=1,"), "\(broken)")
    try project.folder.write("", to: "summary.md")
    #expect(try run("Summarize").status == 0)
    let summary = try project.folder.read("summary.md")
    #expect(summary.hasPrefix("### What sources need\n\n```text\nSources/App/Title.swift:1:21: info:"), "\(summary)")
    let more = "color: { ink: \"#222222\", red: \"#C8102E\" }"
    try project.folder.write(
      RecipeProject.spec.replacing("color: { ink: \"#222222\" }", with: more),
      to: "tokens/brand.yaml"
    )
    try project.mergePullRequest()
    #expect(try run("Say what sources need").status == 0)
  }

  private func run(_ step: String) throws -> SubprocessResult {
    try project.run(script: workflow.step(step))
  }
}

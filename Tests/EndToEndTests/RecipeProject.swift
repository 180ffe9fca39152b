import Foundation
import Testing
import TestSupport

/// A repository like that of a user: tokens, their outputs, and a pull request with GitHub's test merge.
struct RecipeProject {
  static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    color: { ink: "#222222" }
    weight: { regular: 400, bold: 700 }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 } }

    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "tokens/brand.yaml")
    try folder.write("let title = 1\n", to: "Sources/App/Title.swift")
    #expect(try run(["stylespec", "compile"]).status == 0)
    try git("init", "-q", "-b", "main")
    try commit("Base")
  }

  /// Commits the changes on a branch, and merges it.
  func mergePullRequest() throws {
    try git("checkout", "-q", "-B", "change")
    try commit("Change")
    try git("checkout", "-q", "main")
    try git("merge", "-q", "--no-ff", "-m", "Merge", "change")
  }

  private func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  private func git(_ arguments: String...) throws {
    let user = ["-c", "user.name=U", "-c", "user.email=u@example.com", "-c", "commit.gpgsign=false"]
    let result = try Subprocess.run("git", user + arguments, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
  }

  /// Runs a step of a workflow as GitHub does, with `summary.md` for the summary of the run.
  func run(script: String, environment: [String: String] = [:]) throws -> SubprocessResult {
    let folder = try TemporaryFolder()
    let file = try folder.write(script, to: "step.sh")
    let summary = ["GITHUB_STEP_SUMMARY": self.folder.path + "/summary.md"]
    return try run(["bash", "-e", file], environment: environment.merging(summary) { old, _ in old })
  }

  /// Runs a command with the folder `bin` and then the built tool on the path.
  func run(_ command: [String], environment: [String: String] = [:]) throws -> SubprocessResult {
    let tools = URL(fileURLWithPath: Repository.product("stylespec")).deletingLastPathComponent().path
    let path = "PATH=\(folder.path)/bin:\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    return try Subprocess.run("env", [path] + command, in: folder.path, environment: environment)
  }
}

import TestSupport
import Testing

/// A git repository with specs in several revisions, made with the real git.
struct GitProject {
  let folder: TemporaryFolder

  /// The settings of the current user do not matter.
  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A",
    "GIT_AUTHOR_EMAIL": "a@b",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b",
  ]

  init(_ options: String...) throws {
    folder = try TemporaryFolder()
    try git(["init", "-q", "-b", "main"] + options)
  }

  /// Runs git in the repository; it must succeed.
  @discardableResult
  func git(_ arguments: [String]) throws -> String {
    let result = try Subprocess.run("git", arguments, in: folder.path, environment: Self.environment)
    try #require(result.status == 0, "git \(arguments): \(result.errors)")
    return result.output
  }

  /// Writes files, and commits all changes.
  func commit(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try git(["add", "-A"])
    try git(["commit", "-q", "-m", "change"])
  }

  /// `stylespec diff` in the repository, or in a folder of it.
  func diff(_ arguments: String..., below: String = "", environment: [String: String] = [:]) throws -> SubprocessResult
  {
    try Subprocess.run(
      Repository.product("stylespec"),
      ["diff"] + arguments,
      in: folder.path + "/" + below,
      environment: Self.environment.merging(environment) { _, new in new }
    )
  }
}

import Foundation
import TestSupport
import Testing

/// Repositories of all kinds, and failures of git.
struct DiffGitTests {
  private static let change = "weight `bold`: 700 → 800, heavier"

  private func commitTwice(in project: GitProject) throws {
    try project.commit(["tokens/deep/er/brand.yaml": smallSpec])
    try project.commit(["tokens/deep/er/brand.yaml": smallSpec.replacing("bold: 700", with: "bold: 800")])
  }

  @Test(arguments: ["sha1", "sha256"])
  func bothHashesAreRead(format: String) throws {
    let project = try GitProject("--object-format=\(format)")
    try commitTwice(in: project)
    #expect(try project.diff("HEAD~1:tokens", "HEAD:tokens").output.contains(Self.change))
    try project.git(["gc", "-q"])
    #expect(try project.diff("HEAD~1:tokens", "HEAD:tokens").output.contains(Self.change))
  }

  @Test func bareAndLinkedRepositoriesAreRead() throws {
    let project = try GitProject()
    try commitTwice(in: project)
    try project.git(["clone", "-q", "--bare", ".", "bare.git"])
    try project.git(["worktree", "add", "-q", "linked", "HEAD~1"])
    #expect(try project.diff("HEAD~1:tokens", "HEAD:tokens", below: "bare.git").output.contains(Self.change))
    #expect(try project.diff("HEAD:tokens", "main:tokens", below: "linked").output.contains(Self.change))
  }

  @Test func shallowClonesSayWhatToDo() throws {
    let project = try GitProject()
    try commitTwice(in: project)
    try project.git(["clone", "-q", "--depth", "1", "file://\(project.folder.path)", "shallow"])
    let result = try project.diff("HEAD~1:tokens", "HEAD:tokens", below: "shallow")
    let hint = "a shallow clone lacks older ones; 'git fetch --unshallow' gets them"
    #expect(result.errors == "HEAD~1:tokens: error: there is no revision 'HEAD~1'; \(hint)\n")
    #expect(result.status == 74)
  }

  @Test func outsideOfRepositoriesGitSaysSo() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "brand.yaml")
    let result = try stylespec("diff", "HEAD:tokens", "brand.yaml", in: folder.path)
    #expect(result.errors.hasPrefix("HEAD:tokens: error: git cannot read it: not a git repository"))
    #expect(result.status == 74)
  }

  /// A missing git, one that exits at once, one with endless messages, and one with nonsense answers.
  @Test func aGitThatFailsIsReported() throws {
    let project = try GitProject()
    try commitTwice(in: project)
    let real = try Subprocess.run("which", ["git"]).output.trimmingCharacters(in: .newlines)
    let run = { (script: String) in
      let programs = try TemporaryFolder("programs")
      try programs.writeProgram("#!/bin/bash\n" + script, to: "git")
      return try project.diff("HEAD~1:tokens", "tokens", environment: ["PATH": "\(programs.path):/usr/bin:/bin"])
    }
    let none = try project.diff("HEAD:tokens", "tokens", environment: ["PATH": "/nowhere"])
    #expect(none.errors == "HEAD:tokens: error: cannot be read: git is not installed, or not in PATH\n")
    let silent = "HEAD~1:tokens: error: git cannot read it: it ended without an answer\n"
    for script in [
      "exit 1", "read; exit 0", "read; echo '0123 blob 100'; echo short", "read; echo '01 blob 99999999999999999'",
    ] {
      let result = try run(script)
      #expect(result.errors == silent && result.status == 74, "\(script)")
    }
    let nonsense = try run("while read name; do echo \"$name is nonsense\"; done")
    #expect(nonsense.errors.contains("there is no revision 'HEAD~1'") && nonsense.status == 74)
    let words = try run("echo 'fatal: détaché' >&2; exit 128")
    #expect(words.errors == "HEAD~1:tokens: error: git cannot read it: détaché\n")
    let complaint = "for i in {1..4000}; do echo 'warning: this is a long complaint about nothing at all' >&2; done\n"
    #expect(try run(complaint + "exec '\(real)' \"$@\"").output.contains(Self.change))
  }
}

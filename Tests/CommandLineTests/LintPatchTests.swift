import Foundation
import TestSupport
import Testing

@testable import StyleSpecCommand

/// `git apply` takes the output of `--diff` in the working folder.
struct LintPatchTests {
  private static let needless = smallSpec.replacing(
    "weight:",
    with: "# stylespec:disable-next-line negative-line-spacing\nweight:"
  )

  private let git: GitProject
  private var folder: TemporaryFolder { git.folder }

  init() throws {
    git = try GitProject()
  }

  private func diff(_ here: String, _ arguments: [String]) throws -> SubprocessResult {
    try Subprocess.run(
      Repository.product("stylespec"),
      ["lint", "--diff"] + arguments.map { $0.replacing("@", with: folder.path) },
      in: folder.path + "/" + here
    )
  }

  private func apply(_ patch: String, _ here: String) throws -> SubprocessResult {
    try folder.write(patch, to: "fix.patch")
    let path = folder.path + "/fix.patch"
    let check = try Subprocess.run("git", ["apply", "--check", path], in: folder.path + "/" + here)
    guard check.status == 0 else { return check }
    return try Subprocess.run("git", ["apply", path], in: folder.path + "/" + here)
  }

  /// The file, the working folder, and the path on the command line; `@` is the root of the repository.
  static let ways: [(file: String, here: String, spelling: String)] = [
    ("tokens/a.yaml", "", "tokens"), ("tokens/a.yaml", "", "./tokens"), ("tokens/a.yaml", "", "@/tokens"),
    ("tokens/a.yaml", "", "tokens/../tokens/a.yaml"), ("tokens/a.yaml", "tokens", "a.yaml"),
    ("tokens/a.yaml", "tokens", "."),
    ("tokens/a.yaml", "tokens", "../tokens/a.yaml"), ("app/tokens/a.yaml", "app", "tokens"),
    ("app/tokens/a.yaml", "app", "@/app//tokens/./a.yaml"), ("app/tokens/a.yaml", "", "link/tokens"),
    // Git guesses the number of folders to strip; with these paths it guesses wrong unless it is given.
    ("app/app/a.yaml", "app", "app"), ("a/b/a/b/x.yaml", "a/b", "a/b/x.yaml"), ("a/a/a.yaml", "a", "a"),
    ("b/b.yaml", "b", "."),
    ("a b/c d.yaml", "", "a b"), ("a\"b.yaml", "", "a\"b.yaml"), ("a\tb.yaml", "", "a\tb.yaml"),
    ("a\\b.yaml", "", "a\\b.yaml"),
    ("汉字/é e\u{301}👩.yaml", "", "汉字"), ("汉字/汉字/x.yaml", "汉字", "."), ("a\u{1}\u{7F}.yaml", "", "a\u{1}\u{7F}.yaml"),
    ("-a.yaml", "", "./-a.yaml"), ("x 2020-01-01.yaml", "", "x 2020-01-01.yaml"), (" .yaml", "", " .yaml"),
  ]

  @Test(arguments: ways.indices)
  func gitTakesThePatch(index: Int) throws {
    let way = Self.ways[index]
    try folder.write(Self.needless, to: way.file)
    try folder.write("", to: way.here.isEmpty ? "empty" : way.here + "/empty")
    if way.spelling.hasPrefix("link") {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "app")
    }
    let result = try diff(way.here, [way.spelling])
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    let applied = try apply(result.output, way.here)
    #expect(applied.status == 0, "\(applied.errors)\n\(result.output)")
    #expect(try folder.read(way.file) == smallSpec, "\(result.output)")
  }

  /// As `git diff` writes them; in other folders, from the folder that the tool runs in.
  @Test func pathsCountFromTheRootOfTheRepository() throws {
    try folder.write(Self.needless, to: "app/tokens/a.yaml")
    let lines = try diff("app", []).output.split(separator: "\n").prefix(3)
    let name = "app/tokens/a.yaml"
    #expect(lines == ["diff --git a/\(name) b/\(name)", "--- a/\(name)", "+++ b/\(name)"])
    let plain = try TemporaryFolder()
    try plain.write(Self.needless, to: "tokens/a.yaml")
    let patch = try stylespec("lint", "--diff", in: plain.path).output
    #expect(patch.hasPrefix("--- a/tokens/a.yaml\n+++ b/tokens/a.yaml\n"))
  }

  /// Random names in random folders, from a random folder on the path.
  @Test func anyNameIsTaken() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<25 {
      let letters = ["a", "b", " ", "\"", "\\", "\t", "汉", "é", "\u{1}", "'", "$", "->", "é"]
      let parts = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        "a"
          + (0..<Int.random(in: 0...2, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "" }
          .joined()
      }
      let depth = Int.random(in: 0...parts.count, using: &generator)
      let top = "r\(round)/"
      let here = top + parts.prefix(depth).joined(separator: "/")
      let rest = (Array(parts[depth...]) + ["x.yaml"]).joined(separator: "/")
      let file = here + (here.hasSuffix("/") ? "" : "/") + rest
      try folder.write(Self.needless, to: file)
      let result = try diff(here, [Bool.random(using: &generator) ? "./" + rest : "@/" + file])
      let applied = try apply(result.output, here)
      #expect(applied.status == 0, "STYLESPEC_SEED=\(seed): \(applied.errors)\(result.errors)\n\(result.output)")
      #expect(try folder.read(file) == smallSpec, "STYLESPEC_SEED=\(seed)\n\(result.output)")
    }
  }

  @Test func whatLiesElsewhereIsShownAndNotApplied() throws {
    try folder.write(Self.needless, to: "tokens/a.yaml")
    try folder.write("", to: "app/empty")
    let result = try diff("app", [])
    let path = folder.url.resolvingSymlinksInPath().path + "/tokens/a.yaml"
    #expect(
      result.errors.hasSuffix(
        "/tokens/a.yaml: not in the folder you are in; the patch does not apply to it from here\n"
      )
    )
    #expect(result.status == 1)
    #expect(result.output.contains("tokens/a.yaml") && path.hasSuffix("tokens/a.yaml"))
    _ = try apply(result.output, "app")
    #expect(try folder.read("tokens/a.yaml") == Self.needless)
    #expect(try apply(result.output, "").status == 0)
    #expect(try folder.read("tokens/a.yaml") == smallSpec)
  }

  @Test func aLineBreakIsRefused() throws {
    try folder.write(Self.needless, to: "a\nb.yaml")
    let result = try diff("", ["a\nb.yaml"])
    #expect(result.output == "" && result.status == 74)
    #expect(result.errors.contains("has a line break in its name, which no patch can hold; rename it"))
  }
}

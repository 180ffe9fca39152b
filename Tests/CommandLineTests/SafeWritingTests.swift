import Foundation
import TestSupport
import Testing

/// Every file that the tool writes is completely the old one or the new one, and no other files are left.
struct SafeWritingTests {
  private let project: LintProject
  private var folder: TemporaryFolder { project.folder }

  init() throws {
    project = try LintProject()
  }

  private static let writes = [
    ["init", "new/spec.yaml"], ["lint", "--format", "sarif:new/lint.sarif"],
    ["lint", "--write-baseline", "new/known.json"], ["lint", "--fix", "--unsafe-fixes"], ["compile", "--out", "new"],
  ]

  /// With a limit on the size of files, a write fails in the middle, as on a full disk.
  @Test(arguments: writes)
  func aFullDiskLeavesNothingBehind(arguments: [String]) throws {
    let sizes = (1...8).map { "  \($0): plain # and a line that makes the file longer than the limit allows; \($0)\n" }
    let spec = LintProject.spec.replacing("  9: plain\n", with: sizes.joined() + "  9: plain\n")
    try folder.write(spec + String(repeating: "# Nothing\n", count: 100), to: "tokens/brand.yaml")
    let (before, text) = (try folder.contents(), try folder.read("tokens/brand.yaml"))
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\" >/dev/null"
    let tool = Repository.product("stylespec")
    let result = try Subprocess.run("bash", ["-c", script, tool] + arguments, in: folder.path)
    #expect(result.errors.hasSuffix(": error: cannot be written: File too large\n"), "\(result.errors)")
    #expect(result.status == 74)
    #expect(try folder.contents() == before)
    #expect(try folder.read("tokens/brand.yaml") == text)
  }

  /// A real full disk, where the tests may mount one.
  @Test(.enabled(if: SmallDisk.canBeMounted), arguments: writes.dropLast(2))
  func aDiskWithoutSpaceLeavesNothingBehind(arguments: [String]) throws {
    let disk = try SmallDisk(at: folder.path + "/disk")
    try disk.fill()
    let full = arguments.map { $0.replacing("new/", with: "disk/") }
    let result = try Subprocess.run(Repository.product("stylespec"), full, in: folder.path)
    #expect(result.errors.hasSuffix(": error: cannot be written: No space left on device\n"), "\(result.errors)")
    #expect(result.status == 74)
    #expect(try folder.contents().filter { $0.hasPrefix("disk/") } == ["disk/fill"])
  }

  @Test(arguments: writes)
  func whatAKilledRunLeftIsRemoved(arguments: [String]) throws {
    try folder.write("half", to: "new/.stylespec-lint.sarif.tmp")
    try folder.write("half", to: "new/.stylespec-Brand.swift.tmp")
    try folder.write("half", to: "tokens/.stylespec-brand.yaml.tmp")
    #expect(try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path).status == 0)
    let left = try folder.contents().filter { $0.hasSuffix(".tmp") }
    #expect(left == (arguments[1] == "--fix" ? Self.inNew : Self.inTokens))
  }

  private static let inNew = ["new/.stylespec-Brand.swift.tmp", "new/.stylespec-lint.sarif.tmp"]
  private static let inTokens = ["tokens/.stylespec-brand.yaml.tmp"]

  @Test(arguments: [
    ["lint", "--format", "json:file"], ["lint", "--write-baseline", "file"], ["compile", "--out", "."],
  ])
  func permissionsAreKept(arguments: [String]) throws {
    let name = arguments[0] == "compile" ? "Brand.swift" : "file"
    let path = folder.path + "/" + name
    #expect(try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path).status == 0)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try folder.write(LintProject.spec.replacing("  9: plain\n", with: ""), to: "tokens/brand.yaml")
    let before = try folder.read(name)
    #expect(try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path).status == 0)
    #expect(try folder.read(name) != before)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  /// Two runs at once, into one folder.
  @Test func writersTakeTurns() throws {
    let script = """
      for i in 1 2 3 4 5 6; do
        "$0" lint --format json:out/a.json & "$0" lint --format json:out/b.json & "$0" compile --out out >/dev/null &
      done; wait
      """
    let result = try Subprocess.run("bash", ["-c", script, Repository.product("stylespec")], in: folder.path)
    #expect(result.errors == "")
    let left = ["out", "out/.stylespec-outputs", "out/Brand.swift", "out/a.json", "out/b.json"]
    #expect(try folder.contents().filter { $0.hasPrefix("out") } == left)
    #expect(try folder.read("out/a.json") == folder.read("out/b.json"))
  }

  /// The file of the fastest process is kept.
  @Test func initReplacesNothing() throws {
    let script = "for i in 1 2 3 4 5 6 7 8; do \"$0\" init new/a.yaml --name \"Brand$i\" & done; wait"
    let result = try Subprocess.run("bash", ["-c", script, Repository.product("stylespec")], in: folder.path)
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("wrote") } == 1)
    #expect(result.errors.split(separator: "\n").count == 7)
    #expect(try folder.contents().filter { $0.hasPrefix("new/") } == ["new/.stylespec.schema.json", "new/a.yaml"])
    #expect(try stylespec("list", "new/a.yaml", in: folder.path).status == 0)
  }

  /// A read-only file is respected: nothing is written.
  @Test func readOnlyFilesAreFixedByForceOnly() throws {
    try folder.write(LintProject.swift, to: "Sources/Price.swift")
    let path = folder.path + "/tokens/brand.yaml"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let result = try project.lint("--fix", "--unsafe-fixes", "--sources", "Sources", "--format", "text:lint.txt")
    #expect(result.errors == "tokens/brand.yaml: error: is read-only; --force replaces it, nothing was written\n")
    #expect(result.status == 74)
    #expect(try folder.read("Sources/Price.swift") == LintProject.swift)
    #expect(try folder.read("tokens/brand.yaml") == LintProject.spec)
    #expect(try folder.contents() == ["Sources", "Sources/Price.swift", "tokens", "tokens/brand.yaml"])

    let forced = try project.lint("--fix", "--unsafe-fixes", "--sources", "Sources", "--force")
    #expect(forced.errors.hasPrefix("fixed ") && forced.status == 0, "\(forced)")
    #expect(try folder.read("tokens/brand.yaml") != LintProject.spec)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o444)
  }

  @Test func longNamesAreWritten() throws {
    let name = String(repeating: "汉", count: 80) + ".json"
    #expect(try project.lint("--format", "json:\(name)").errors == "")
    #expect(try folder.contents() == ["tokens", "tokens/brand.yaml", name].sorted())
  }
}

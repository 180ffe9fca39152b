import Foundation
import TestSupport
import Testing

/// The options of `stylespec lint`, in real folders.
struct LintOptionsTests {
  private static let needless = smallSpec.replacing(
    "weight:",
    with: "# stylespec:disable-next-line negative-line-spacing\nweight:"
  )
  private static let overlapping = smallSpec.replacing("lineSpacing: 3", with: "lineSpacing: -3")

  private func folder(_ spec: String, configuration: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(spec, to: "tokens/a.yaml")
    if let configuration { try folder.write(configuration, to: ".stylespec.yaml") }
    return folder
  }

  @Test func configurationIsFoundAboveTheSpec() throws {
    let folder = try folder(Self.overlapping, configuration: "rules: { negative-line-spacing: error }\n")
    #expect(try stylespec("lint", in: folder.path).status == 1)
    #expect(try stylespec("lint", "a.yaml", in: folder.path + "/tokens").status == 1)
    #expect(try stylespec("lint", folder.path + "/tokens/a.yaml", in: "/").status == 1)
    try folder.write("rules: { negative-line-spacing: off }\n", to: "tokens/.stylespec.yaml")
    #expect(try stylespec("lint", in: folder.path).status == 0)
    #expect(try stylespec("lint", "--config", ".stylespec.yaml", in: folder.path).status == 1)
  }

  @Test func mistakesOfTheConfigurationAreReported() throws {
    let folder = try folder(smallSpec, configuration: "rules: { off-gird: off }\nrule: {}\n")
    let result = try stylespec("lint", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.contains(".stylespec.yaml:1:10: error: `off-gird` is not a rule"))
    #expect(result.output.contains(".stylespec.yaml:2:1: error: `rule` is not a key of a configuration"))
    #expect(try stylespec("lint", "--config", "missing.yaml", in: folder.path).status == 74)
  }

  @Test func warningsMayBeLimited() throws {
    let folder = try folder(Self.overlapping, configuration: "rules: { missing-dark: off }\n")
    #expect(try stylespec("lint", "--max-warnings", "1", in: folder.path).status == 0)
    #expect(try stylespec("lint", "--max-warnings", "0", in: folder.path).status == 1)
    #expect(try stylespec("lint", "--max-warnings", "-1", in: folder.path).status == 64)
    let quiet = try stylespec("lint", "--quiet", "--max-warnings", "0", in: folder.path)
    #expect(quiet.output == "tokens: nothing to report\n" && quiet.status == 1)
  }

  @Test func fixesAreWrittenOnce() throws {
    let folder = try folder(Self.needless)
    let first = try stylespec("lint", "--fix", in: folder.path)
    #expect(first.errors == "fixed 1 finding in 1 file\n")
    #expect(try folder.read("tokens/a.yaml") == smallSpec)
    #expect(try stylespec("lint", "--fix", in: folder.path).errors == "")
    #expect(try folder.contents() == ["tokens", "tokens/a.yaml"])
  }

  @Test func differencesAreShownAndNotWritten() throws {
    let folder = try folder(Self.needless)
    let result = try stylespec("lint", "--diff", in: folder.path)
    #expect(
      result.output == """
        --- a/tokens/a.yaml
        +++ b/tokens/a.yaml
        @@ -2,6 +2,5 @@
         name: Brand
         offsetHost: css
         color: { ink: "#222222" }
        -# stylespec:disable-next-line negative-line-spacing
         weight: { regular: 400, bold: 700 }
         typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }, 13.5: plain }

        """
    )
    #expect(result.status == 1)
    #expect(try folder.read("tokens/a.yaml") == Self.needless)
    #expect(try stylespec("lint", "-", "--diff", input: Self.needless).output.contains("-# stylespec:disable"))
    #expect(try stylespec("lint", "-", "--fix", input: Self.needless).status == 64)
  }

  /// A patch for `git apply`.
  @Test func differencesArePatches() throws {
    let folder = try folder(Self.needless)
    try folder.write(try stylespec("lint", "--diff", in: folder.path).output, to: "fix.patch")
    let applied = try Subprocess.run("/usr/bin/env", ["git", "apply", "fix.patch"], in: folder.path)
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try folder.read("tokens/a.yaml") == smallSpec)
  }

  @Test func permissionsStay() throws {
    let folder = try folder(Self.needless)
    let path = folder.path + "/tokens/a.yaml"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    _ = try stylespec("lint", "--fix", in: folder.path)
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o640)
  }

  @Test func linkedFilesAreNotChanged() throws {
    let folder = try folder(smallSpec)
    try folder.write(Self.needless, to: "real.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/tokens/link.yaml",
      withDestinationPath: "../real.yaml"
    )
    let result = try stylespec("lint", "tokens/link.yaml", "--fix", in: folder.path)
    #expect(result.status == 74)
    #expect(result.errors.contains("tokens/link.yaml: error: is not a regular file, so it cannot be changed"))
    #expect(try folder.read("real.yaml") == Self.needless)
  }

  @Test func rulesAreExplained() throws {
    let list = try stylespec("lint", "--list-rules")
    #expect(list.output.contains("warning  negative-line-spacing"))
    #expect(list.status == 0)
    let text = try stylespec("lint", "--explain", "negative-line-spacing").output
    let summary = "Lines that overlap. Default: warning. For specs: token files on their own are not checked."
    #expect(text.hasPrefix("# negative-line-spacing\n\n\(summary)\n"))
    let unknown = try stylespec("lint", "--explain", "negative-spacing")
    #expect(unknown.errors.contains("There is no rule 'negative-spacing'. Did you mean 'negative-line-spacing'?"))
    #expect(unknown.status == 64)
  }

  @Test func reportsGoToFiles() throws {
    let folder = try folder(Self.overlapping, configuration: "rules: { missing-dark: off }\n")
    let result = try stylespec("lint", "--format", "text", "--format", "json:out/lint.json", in: folder.path)
    #expect(result.output.contains("[negative-line-spacing]"))
    #expect(try folder.read("out/lint.json").contains("\"negative-line-spacing\""))
    #expect(try stylespec("lint", "--format", "text", "--format", "json", in: folder.path).status == 64)
    #expect(try stylespec("lint", "--format", "yaml", in: folder.path).status == 64)
    #expect(try stylespec("lint", "--format", "json:/proc/x/y", in: folder.path).status == 74)
  }
}

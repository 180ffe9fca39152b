import TestSupport
import Testing

/// The session of the guide to comparing is true.
struct DiffGuideTests {
  @Test func theSessionIsWhatTheGuideShows() throws {
    let guide = try Repository.read("Documentation/Diff.md")
    let session = try #require(guide.firstMatch(of: #/(?s)```\n\$ stylespec (.*?)\n(.*?)```/#))
    let old = """
      stylespec: 1
      name: Brand
      offsetHost: uikit
      color: { ink: "#222222", gray: "#666666" }
      weight: { regular: 400, bold: 700 }
      typography:
        14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6 }
        18: plain

      """
    let new = old.replacing("gray:", with: "grey:").replacing("#222222", with: "#8A8A8A")
      .replacing(
        "lineHeight: 20, lineSpacing: 3, baselineOffset: 1.6",
        with: "lineHeight: 22, lineSpacing: 4, baselineOffset: 2"
      )
    let folder = try TemporaryFolder()
    try folder.write(old, to: "tokens/brand.yaml")
    let settings = ["-c", "user.name=A", "-c", "user.email=a@b"]
    for arguments in [["init", "-q"], ["add", "-A"], settings + ["commit", "-q", "-m", "styles"]] {
      try #require(Subprocess.run("git", arguments, in: folder.path).status == 0)
    }
    try folder.write(new, to: "tokens/brand.yaml")
    let command = session.output.1.split(separator: " ").map(String.init)
    let result = try Subprocess.run(Repository.product("stylespec"), command, in: folder.path)
    #expect(result.output == session.output.2, "\(result.output)")
  }
}

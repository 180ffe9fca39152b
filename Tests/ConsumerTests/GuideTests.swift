import TestSupport
import Testing

/// Pages for newcomers, followed word for word in an empty folder.
@Suite(.buildsConsumers, .serialized)
struct GuideTests {
  @Test func theReadmeIsTrue() throws { try followReadme(in: TemporaryFolder("新 prices")) }

  /// Getting started continues in the package of the README.
  @Test func gettingStartedIsTrue() throws {
    let folder = try TemporaryFolder("新 prices")
    try followReadme(in: folder)
    try follow(Guide("Documentation/GettingStarted.md"), in: folder, at: "Prices", outputCount: 3)
  }

  private func followReadme(in folder: TemporaryFolder) throws {
    let spec = try #require(Repository.read("README.md").firstMatch(of: #/(?s)```yaml\n(.*?)```/#)).1
    try folder.write(String(spec), to: "Prices/Sources/Prices/Brand.stylespec.yaml")
    try follow(Guide("README.md", section: "Install"), in: folder, at: "Prices", outputCount: 1)
  }

  @Test func thePageAboutStylingTextIsTrue() throws {
    let page = "Sources/StyledText/StyledText.docc/StylingText.md"
    try follow(Guide(page), in: TemporaryFolder("新 packages"), outputCount: 2)
  }

  @Test func thePageOfTheBuildPluginIsTrue() throws {
    let guide = try Guide("Documentation/BuildPlugin.md", section: "From nothing")
    try follow(guide, in: TemporaryFolder("新 packages"), outputCount: 2)
  }

  private func follow(_ guide: Guide, in folder: TemporaryFolder, at path: String = "", outputCount: Int) throws {
    let outputs = try guide.follow(in: folder, at: path)
    #expect(outputs.count == outputCount)
    for output in outputs { #expect(output.printed == output.said) }
  }
}

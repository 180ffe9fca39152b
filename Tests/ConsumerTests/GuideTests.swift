import TestSupport
import Testing

/// Pages for newcomers, followed word for word in an empty folder.
@Suite(.buildsConsumers, .serialized)
struct GuideTests {
  @Test func gettingStartedIsTrue() throws {
    try follow(Guide("Sources/StyledText/StyledText.docc/GettingStarted.md"), outputCount: 2)
  }

  @Test func thePageOfTheBuildPluginIsTrue() throws {
    try follow(Guide("Documentation/BuildPlugin.md", section: "From nothing"), outputCount: 2)
  }

  private func follow(_ guide: Guide, outputCount: Int) throws {
    let folder = try TemporaryFolder("新 packages")
    let outputs = try guide.follow(in: folder)
    #expect(outputs.count == outputCount)
    for output in outputs { #expect(output.printed == output.said) }
  }

  /// The example is pasted into a package, and prints the output below it. The snippet before it is the dependency alone.
  @Test func theExampleOfTheReadmeRunsInAPackage() throws {
    let blocks = try Repository.read("README.md").matches(of: #/(?s)```(swift|text)\n(.*?)```/#).map(\.output)
      .filter { !$0.2.hasPrefix("dependencies: [") }
    try #require(blocks.prefix(2).map(\.1) == ["swift", "text"])
    let guide = try Guide("README.md", section: "In your own package", thenSaying: String(blocks[1].2))
    let folder = try TemporaryFolder("新 prices")
    try folder.write(String(blocks[0].2), to: "Prices/Sources/Prices/main.swift")
    let outputs = try guide.follow(in: folder)
    #expect(outputs.map(\.printed) == outputs.map(\.said) && outputs.count == 1)
  }
}

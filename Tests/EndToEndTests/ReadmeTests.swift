import Testing
import TestSupport

/// The example of the README is true.
struct ReadmeTests {
  @Test func theExampleRunsAndPrintsWhatItSays() throws {
    let blocks = try Repository.read("README.md").matches(of: #/(?s)```(swift|text)\n(.*?)```/#)
    let example = try Repository.read("Examples/Price/main.swift")
    let position = try #require(blocks.firstIndex { $0.output.2 == example })
    let output = try #require(blocks.dropFirst(position + 1).first)
    #expect(output.output.1 == "text")
    #expect(try Subprocess.run(Repository.product("price-example"), []).output == output.output.2)
  }
}

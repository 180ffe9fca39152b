import TestSupport
import Testing

/// The README is short, and says what is so. `GuideTests` follows its steps, and `AppleGuideTests` runs its label.
struct ReadmeTests {
  private let page: String

  init() throws { page = try Repository.read("README.md") }

  /// `…` stands for code that readers do not need.
  @Test func theSpecBecomesTheSwiftBelowIt() throws {
    let blocks = page.matches(of: #/(?s)```(yaml|swift)\n(.*?)```/#).map { (language: $0.1, text: String($0.2)) }
    try #require(blocks.prefix(2).map(\.language) == ["yaml", "swift"])
    let folder = try TemporaryFolder("readme")
    try folder.write(blocks[0].text, to: "Brand.yaml")
    let tool = Repository.product("stylespec")
    let result = try Subprocess.run(tool, ["compile", "Brand.yaml", "--out", "out"], in: folder.path)
    try #require(result.status == 0, "\(result.errors)")
    var rest = try folder.read("out/Brand.swift")[...]
    for part in blocks[1].text.split(whereSeparator: { "\n…".contains($0) }) where part != " }" {
      let found = try #require(rest.firstRange(of: part), "not generated: \(part)")
      rest = rest[found.upperBound...]
    }
  }

  @Test func theTableHasEachLibrary() throws {
    let libraries = try Repository.read("Package.swift").matches(of: #/\.library\(name: "(\w+)", targets: \["(\w+)"/#)
    #expect(libraries.count >= 5)
    for library in libraries {
      #expect(library.1 == library.2 && page.contains("\n| `\(library.1)` | "), "products are named like their modules")
    }
  }

  @Test func itIsShort() { #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 111) }
}

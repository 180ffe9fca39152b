import TestSupport
import Testing

/// `stylespec import`.
struct ImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens.json")
  }

  private static let tokens = """
    { "$metadata": { "tokenSetOrder": ["core"] },
      "core": { "text": { "value": "#111111", "type": "color" }, "half": { "value": "50%", "type": "sizing" } } }

    """

  private func run(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(Repository.product("stylespec"), ["import"] + arguments, in: folder.path)
  }

  @Test func theResultCompilesAndTheReportSaysWhatIsLost() throws {
    let result = try run("tokens.json", "--out", "design")
    #expect(result.status == 0, "\(result)")
    #expect(
      result.output == """
        read as Tokens Studio: $metadata, with the set core
        2 tokens: 1 exact, 0 changed, 1 lost

        lost
          `50%` of an unknown length
            half  tokens.json:2:70

        """
    )
    #expect(result.errors == "wrote design/core.tokens.json\nwrote design/Brand.yaml\n")
    #expect(try stylespec("compile", "--strict", "design", "--out", "gen", in: folder.path).status == 0)
    #expect(try run("tokens.json", "--out", "design", "--fail-on", "lost").status == 1)
  }

  @Test func reportsAreAlsoForProgramsAndPages() throws {
    let json = try JSONValue(parsing: run("tokens.json", "--out", "a", "--format", "json").output)
    #expect(json["counts", "lost"] == .number(1))
    #expect(json["notes"].items.count == 2)
    let markdown = try run("tokens.json", "--out", "b", "--format", "markdown", "--from", "penpot").output
    #expect(markdown.hasPrefix("### Import: 2 tokens: 1 exact, 0 changed, 1 lost\n\n`read as Penpot: "))
  }

  @Test func otherFilesAreReplacedWithForceOnly() throws {
    try folder.write("mine\n", to: "design/Brand.yaml")
    let refused = try run("tokens.json", "--out", "design")
    #expect(refused.status == 74 && refused.errors.contains("design/Brand.yaml: error: is there with other content"))
    #expect(try folder.read("design/Brand.yaml") == "mine\n")
    #expect(try folder.contents().filter { $0.hasPrefix("design/") } == ["design/Brand.yaml"])
    #expect(try run("tokens.json", "--out", "design", "--force").status == 0)
    #expect(try folder.read("design/Brand.yaml").contains("name: Brand"))
    let again = try run("tokens.json", "--out", "design")
    #expect(again.status == 0 && again.errors == "", "\(again)")
  }

  @Test(arguments: [
    ("broken.json", #"{ "core": "#, "[json-"),
    ("App.swift", "let red = 1\n", "Swift is not read"),
    ("dictionary.json", ##"{ "color": { "red": { "value": "#f00" } } }"##, "Style Dictionary"),
    ("list.txt", "a: 1\n", "this is not JSON"),
  ])
  func malformedInputWritesNothing(name: String, text: String, message: String) throws {
    try folder.write(text, to: name)
    let result = try run(name, "--out", "design")
    #expect(result.status == 1 && result.errors.contains("\(name):1:"), "\(result)")
    #expect(result.errors.contains(message), "\(result)")
    #expect(try folder.contents().allSatisfy { !$0.hasPrefix("design") })
  }

  @Test func aFolderWithoutJSONIsAnError() throws {
    try folder.write("let red = 1\n", to: "App/A.swift")
    let result = try run("App", "--out", "design")
    #expect(result.status == 74 && result.errors.contains("App: error: has no JSON file"), "\(result)")
    #expect(try folder.contents().allSatisfy { !$0.hasPrefix("design") })
  }

  @Test func aCatalogHasAGoodName() throws {
    #expect(try run("tokens.json", "--out", "design", "--name", "my styles").status == 64)
    #expect(try run("tokens.json", "--out", "design", "--name", "Acme").status == 0)
    #expect(try folder.read("design/Acme.yaml").contains("name: Acme"))
  }
}

import TestSupport
import Testing

/// `stylespec diff` without one or both versions.
struct DiffDefaultTests {
  private let project: GitProject
  private static let bolder = smallSpec.replacing("bold: 700", with: "bold: 800")
  private static let change = "weight `bold`: 700 → 800, heavier"
  private static let new = "catalog `Brand` is new: 4 codes"

  init() throws {
    project = try GitProject()
    try project.folder.write("", to: "Sources/App/main.swift")
    try project.commit(["tokens/brand.yaml": smallSpec])
    try project.folder.write(Self.bolder, to: "tokens/brand.yaml")
  }

  @Test(arguments: [("", "tokens"), ("Sources/App", "../../tokens"), ("tokens", ".")])
  func aloneItComparesWithTheLastCommit(folder: String, tokens: String) throws {
    let result = try project.diff(below: folder)
    #expect(result.output.contains(Self.change))
    #expect(result.errors == "" && result.status == 0)
    let old = tokens == "." ? "./" : tokens.hasPrefix(".") ? tokens : "./" + tokens
    let json = try JSONValue(parsing: project.diff("--format", "json", below: folder).output)
    #expect(json["old"] == .text("HEAD:\(old)") && json["new"] == .text(tokens))
    try project.commit([:])
    #expect(try project.diff(below: folder).output.hasPrefix("no difference in meaning: "))
    #expect(try project.diff("HEAD~1", below: folder).output.contains(Self.change))
  }

  @Test(arguments: [
    "HEAD", "main", "main^{commit}", "HEAD:", "HEAD:tokens", "HEAD:./tokens/brand.yaml", ":tokens/brand.yaml",
  ])
  func oneVersionIsTheBase(base: String) throws {
    let result = try project.diff(base)
    #expect(result.output.contains(Self.change) && result.errors == "", "\(result)")
    try project.folder.write(smallSpec, to: "old/brand.yaml")
    #expect(try project.diff("old").output.contains(Self.change))
    #expect(try project.diff("old/brand.yaml", "--fail-on", "visible").status == 1)
  }

  /// The folder of specs that other commands find, in the middle of a repository.
  @Test func packagesInARepositoryHaveTheirOwn() throws {
    try project.commit(["Packages/Shop/tokens/shop.yaml": smallSpec.replacing("Brand", with: "Shop")])
    try project.folder.write(Self.bolder.replacing("Brand", with: "Shop"), to: "Packages/Shop/tokens/shop.yaml")
    try project.folder.write("", to: "Packages/Shop/Sources/a.swift")
    for folder in ["Packages/Shop", "Packages/Shop/Sources"] {
      #expect(try project.diff(below: folder).output.contains(Self.change))
    }
    #expect(try project.diff().output.hasPrefix("no difference in meaning: "))
  }

  @Test func theFirstTokensAreNew() throws {
    try project.git(["rm", "-rq", "--cached", "tokens"])
    try project.git(["commit", "-q", "-m", "Tokens are not there yet"])
    let result = try project.diff()
    #expect(result.output.contains(Self.new) && result.status == 0)
    #expect(result.errors == "HEAD:./tokens: note: has no specs and no token files; everything is new\n")
    #expect(try project.diff("HEAD:", "tokens", "--format", "markdown").output.contains("| \(Self.new)"))
  }

  @Test func aRepositoryWithoutCommitsHasNothing() throws {
    let fresh = try GitProject()
    try fresh.folder.write(smallSpec, to: "tokens/brand.yaml")
    for result in [try fresh.diff(), try fresh.diff("HEAD"), try fresh.diff("HEAD:tokens", "tokens")] {
      #expect(result.output.contains(Self.new) && result.status == 0, "\(result)")
    }
    #expect(try fresh.diff("main").errors.hasPrefix("main:./tokens: error: there is no revision 'main'; "))
  }

  @Test func missingVersionsAreReported() throws {
    #expect(try project.diff("no-such").errors.hasPrefix("no-such:./tokens: error: there is no revision 'no-such'; "))
    let folder = try TemporaryFolder()
    let none = try stylespec("diff", in: folder.path)
    #expect(
      none.errors.contains("*.stylespec.yaml in a Swift package. Name the two versions, OLD and NEW.")
    )
    #expect(none.status == 64)
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let outside = try stylespec("diff", in: folder.path)
    #expect(outside.errors.hasPrefix("HEAD:./tokens: error: git cannot read it: not a git repository"))
    #expect(outside.status == 74)
  }
}

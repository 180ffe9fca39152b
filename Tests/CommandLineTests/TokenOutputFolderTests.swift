import Foundation
import TestSupport
import Testing

/// Token files are not written to folders that are read: the next run would read them as inputs.
struct TokenOutputFolderTests {
  private let folder: TemporaryFolder

  private static let tokens = #"{ "ink": { "$type": "number", "$value": 1 } }"#

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.tokens, to: "tokens/brand.tokens.json")
  }

  private static func whole(_ relation: String, _ path: String, _ format: String = "dtcg") -> String {
    """
    \(relation) the folder `\(path)` that is compiled, so the next run would read these outputs in `\(format)`; name a \
    folder outside of it by --out, or in .stylespec.yaml

    """
  }

  @Test(arguments: [
    ("tokens", "tokens", whole("tokens: error: is", "tokens")),
    ("tokens", "./tokens/../tokens/", whole("./tokens/../tokens: error: is", "tokens")),
    ("tokens", "tokens/out/all", whole("tokens/out/all: error: is in", "tokens")),
    (".", "out", whole("out: error: is in", ".")),
    (
      "tokens/brand.tokens.json", "tokens",
      """
      tokens: error: is the folder of the input `tokens/brand.tokens.json`, where outputs in `dtcg` look like inputs; \
      name another folder by --out, or in .stylespec.yaml

      """
    ),
  ])
  func aFolderThatIsReadIsAnError(input: String, out: String, message: String) throws {
    let before = try folder.contents()
    for check in [[], ["--check"], ["--force"]] {
      let arguments = ["compile", input, "--emit", "json,dtcg", "--out", out] + check
      let result = try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path)
      #expect(result.errors == message)
      #expect(result.status == 74)
      #expect(try folder.contents() == before)
    }
    // What is no token file may be there.
    #expect(try stylespec("compile", input, "--emit", "json", "--out", out, in: folder.path).errors == "")
  }

  @Test func figmaFilesAreTokenFiles() throws {
    let result = try stylespec("compile", "tokens", "--emit", "figma", "--out", "tokens", in: folder.path)
    #expect(result.errors == Self.whole("tokens: error: is", "tokens", "figma"))
  }

  @Test(arguments: [
    ("tokens", "out"), ("tokens", "."), ("tokens", "tokens2"), (".", ".out"),
    ("tokens/brand.tokens.json", "tokens/out"),
  ])
  func otherFoldersAreFine(input: String, out: String) throws {
    for _ in 1...2 {
      let result = try stylespec("compile", input, "--emit", "dtcg", "--out", out, in: folder.path)
      #expect(result.errors == "" && result.status == 0)
    }
    #expect(try folder.contents().contains { $0.hasSuffix("Brand.tokens.json") })
  }

  /// Nothing is written to the other folders either.
  @Test func configuredFoldersAreCheckedBeforeAnythingIsWritten() throws {
    let outputs = "outputs: [{ emit: json, out: Generated }, { emit: dtcg, out: tokens/out }]\n"
    try folder.write(outputs, to: ".stylespec.yaml")
    let before = try folder.contents()
    let result = try stylespec("compile", in: folder.path)
    #expect(result.errors == Self.whole("tokens/out: error: is in", "tokens"))
    #expect(result.status == 74)
    #expect(try folder.contents() == before)
  }

  @Test func aWatchReportsTheFolder() throws {
    let arguments = ["tokens", "--emit", "dtcg", "--out", "tokens"]
    let files = ["tokens/brand.tokens.json": Self.tokens]
    let project = try WatchedProject(.polling, arguments, files: files)
    #expect(try project.nextCompile() == "1 error; nothing written")
    #expect(try project.folder.contents() == ["tokens", "tokens/brand.tokens.json"])
  }
}

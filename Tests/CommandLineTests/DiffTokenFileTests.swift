import Foundation
import TestSupport
import Testing

/// `stylespec diff` of token files and resolver documents without a spec, from all places that specs may be in.
struct DiffTokenFileTests {
  private let project: GitProject
  private static let file = #"{ "pad": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } } }"#
  private static let document = #"""
    { "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
      "modifiers": { "density": { "default": "regular", "contexts": { "regular": [],
        "compact": [{ "pad": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }] } } },
      "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" }] }
    """#
  private static let change = "token `pad`: 8 → 10 px"

  init() throws {
    project = try GitProject()
    try project.commit(["tokens/base.tokens.json": Self.file, "tokens/brand.resolver.json": Self.document])
    try project.folder.write(Self.file.replacing("8", with: "10"), to: "tokens/base.tokens.json")
  }

  @Test(arguments: [
    [], ["HEAD"], ["HEAD:tokens", "tokens"], ["HEAD:tokens/brand.resolver.json", "tokens/brand.resolver.json"],
    ["HEAD:tokens/base.tokens.json", "tokens/base.tokens.json"],
  ])
  func tokenFilesAreComparedFromAllPlaces(arguments: [String]) throws {
    let result = try Subprocess.run(Repository.product("stylespec"), ["diff"] + arguments, in: project.folder.path)
    #expect(result.output.hasPrefix("visible\n  \(Self.change)\n\n0 breaking, 1 visible, 0 invisible: "), "\(result)")
    #expect(result.status == 0)
  }

  @Test func onlyTheSideWithTokensIsSaid() throws {
    try FileManager.default.createDirectory(atPath: project.folder.path + "/empty", withIntermediateDirectories: true)
    let new = try project.diff("empty", "tokens")
    #expect(
      new.output
        == "invisible\n  catalog `brand.resolver.json` is new: 1 token\n\n0 breaking, 0 visible, 1 invisible: empty → tokens\n"
    )
    #expect(new.errors == "empty: note: has no specs and no token files; everything is new\n")
    #expect(try project.diff("tokens", "empty").status == 1)
    let gone = try project.folder.write(
      "{ \"gap\": { \"$type\": \"number\", \"$value\": 8 } }",
      to: "other.tokens.json"
    )
    let breaking = try project.diff("HEAD:tokens/base.tokens.json", gone, "--fail-on", "breaking")
    #expect(breaking.output.hasPrefix("breaking\n  token `pad` is gone\n") && breaking.status == 1)
  }
}

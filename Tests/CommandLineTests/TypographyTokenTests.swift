import Foundation
import TestSupport
import Testing

/// Commands on specs with styles of token files.
struct TypographyTokenTests {
  private static let spec = """
    stylespec: 1
    name: Brand
    tokens: [tokens/text.tokens.json]
    color: { ink: "#222222" }
    styles: { from: "text.**", color: ink }

    """

  private static let tokens = """
    {
      "weight": { "$type": "fontWeight", "strong": { "$value": 600 } },
      "text": {
        "$type": "typography",
        "other": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 16, "unit": "px" }, "fontWeight": 600,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.5 } },
        "old": {
          "$value": {
            "fontFamily": "Inter",
            "fontSize": { "value": 16, "unit": "px" },
            "fontWeight": "{weight.strong}",
            "letterSpacing": { "value": 0, "unit": "px" },
            "lineHeight": 1.25
          },
          "$deprecated": "use {text.other}"
        }
      }
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, to: "brand.yaml")
    try folder.write(Self.tokens, to: "tokens/text.tokens.json")
    return folder
  }

  @Test func jsonHasTheTokenAndItsPlaces() throws {
    let folder = try folder()
    let result = try stylespec("show", "old", "brand.yaml", "--format", "json", in: folder.path)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["token"] as? String == "text.old")
    #expect((object["deprecated"] as? [String: Any])?["replacement"] as? String == "other")
    let origins = try #require(object["origin"] as? [String: Any])
    let lines = origins.compactMapValues { ($0 as? [String: Any])?["line"] as? Int }
    #expect(lines["family"] == 9 && lines["size"] == 10 && lines["letterSpacing"] == 12 && lines["lineHeight"] == 13)
    let weight = try #require(origins["weight"] as? [String: Any])
    #expect(weight["line"] as? Int == 2)
    #expect((weight["via"] as? [[String: Any]])?.map { $0["line"] as? Int } == [11])
    #expect(lines["color"] == 4)
    let schema = try JSONSchema(parsing: Repository.read("Documentation/codes.schema.json"))
    #expect(schema.problems(of: try JSONValue(parsing: result.output)) == [])
  }

  @Test func textHasTheTokenAndTheStyleToUse() throws {
    let folder = try folder()
    let result = try stylespec("show", "old", "brand.yaml", in: folder.path)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("token text.old"))
    #expect(lines.contains("deprecated use other tokens/text.tokens.json:15:22"))
    #expect(lines.contains("weight 600 tokens/text.tokens.json:2:60 via tokens/text.tokens.json:11:23"))
  }

  @Test func diffReadsTheTokenFilesOfTheRevision() throws {
    let project = try GitProject()
    try project.commit(["specs/brand.yaml": Self.spec, "specs/tokens/text.tokens.json": Self.tokens])
    try project.commit(["specs/tokens/text.tokens.json": Self.tokens.replacing("1.25", with: "1.5")])
    let change = "`old`, token `text.old`: line box +4 pt (20 → 24 pt), text 2 pt lower"
    #expect(try project.diff("HEAD~1:specs", "HEAD:specs").output.contains(change))
    #expect(try project.diff("HEAD~1:specs/brand.yaml", "specs/brand.yaml").output.contains(change))
    #expect(try !project.diff("HEAD:specs", "specs").output.contains(change))
  }

  @Test func theExampleHasNoWarnings() throws {
    let result = try stylespec(
      "lint",
      "--max-warnings",
      "0",
      Repository.root.appendingPathComponent("Examples/Brand").path
    )
    #expect(result.status == 0)
    #expect(!result.output.contains("warning") && !result.errors.contains("warning"))
  }

  @Test func fixesLeaveTokenFilesAlone() throws {
    let folder = try folder()
    try folder.write(
      Self.tokens.replacing("1.25", with: "{ \"value\": 20.3, \"unit\": \"px\" }"),
      to: "tokens/text.tokens.json"
    )
    let path = folder.path + "/tokens/text.tokens.json"
    let before = try String(contentsOfFile: path, encoding: .utf8)
    let result = try stylespec("lint", "--fix", "--unsafe-fixes", "brand.yaml", in: folder.path)
    #expect((result.output + result.errors).contains("[off-grid]"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == before)
  }
}

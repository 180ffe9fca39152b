import Foundation
import Testing
import TestSupport

struct ListTests {
  @Test func everyCodeHasALine() throws {
    let result = try stylespec("list", "-", input: smallSpec)
    #expect(result.output == "14_ink_regular\n14_ink_bold\n13_5_ink_regular\n13_5_ink_bold\n")
    #expect(result.status == 0)
  }

  @Test func jsonIsWhatShowPrints() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let list = try stylespec("list", "--format", "json", in: folder.path).output
    let show = try stylespec("show", "14_ink_bold", "--format", "json", in: folder.path).output
    let codes = try #require(JSONSerialization.jsonObject(with: Data(list.utf8)) as? [NSDictionary])
    let code = try #require(JSONSerialization.jsonObject(with: Data(show.utf8)) as? NSDictionary)
    #expect(codes.count == 4)
    #expect(codes[1] == code)
  }

  /// The schema and the output agree: nothing is missing from either.
  @Test func theSchemaFits() throws {
    let text = try Repository.read("Documentation/codes.schema.json")
    let specs = ["tokens/yanxuan.yaml", "Fuzz/Seeds/spec/whole.yaml", "Fuzz/Seeds/spec/open.yaml"].map {
      Repository.root.appendingPathComponent($0).path
    }
    let lists = try specs.map { try JSONValue(parsing: stylespec("list", "--format", "json", $0).output) }
    let schema = try JSONSchema(parsing: text)
    for list in lists { #expect(schema.problems(of: list) == []) }
    #expect(schema.problems(of: lists[0][0]) == [])
    // The check finds faults in the schema.
    for (line, fault) in [
      ("\"swiftName\": {", "\"swiftname\": {"), ("\"via\"", "\"over\""), ("[0-9A-F]{6}", "[0-9]{7}"),
    ] {
      let faulty = try JSONSchema(parsing: text.replacing(line, with: fault))
      #expect(lists.contains { !faulty.problems(of: $0).isEmpty }, "\(fault)")
    }
  }
}

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
}

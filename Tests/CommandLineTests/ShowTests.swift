import Foundation
import Testing
import TestSupport

struct ShowTests {
  private let tokens = Repository.root.appendingPathComponent("tokens/yanxuan.yaml").path

  @Test func jsonHasEveryKey() throws {
    let result = try stylespec("show", "14_gray2_bold", "--format", "json", tokens)
    #expect(result.status == 0)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "baseline", "baselineOffset", "code", "color", "family", "letterSpacing", "lineHeight", "lineSpacing", "mode",
        "origin", "size", "weight",
      ]
    )
    #expect(object["code"] as? String == "14_gray2_bold")
    #expect(object["size"] as? Double == 14)
    #expect(object["weight"] as? Int == 700)
    #expect(object["family"] as? String == "system")
    #expect(object["color"] as? [String: String] == ["name": "gray2", "light": "#666666", "dark": "#9B9B9B"])
    #expect(object["lineHeight"] as? Double == 20)
    #expect(object["lineSpacing"] as? Double == 3)
    #expect(object["letterSpacing"] as? Double == 0)
    #expect(object["baselineOffset"] as? Double == 0.8)
    #expect(object["baseline"] as? Double == 15.026)
    #expect(object["mode"] is NSNull)
  }

  @Test func originsAreWhereValuesStand() throws {
    let result = try stylespec("show", "14_gray2_bold_read", "--format", "json", tokens)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["mode"] as? String == "read")
    let origins = try #require(object["origin"] as? [String: Any])
    #expect(Set(origins.keys) == Set(object.keys).subtracting(["origin"]))
    let lines = try Repository.read("tokens/yanxuan.yaml").split(separator: "\n", omittingEmptySubsequences: false)
    let expected = [
      "size": "14:", "weight": "700", "color": "\"#666666\"", "lineHeight": "22", "lineSpacing": "4",
      "baselineOffset": "1.4", "baseline": "1.4", "mode": "read:", "code": "\"{name}_{mode}\"",
    ]
    for (key, text) in expected {
      let place = try #require(origins[key] as? [String: Any])
      let line = try #require(place["line"] as? Int)
      let column = try #require(place["column"] as? Int)
      #expect(place["file"] as? String == tokens)
      #expect(lines[line - 1].dropFirst(column - 1).hasPrefix(text), "\(key)")
    }
    #expect(origins["family"] is NSNull)
    #expect(origins["letterSpacing"] is NSNull)
  }

  @Test func plainSizesHaveNulls() throws {
    let result = try stylespec("show", "13_red_medium", "--format", "json", tokens)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    for key in ["lineHeight", "lineSpacing", "letterSpacing", "baselineOffset", "baseline"] {
      #expect(object[key] is NSNull, "\(key)")
    }
  }

  @Test func textIsForPeople() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/brand.yaml")
    let result = try stylespec("show", "14_ink_bold", in: folder.path)
    #expect(
      result.output == """
        14_ink_bold
          size            14 pt        tokens/brand.yaml:6:15
          weight          700          tokens/brand.yaml:5:31
          family          system
          color           ink #222222  tokens/brand.yaml:4:15
          lineHeight      20 pt        tokens/brand.yaml:6:33
          lineSpacing     3 pt         tokens/brand.yaml:6:50
          letterSpacing   0 pt
          baselineOffset  0 pt         tokens/brand.yaml:6:69
          baseline        14.977 pt    tokens/brand.yaml:6:69
          mode            none

        """
    )
  }

  @Test func stylesAndVariantsAreShown() throws {
    let spec = Repository.root.appendingPathComponent("Fuzz/Seeds/spec/whole.yaml").path
    let title = try stylespec("show", "title", "--format", "json", spec)
    let style = try #require(JSONSerialization.jsonObject(with: Data(title.output.utf8)) as? [String: Any])
    #expect(style["family"] as? String == "Songti SC")
    #expect(style["mode"] as? String == "read")
    // 22 − 0.34 × 14 − 2.6, with the family's own descent.
    #expect(style["baseline"] as? Double == 14.64)
    let origin = try #require(style["origin"] as? [String: Any])
    #expect((origin["code"] as? [String: Any])?["line"] as? Int == 23)
    #expect((origin["family"] as? [String: Any])?["line"] as? Int == 9)

    let gray = try stylespec("show", "14_gray_bold_ui", spec)
    #expect(gray.output.contains("gray #666666, dark #9B9B9B, high contrast #333333, high contrast dark #EEEEEE"))
    #expect(gray.output.contains("14_gray_bold_ui\n  size            14 pt"))
  }

  @Test func unknownCodesGetSuggestions() throws {
    let result = try stylespec("show", "14_grey2_bold", tokens)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors == "stylespec: error: there is no style code `14_grey2_bold`; did you mean 14_gray2_bold, "
        + "10_gray2_bold, 11_gray2_bold?\n"
    )
    let far = try stylespec("show", "nothing like it", tokens)
    #expect(
      far.errors == "stylespec: error: there is no style code `nothing like it`; run 'stylespec list' to see all\n"
    )
  }

  @Test func aCodeOfTwoSpecsHasToBeChosen() throws {
    let folder = try TemporaryFolder()
    try folder.write(smallSpec, to: "tokens/a.yaml")
    try folder.write(smallSpec.replacing("Brand", with: "Other"), to: "tokens/b.yaml")
    let result = try stylespec("show", "14_ink_bold", in: folder.path)
    #expect(result.status == 1)
    #expect(
      result.errors == "stylespec: error: several specs have a code `14_ink_bold`: Brand, Other; name one as SPEC\n"
    )
    #expect(try stylespec("show", "14_ink_bold", "tokens/b.yaml", in: folder.path).status == 0)
  }
}

import Foundation
import Testing
import TestSupport

struct ShowTests {
  /// The lines of a text, with runs of spaces replaced by one space.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
  }

  private let tokens = Repository.root.appendingPathComponent("tokens/yanxuan.yaml").path

  @Test func jsonHasEveryKey() throws {
    let result = try stylespec("show", "14_gray2_bold", "--format", "json", tokens)
    #expect(result.status == 0)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(
      object.keys.sorted() == [
        "baseline", "baselineOffset", "catalog", "code", "color", "deprecated", "description", "family",
        "letterSpacing", "lineHeight", "lineSpacing", "mode", "origin", "size", "swiftName", "weight",
      ]
    )
    #expect(object["catalog"] as? String == "Yanxuan")
    #expect(object["code"] as? String == "14_gray2_bold")
    #expect(object["swiftName"] as? String == "t14_gray2_bold")
    #expect(object["deprecated"] is NSNull)
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

  @Test func groundsAreShown() throws {
    let folder = try TemporaryFolder()
    let color = "color: { onDark: { light: \"#FFFFFF\", on: [\"#000000\", \"{color.night}\"] }, night: \"#111111\" }"
    let spec = smallSpec.split(separator: "\n").map { $0.hasPrefix("color:") ? color[...] : $0 }
    try folder.write(spec.joined(separator: "\n") + "\n", to: "brand.yaml")
    for name in ["14_onDark_bold", "color.onDark"] {
      let text = try Subprocess.run(Repository.product("stylespec"), ["show", name, "brand.yaml"], in: folder.path)
      #expect(
        text.output.split(separator: "\n").contains { $0.contains(" on ") && $0.contains("#000000, color.night") }
      )
      let json = try Subprocess.run(
        Repository.product("stylespec"),
        ["show", name, "brand.yaml", "--format", "json"],
        in: folder.path
      )
      #expect(json.output.split(separator: "\n").joined().contains("color.night"), "\(json.output)\(json.errors)")
    }
  }

  @Test func originsAreWhereValuesStand() throws {
    let result = try stylespec("show", "14_gray2_bold_read", "--format", "json", tokens)
    let object = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["mode"] as? String == "read")
    let origins = try #require(object["origin"] as? [String: Any])
    #expect(Set(origins.keys) == Set(object.keys).subtracting(["origin", "swiftName"]).union(["variants"]))
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
          catalog         Brand         tokens/brand.yaml:2:7
          swiftName       t14_ink_bold
          size            14 pt         tokens/brand.yaml:6:15
          weight          700           tokens/brand.yaml:5:31
          family          system
          color           ink #222222   tokens/brand.yaml:4:15
          lineHeight      20 pt         tokens/brand.yaml:6:33
          lineSpacing     3 pt          tokens/brand.yaml:6:50
          letterSpacing   0 pt
          baselineOffset  0 pt          tokens/brand.yaml:6:69
          baseline        14.977 pt     tokens/brand.yaml:6:69
          mode            none

        """
    )
  }

  /// In words for people and for tools, and without a place where the spec says nothing.
  @Test func centeredTextHasAWordForAnOffset() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      stylespec: 1
      name: Brand
      color: { ink: "#222222" }
      weight: { regular: 400 }
      typography: { 14: { lineHeight: 20 }, 15: { lineHeight: 20, baselineOffset: center } }

      """,
      to: "tokens/brand.yaml"
    )
    let text = Self.lines(try stylespec("show", "14_ink_regular", in: folder.path).output)
    #expect(text.contains("lineSpacing 0 pt") && text.contains("baselineOffset center"))
    #expect(text.contains("baseline 14.977 pt"))
    let written = Self.lines(try stylespec("show", "15_ink_regular", in: folder.path).output)
    #expect(written.contains("baselineOffset center tokens/brand.yaml:5:77"))
    let json = try JSONValue(parsing: stylespec("show", "14_ink_regular", "--format", "json", in: folder.path).output)
    #expect(json["baselineOffset"] == .text("center") && json["lineSpacing"] == .number(0))
    #expect(json["origin", "baselineOffset"] == .null && json["baseline"] == .number(14.977))
  }

  @Test func openColorsAreLeftOpen() throws {
    let folder = try TemporaryFolder()
    try folder.write(try Repository.read("Fuzz/Seeds/spec/open.yaml"), to: "open.yaml")
    let text = try stylespec("show", "14_bold_ui", "open.yaml", in: folder.path)
    #expect(
      text.output == """
        14_bold_ui
          catalog         Open         open.yaml:2:7
          swiftName       t14_bold_ui  open.yaml:11:29
          size            14 pt        open.yaml:9:3
          weight          700          open.yaml:5:31
          family          system
          color           left open    open.yaml:11:17
          lineHeight      20 pt        open.yaml:9:21
          lineSpacing     3 pt         open.yaml:9:38
          letterSpacing   0 pt
          baselineOffset  1.6 pt       open.yaml:9:57
          baseline        15.026 pt    open.yaml:9:57
          mode            none

        """
    )
    let json = try stylespec("show", "14_bold_ui", "--format", "json", "open.yaml", in: folder.path)
    let code = try JSONValue(parsing: json.output)
    #expect(code["color"] == .null && code["origin", "color", "line"] == .number(11))
    #expect(code["origin", "variants"] == .null)
    let title = try JSONValue(
      parsing: stylespec("show", "title", "--format", "json", "open.yaml", in: folder.path).output
    )
    #expect(title["color"] == .null && title["origin", "color"] == .null)
    let link = try JSONValue(
      parsing: stylespec("show", "link", "--format", "json", "open.yaml", in: folder.path).output
    )
    #expect(link["color", "light"] == .text("#39639E"))
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
    #expect(
      Self.lines(gray.output).map { $0.replacing(spec, with: "spec") }.suffix(10).prefix(4) == [
        "color gray #666666 spec:4:25 via spec:7:18", "dark #9B9B9B spec:7:46", "high contrast #333333 spec:7:76",
        "high contrast dark #EEEEEE spec:7:102",
      ]
    )
  }

  /// A color behind two references whose variants have their own references.
  @Test func originsHaveTheirChains() throws {
    let spec = """
      stylespec: 1
      name: Brand
      palette:
        gray: { 1: "#111111", 2: { light: "{palette.gray.1}", dark: "#EEEEEE" } }
      color: { ink: "{palette.gray.2}" }
      weight: { bold: 700 }
      typography: { 14: plain }

      """
    let result = try stylespec("show", "14_ink_bold", "--format", "json", "-", input: spec)
    let origin = try JSONValue(parsing: result.output)["origin"]
    func places(_ chain: JSONValue) -> [String] {
      ([chain] + chain["via"].items).map { "\($0["line"]):\($0["column"])" }
    }
    #expect(
      places(origin["variants", "light"]) == [
        "number(4.0):number(14.0)", "number(5.0):number(15.0)", "number(4.0):number(37.0)",
      ]
    )
    #expect(places(origin["variants", "dark"]) == ["number(4.0):number(63.0)", "number(5.0):number(15.0)"])
    #expect(origin["variants", "highContrastDark"] == origin["variants", "dark"])
    #expect(origin["color"] == origin["variants", "light"])
    let text = try stylespec("show", "14_ink_bold", "-", input: spec).output
    #expect(Self.lines(text).contains("color ink #111111 <stdin>:4:14 via <stdin>:4:37 via <stdin>:5:15"))
  }

  @Test(arguments: [
    "t14_gray2_bold", ".t14_gray2_bold", "StyleCode.t14_gray2_bold", "Yanxuan.t14_gray2_bold", "`t14_gray2_bold`",
  ])
  func swiftNamesAreUnderstood(name: String) throws {
    let result = try stylespec("show", name, tokens)
    #expect(result.output.hasPrefix("14_gray2_bold\n"))
  }

  @Test func annotationsAreShown() throws {
    let spec = """
      stylespec: 1
      name: Brand
      color:
        ink: { light: "#222222", description: Text on white }
        black: { light: "#000000", deprecated: "too hard; use {color.ink}" }
      weight: { bold: 700 }
      typography: { 14: plain }
      styles: { title: { size: 14, color: ink, weight: bold, description: Heads of pages } }

      """
    func lines(_ code: String) throws -> [String] { Self.lines(try stylespec("show", code, "-", input: spec).output) }
    #expect(try lines("title").contains("description Heads of pages <stdin>:8:69"))
    #expect(try lines("14_ink_bold").contains("description color ink: Text on white <stdin>:4:41"))
    let old = try JSONValue(parsing: stylespec("show", "14_black_bold", "--format", "json", "-", input: spec).output)
    #expect(old["description"] == .null)
    #expect(old["deprecated", "replacement"] == "14_ink_bold")
    #expect(old["deprecated", "message"] == "its color black is deprecated: too hard; use 14_ink_bold")
    #expect(old["origin", "deprecated", "line"] == .number(5))
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

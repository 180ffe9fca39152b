import Foundation
import StyleTables
import StyledText
import Testing

/// The errors of decoding malformed coded forms.
struct CodingErrorTests {
  @Test(arguments: [
    (#"{"version":4}"#, "version 4 of a coded text; this version of StyledText reads versions up to 3"),
    (#"{"version":-1,"text":"a"}"#, "version -1 of a coded text; this version of StyledText reads versions up to 3"),
    (form(runs: "[1,-1]"), "a run is three numbers: length, set and origin"),
    (form(runs: "[0,-1,0]"), "a run of length 0; runs have at least one UTF-16 unit"),
    (form(runs: "[-3,-1,0]"), "a run of length -3; runs have at least one UTF-16 unit"),
    (
      form(runs: "[1,-1,0,9223372036854775807,-1,0]"),
      "a run of length 9223372036854775807; the text ends before it does"
    ),
    (
      form(runs: "[9223372036854775807,-1,0]"),
      "a run ends outside the text: position 9223372036854775807 is not in the text; positions are UTF-16 offsets, 0…4 here"
    ),
    (
      form(runs: "[3,-1,0,2,0,0]"),
      "a run ends outside the text: position 5 is not in the text; positions are UTF-16 offsets, 0…4 here"
    ),
    (
      form(runs: "[2,-1,0,1,0,0,1,-1,0]", text: "a👍b"),
      "a run ends outside the text: position 2 lies inside a surrogate pair; 1 and 3 do not"
    ),
    (form(runs: "[3,0,0]"), "the runs end at position 3; the text has 4 UTF-16 units"),
    (
      form(runs: "[4,0,0]", text: ""),
      "a run ends outside the text: position 4 is not in the text; positions are UTF-16 offsets, 0…0 here"
    ),
    (form(runs: "[4,1,0]"), "a run has set 1; there are 1"),
    (form(runs: "[4,-2,0]"), "a run has set -2; there are 1"),
    (form(runs: "[4,9223372036854775807,0]"), "a run has set 9223372036854775807; there are 1"),
    (form(runs: "[4,0,5]"), "this version does not support origin 5 of a run"),
    (form(runs: "[4,0,-1]"), "this version does not support origin -1 of a run"),
    (form(runs: "[4,0,256]"), "this version does not support origin 256 of a run"),
    (
      form(template: #"{"source":"{a","values":{},"attributes":{}}"#),
      "the `{` at position 0 is not closed; write `{name}` for a slot, or `{{` for a brace"
    ),
    (form(template: #"{"source":"x","values":{},"attributes":{}}"#), "the template does not produce the text"),
    (
      form(template: #"{"source":"{a}","values":{"a":"abc"},"attributes":{}}"#),
      "the template does not produce the text"
    ),
    (
      form(remembered: #"{"text":"ab","runs":[2,0,0]}"#),
      "only an empty text has a remembered text before version 3"
    ),
    (
      form(text: "", template: #"{"source":"","values":{},"attributes":{}}"#, values: #"{"a":"x"}"#),
      "only a text without a template has waiting values"
    ),
    (
      form(
        text: "",
        template: #"{"source":"","values":{},"attributes":{}}"#,
        remembered: #"{"text":"ab","runs":[2,0,0]}"#
      ),
      "only a text without a template has a remembered text"
    ),
    (
      form(text: "", remembered: #"{"text":"ab","runs":[1,0,0]}"#),
      "the runs end at position 1; the text has 2 UTF-16 units"
    ),
  ])
  func checks(json: String, message: String) {
    #expect(Coded.corruption(of: json) == message)
  }

  private static func form(
    runs: String? = nil,
    text: String = "abcd",
    template: String? = nil,
    values: String? = nil,
    remembered: String? = nil
  ) -> String {
    let parts = [("runs", runs), ("template", template), ("remembered", remembered), ("values", values)]
    let others = parts.compactMap { name, value in value.map { #","\#(name)":\#($0)"# } }
    return #"{"version":1,"text":"\#(text)","sets":[{"size":7}]\#(others.joined())}"#
  }

  @Test func codesNeedTheirCatalog() throws {
    let form = #"{"version":1,"text":"a","attributes":{"style":{"catalog":"Yanxuan","code":"14_gray2_bold"}}}"#
    #expect(throws: Never.self) { try Coded.text(form) }
    #expect {
      try Coded.text(form, catalogs: [])
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "no catalog `Yanxuan` in the decoder's `userInfo[.styleCatalogs]`"
        && context.codingPath.map(\.stringValue) == ["attributes", "style", "catalog"]
    }
    let near = form.replacing("bold", with: "blod")
    #expect(Coded.corruption(of: near)?.contains("`14_gray2_bold`") == true)
  }

  @Test(arguments: [
    "", "null", "[]", "{}", #"{"version":1}"#, #"{"text":"a"}"#, #"{"version":"1","text":"a"}"#,
    #"{"version":1,"text":7}"#,
    #"{"version":1,"text":"a","runs":[1.5,0,0]}"#, #"{"version":1,"text":"a","runs":[9223372036854775808,-1,0]}"#,
    #"{"version":1,"text":"\ud83d"}"#, #"{"version":1,"text":"a","attributes":{"size":"x"}}"#,
    #"{"version":1,"text":"a","attributes":{"size":1e999}}"#, #"{"version":1,"text":"a","attributes":{"style":{}}}"#,
    #"{"version":1,"text":"a","attributes":{"link":{}}}"#, #"{"version":1,"text":"a","template":{}}"#,
    #"{"version":1,"text":"","remembered":{"text":"a"}}"#, #"{"version":99999999999999999999,"text":""}"#,
  ])
  func otherFormsAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try Coded.text(json) }
  }

  @Test func attributesOfOtherScopesAreNotEncoded() throws {
    var string = AttributedString("link")
    string.link = URL(string: "https://example.com")
    let text = StyledText(string)
    #expect(throws: EncodingError.self) { try Coded.json(text) }
    #expect(try Coded.json(text.removingForeignAttributes()) == #"{"text":"link","version":1}"#)
  }
  /// Texts with remembered looks, with looks of a slot, and with their own looks.
  @Test func noAttributesOfOtherScopesAreLeftAnywhere() throws {
    var string = AttributedString("link")
    string.link = URL(string: "https://example.com")
    string.styleSpec.strikethrough = .single
    let foreign = try #require(StyledText(string).runs.first { _ in true }).attributes
    var emptied = StyledText(string)
    emptied.text = ""
    let given = StyledText("", attributes: foreign)
    let slots = StyledText(template: try SlotTemplate("{a} {b}"), slots: ["b": foreign])
    var both = slots
    both["b"] = "x"
    for text in [emptied, given, slots, both] {
      #expect(throws: EncodingError.self) { try Coded.json(text) }
      let clean = text.removingForeignAttributes()
      #expect(try Coded.text(Coded.json(clean)) == clean)
      #expect(clean.text == text.text)
    }
    emptied = emptied.removingForeignAttributes()
    emptied.text = "words"
    #expect(emptied.runs.map(\.attributes) == [TextAttributes(strikethrough: .single)])
    #expect(StyledText("a").removingForeignAttributes() == "a")
  }
}

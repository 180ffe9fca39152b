import TestSupport
import Testing
import TokenYAML

/// Texts that are not JSON, each with the places of its mistakes.
///
/// In a text, `⏎` is a line break, and `⟨00A0⟩` a character by its number.
struct JSONRefusedTests {
  /// No value at all, or none of JSON's.
  static let nothing = [
    #"⟦json-syntax|⟧"#,
    #" ⏎ ⟦json-syntax|⟧"#,
    #"⟦json-syntax|abc⟧"#,
    #"⟦json-syntax|tru⟧"#,
    #"⟦json-syntax|True⟧"#,
    #"⟦json-syntax|NULL⟧"#,
    #"⟦json-syntax|truefalse⟧"#,
    #"⟦json-syntax|undefined⟧"#,
    #"⟦json-syntax|*⟧"#,
    #"⟦json-syntax|]⟧"#,
    #"⟦json-syntax|}⟧"#,
    #"⟦json-syntax|,⟧"#,
    #"⟦json-syntax|:⟧"#,
    #"⟦json-syntax|<⟧html></html>"#,
    #"⟦json-syntax|a⟧: 1"#,
  ]

  /// More than one value, and what else follows one.
  static let severalValues = [
    #"1 ⟦json-documents|2⟧"#,
    #"{} ⟦json-documents|{⟧}"#,
    #"[1]⏎⟦json-documents|[⟧2]"#,
    #""a"⟦json-documents|"b"⟧"#,
    #"{"a": 1} ⟦json-documents|true⟧"#,
    #"{}⟦json-syntax|}⟧"#,
    #"[]⟦json-syntax|]⟧"#,
    #"[1]⟦json-syntax|,⟧"#,
    #"1⟦json-syntax|,⟧ 2"#,
    #""a"⟦json-syntax|:⟧ 1"#,
    #"{}⟦json-syntax|;⟧"#,
  ]

  static let lists = [
    #"[1⟦json-syntax|⟧ 2]"#,
    #"[1⟦json-syntax|⟧ 2, 3⟦json-syntax|⟧ 4]"#,
    #"["a"⟦json-syntax|⟧"b"]"#,
    #"[[1]⟦json-syntax|⟧[2]]"#,
    #"[1⟦json-syntax|⟧⏎2]"#,
    #"[⟦json-syntax|,⟧]"#,
    #"[⟦json-syntax|,⟧1]"#,
    #"[1,⟦json-syntax|,⟧2]"#,
    #"[1,⟦json-syntax|,⟧]"#,
    #"["a"⟦json-syntax|:⟧ 1]"#,
    #"[1⟦json-syntax|;⟧ 2]"#,
    #"[1 ⟦json-syntax|@⟧ 2]"#,
    #"[⟦json-syntax|@⟧]"#,
    #"[⟦json-syntax|(⟧1)]"#,
    #"[1⟦json-syntax|}⟧"#,
    #"⟦json-syntax|[⟧"#,
    #"⟦json-syntax|[⟧1"#,
    #"⟦json-syntax|[⟧1,"#,
    #"[⟦json-syntax|[⟧1"#,
  ]

  static let mappings = [
    #"{⟦json-syntax|a⟧: 1}"#,
    #"{⟦json-syntax|a-b⟧: 1, ⟦json-syntax|$c⟧: 2}"#,
    #"{⟦json-syntax|1⟧: 1}"#,
    #"{⟦json-syntax|null⟧: 1}"#,
    #"{⟦json-syntax|'a'⟧: 1}"#,
    #"{⟦json-syntax|[⟧1]: 2}"#,
    #"{⟦json-syntax|{⟧"a": 1}: 2}"#,
    #"{"a"⟦json-syntax|⟧ 1}"#,
    #"{"a"⟦json-syntax|⟧ 1, "b"⟦json-syntax|⟧ 2}"#,
    #"{"a"⟦json-syntax|⟧ "b": 1}"#,
    #"{"a" ⟦json-syntax|=⟧ 1}"#,
    #"{"a" ⟦json-syntax|=>⟧ 1}"#,
    #"{"a"⟦json-syntax|:⟧}"#,
    #"{"a"⟦json-syntax|:⟧, "b": 1}"#,
    #"{"a":⟦json-syntax|:⟧ 1}"#,
    #"{⟦json-syntax|:⟧ 1}"#,
    #"{⟦json-syntax|"a"⟧}"#,
    #"{⟦json-syntax|"a"⟧, ⟦json-syntax|"b"⟧}"#,
    #"{"a": 1⟦json-syntax|⟧ "b": 2}"#,
    #"{"a": {}⟦json-syntax|⟧ "b": {}}"#,
    #"{"a": 1⟦json-syntax|⟧⏎"b": 2}"#,
    #"{⟦json-syntax|,⟧}"#,
    #"{"a": 1,⟦json-syntax|,⟧ "b": 2}"#,
    #"{"a": 1⟦json-syntax|;⟧ "b": 2}"#,
    #"{"a": 1 ⟦json-syntax|:⟧ 2}"#,
    #"{"a": 1⟦json-syntax|]⟧"#,
    #"⟦json-syntax|{⟧"#,
    #"⟦json-syntax|{⟧"a""#,
    #"⟦json-syntax|{⟧"a":"#,
    #"⟦json-syntax|{⟧"a": 1"#,
    #"⟦json-syntax|{⟧"a": 1,"#,
    #"{"a": ⟦json-syntax|[⟧1}"#,
    #"{"a": {"b": ⟦json-syntax|[⟧1⏎}, "c": 2}"#,
    #"{"a": ⟦json-syntax|{⟧"b": 1"#,
  ]

  /// Text without double quotes.
  static let words = [
    #"[⟦json-syntax|ink⟧]"#,
    #"{"a": ⟦json-syntax|ink⟧, "b": ⟦json-syntax|#fff⟧}"#,
    #"{"a": ⟦json-syntax|hello⟧ world}"#,
    #"[⟦json-syntax|'a'⟧]"#,
    #"[⟦json-syntax|'a"b'⟧, ⟦json-syntax|`c`⟧]"#,
    #"[⟦json-syntax|“a”⟧]"#,
    #"[⟦json-string|'⟧a]"#,
  ]

  static let numbers = [
    #"[⟦json-number|01⟧]"#,
    #"[⟦json-number|-01⟧]"#,
    #"[⟦json-number|00⟧]"#,
    #"[⟦json-number|+1⟧]"#,
    #"[⟦json-number|.5⟧]"#,
    #"[⟦json-number|-.5⟧]"#,
    #"[⟦json-number|1.⟧]"#,
    #"[⟦json-number|1.e1⟧]"#,
    #"[⟦json-number|1e⟧]"#,
    #"[⟦json-number|1e+⟧]"#,
    #"[⟦json-number|-⟧]"#,
    #"[⟦json-number|--1⟧]"#,
    #"[⟦json-number|1-2⟧]"#,
    #"[⟦json-number|1.2.3⟧]"#,
    #"[⟦json-number|0x1F⟧]"#,
    #"[⟦json-number|1_000⟧]"#,
    #"[⟦json-number|12px⟧]"#,
    #"[⟦json-number|NaN⟧]"#,
    #"[⟦json-number|-Infinity⟧]"#,
    #"[⟦json-number|inf⟧]"#,
    #"{"a": ⟦json-number|01⟧, "b": ⟦json-number|+1⟧}"#,
    #"[⟦json-syntax|１⟧]"#,
  ]

  static let strings = [
    #"⟦json-string|"⟧"#,
    #"⟦json-string|"⟧a"#,
    #"[⟦json-string|"⟧a"#,
    #"[⟦json-string|"⟧a]"#,
    #"[⟦json-string|"⟧a,⏎"b"]"#,
    #"{⟦json-string|"⟧a: 1,⏎"b": 2}"#,
    #"{"a": ⟦json-string|"⟧x,⏎"b": 2}"#,
    #"["⟦json-string|⟨0009⟩⟧"]"#,
    #"["a⟦json-string|⏎⟧b"]"#,
    #"["a⟦json-string|⏎⟧b⟦json-string|⏎⟧c", 1]"#,
    #"["a⟦json-string|\⏎⟧b"]"#,
    #"["⟦json-string|⟨0000⟩⟧"]"#,
    #"["⟦json-string|⟨0001⟩⟧", "⟦json-string|⟨001F⟩⟧"]"#,
    #"["⟦json-string|\x⟧41"]"#,
    #"["⟦json-string|\'⟧"]"#,
    #"["⟦json-string|\é⟧"]"#,
    #"["⟦json-string|\U⟧0041"]"#,
    #"["⟦json-string|\u⟧"]"#,
    #"["⟦json-string|\u12⟧"]"#,
    #"["⟦json-string|\u12⟧g4"]"#,
    #"["⟦json-string|\ud800⟧"]"#,
    #"["⟦json-string|\udc00⟧"]"#,
    #"["⟦json-string|\ud800⟧\u0041"]"#,
    #"["⟦json-string|\ud83d⟧\n"]"#,
    #"["⟦json-string|\ud800⟧\ud83d\ude00"]"#,
    #"["⟦json-string|\ude00⟧⟦json-string|\ud83d⟧"]"#,
    #"{"⟦json-string|⟨0009⟩⟧": "⟦json-string|\d⟧"}"#,
    #"[⟦json-string|"⟧a\"#,
    #"[⟦json-string|"⟧a\"]"#,
  ]

  /// White space and comments of other languages.
  static let spaces = [
    #"[1,⟦json-syntax|⟨00A0⟩⟧2]"#,
    #"[1⟦json-syntax|⟨000C⟩⟧]"#,
    #"[⟦json-syntax|⟨FEFF⟩⟧1]"#,
    #"[1,⟦json-syntax|⟨2028⟩⟨3000⟩⟧2]"#,
    #"[1 ⟦json-syntax|⟨0000⟩⟧]"#,
    #"[1 ⟦json-syntax|⟨007F⟩⟧]"#,
    #"{"a": 1} ⟦json-syntax|# c⟧"#,
    #"{"a": 1, ⟦json-syntax|# c⟧⏎"b": 2}"#,
    #"⟦json-syntax|/*⟧ c"#,
    #"[1, ⟦json-syntax|/*⟧ c]"#,
    #"[1 ⟦json-syntax|/⟧ 2]"#,
    #"⟦json-syntax|/⟧"#,
    #"⟦json-syntax|/*⟧/"#,
  ]

  static let all = nothing + severalValues + lists + mappings + words + numbers + strings + spaces

  @Test(arguments: all)
  func mistakesAreFound(_ written: String) {
    let line = "⟦json-comment|/* \(MarkedSource.wideText) */⟧\n"
    for source in MarkedSource.variants(of: Self.text(written), after: line) {
      let read = ReadJSON(source.text)
      #expect(read.diagnostics.map(MarkedSource.Expectation.init) == source.expectations)
      #expect(read.document?.isComplete == false)
    }
  }

  @Test func thereAreEnoughCases() {
    #expect(Self.all.count >= 90)
    #expect(Set(Self.all).count == Self.all.count)
  }

  /// The text that a case stands for.
  static func text(_ written: String) -> String {
    written.replacing("⏎", with: "\n").replacing(#/⟨([0-9A-F]{4})⟩/#) { match in
      String(UInt32(match.output.1, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
    }
  }
}

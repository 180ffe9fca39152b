import Testing
import TokenDiagnostics
import TokenYAML

/// Texts that RFC 8259 allows, and what they mean.
struct JSONAcceptedTests {
  /// Texts are in single quotes, as ``JSONData`` describes them.
  static let cases = [
    // Single values.
    ("1", "1"), ("\"a\"", "'a'"), ("true", "true"), ("false", "false"), ("null", "null"), ("{}", "{}"), ("[]", "[]"),
    ("\"\"", "''"),
    // White space anywhere.
    (" 1 ", "1"), ("\t{\n}\r\n", "{}"), ("\n\n[\r1\r]", "[1]"), ("[ 1 , 2 ]", "[1 2]"),
    ("{ \"a\" : 1 , \"b\" : 2 }", "{'a'=1 'b'=2}"), ("{\"a\"\n:\n1\n}", "{'a'=1}"), ("\t[\t]\t", "[]"),
    ("[1,                        2]", "[1 2]"),
    // Nesting.
    ("[[]]", "[[]]"), ("[{}]", "[{}]"), ("{\"a\":{}}", "{'a'={}}"), ("{\"a\":[]}", "{'a'=[]}"),
    ("[[[[1]],2],3]", "[[[[1]] 2] 3]"), ("{\"a\":{\"b\":{\"c\":[{\"d\":null}]}}}", "{'a'={'b'={'c'=[{'d'=null}]}}}"),
    ("[true,false,null]", "[true false null]"), ("[1,\"1\",[1],{\"1\":1}]", "[1 '1' [1] {'1'=1}]"),
    // Numbers keep their text.
    ("0", "0"), ("-0", "-0"), ("-1", "-1"), ("0.1", "0.1"), ("-0.10", "-0.10"), ("1.0", "1.0"), ("1e5", "1e5"),
    ("1E400", "1E400"), ("1e-400", "1e-400"), ("1E+2", "1E+2"), ("0e0", "0e0"), ("0E+00", "0E+00"),
    ("1.5e-07", "1.5e-07"),
    ("-1234567890123456789012345678901234567890", "-1234567890123456789012345678901234567890"),
    ("0.1000000000000000055511151231257827021181", "0.1000000000000000055511151231257827021181"),
    ("[10,100,1000]", "[10 100 1000]"),
    // Text that looks like another type.
    ("\"400\"", "'400'"), ("\"true\"", "'true'"), ("\"null\"", "'null'"), ("\"\\u0031\"", "'1'"),
    // Escapes.
    ("\"\\\"\\\\\\/\"", "'\"\\/'"), ("\"\\b\\f\\n\\r\\t\"", "'\u{8}\u{C}\n\r\t'"),
    ("\"\\u0041\\u00e9\\u6C49\"", "'Aé汉'"),
    ("\"\\ud83d\\ude00\"", "'😀'"), ("\"\\uD83D\\uDE00\\uDBFF\\uDFFF\"", "'😀\u{10FFFF}'"), ("\"\\u0000\"", "'\u{0}'"),
    ("\"\\ufeff\\uffff\"", "'\u{FEFF}\u{FFFF}'"), ("\"\\\\u0041\"", "'\\u0041'"), ("\"a\\nb\"", "'a\nb'"),
    ("\"12345678\\n12345678\\n\"", "'12345678\n12345678\n'"), ("{\"\\u0061\":1}", "{'a'=1}"),
    ("\"e\\u0301\"", "'e\u{301}'"),
    // Characters that other formats forbid or change.
    ("\"\u{7F}\"", "'\u{7F}'"), ("\"\u{85}\"", "'\u{85}'"), ("\"\u{2028}\u{2029}\"", "'\u{2028}\u{2029}'"),
    ("\"\u{FEFF}\"", "'\u{FEFF}'"), ("\"汉字 👩‍👩‍👧‍👦\"", "'汉字 👩‍👩‍👧‍👦'"), ("\"\u{FFFE}\u{10FFFF}\"", "'\u{FFFE}\u{10FFFF}'"),
    ("\"'\"", "'''"), ("\"// # /* */\"", "'// # /* */'"), ("\"{[,:]}\"", "'{[,:]}'"),
    // Keys.
    ("{\"\":1}", "{''=1}"), ("{\"a b\":1}", "{'a b'=1}"), ("{\"1\":1,\"1.0\":2}", "{'1'=1 '1.0'=2}"),
    ("{\"é\":1,\"e\u{301}\":2}", "{'é'=1 'e\u{301}'=2}"), ("{\"a\":1,\"A\":2}", "{'a'=1 'A'=2}"),
    ("{\"b\":1,\"a\":2}", "{'b'=1 'a'=2}"), ("{\"$value\":\"{a.b}\"}", "{'$value'='{a.b}'}"),
  ]

  @Test(arguments: cases)
  func texts(text: String, meaning: String) {
    let withCRLF = String(text.map { $0 == "\n" ? "\r\n" : $0 })
    for variant in [text, withCRLF, "\u{FEFF}" + text, "\n \t" + text + "\n"] {
      for isStrict in [false, true] {
        let read = ReadJSON(variant, isStrict: isStrict)
        #expect(read.diagnostics.map(\.message) == [])
        #expect(read.data?.description == meaning)
        #expect(read.document?.comments == [])
      }
    }
  }

  @Test func thereAreEnoughCases() {
    #expect(Self.cases.count >= 60)
    #expect(Set(Self.cases.map(\.0)).count == Self.cases.count)
  }

  /// libyaml refuses one of more than 1,024 bytes.
  @Test func keysMayBeLong() {
    for length in [1_024, 1_025, 100_000] {
      let key = String(repeating: "k", count: length)
      #expect(ReadJSON("{\"\(key)\":1}").data?.description == "{'\(key)'=1}")
    }
  }

  /// Every distance of the quote to the end of a word of eight bytes, and of the text to the end of the file.
  @Test func stringsOfAnyLengthAreRead() {
    for length in 0..<40 {
      for last in ["", "\\n", "é", "\u{7F}"] {
        let text = String(repeating: "x", count: length) + last
        let content = text.replacing("\\n", with: "\n")
        #expect(ReadJSON("\"\(text)\"").data == .text(Array(content.utf8)))
        #expect(ReadJSON("\"\(text)\"" + String(repeating: " ", count: 9)).data == .text(Array(content.utf8)))
      }
    }
  }

  /// A byte of which only some bits are those of a quote, a backslash or a control character.
  @Test func everyByteOfAStringIsRead() {
    for scalar in UInt32(0x20)...0x17F {
      guard let scalar = Unicode.Scalar(scalar), scalar != "\"", scalar != "\\" else { continue }
      for length in 0..<9 {
        let text =
          String(repeating: "\u{80}", count: length / 3) + String(repeating: "x", count: length) + String(scalar)
        #expect(ReadJSON("[\"\(text)\", 1]").data == .list([.text(Array(text.utf8)), .number("1")]))
      }
    }
  }
}

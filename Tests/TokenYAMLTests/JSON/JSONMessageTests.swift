import Testing
import TokenDiagnostics

/// What messages say, and what the fixes make of the text.
struct JSONMessageTests {
  @Test(arguments: [
    ("", "the file is empty; JSON has one value, such as `{}`", nil),
    ("a: 1", braces, nil),
    ("\"a\": 1", braces, nil),
    ("{} {}", "a second value starts here; put it into a separate file, or both into a list", nil),
    ("{}}", "this `}` closes nothing; remove it", "{}"),
    ("{}.", "a second value starts here; put it into a separate file, or both into a list", nil),
    ("{};", "`;` does not belong here; the file ends after its value", nil),
    ("<a>", "`<` does not belong here; a file starts with a value, such as `{`", nil),
    ("[1 2]", "a `,` is missing between these values", "[1, 2]"),
    ("{\"a\" 1}", "a `:` is missing between this key and its value", "{\"a\": 1}"),
    ("{\"a\" = 1}", "a key is followed by `:`, not `=`", "{\"a\" : 1}"),
    ("{\"a\" => 1}", "a key is followed by `:`, not `=>`", "{\"a\" : 1}"),
    ("[1,,2]", "a value is missing before this `,`; write it, or remove the comma", "[1,2]"),
    ("{\"a\":}", "a value is missing after this `:`; write it, or remove the key", nil),
    ("{\"a\"}", "this key has no value; write `:` and the value, or use `[` and `]` for a list", nil),
    ("{[]: 1}", "a key is text in quotes; a list or a mapping can be a value only", nil),
    ("[\"a\": 1]", "a `:` follows a key, and a list has values only; use `{` and `}` for keys with values", nil),
    ("[1; 2]", "values are separated by `,`, not `;`", "[1, 2]"),
    ("[1 @]", "`@` does not belong here; a `,` or the closing bracket follows the value", nil),
    ("{@}", "`@` does not belong here; a key in quotes follows", nil),
    ("{\"a\" @}", "`@` does not belong here; a `:` follows the key", nil),
    ("{\"a\": @}", "`@` does not belong here; a value follows the `:`", nil),
    ("[@]", "`@` does not belong here; a value follows", nil),
    ("[1 \u{1}]", "U+0001 does not belong here; a `,` or the closing bracket follows the value", nil),
    ("[1}", "this bracket does not close the `[` before it; write `]`", "[1]"),
    ("[1", "this `[` is never closed; put `]` after the last value", "[1]"),
    ("{\"a\": [1", "this `[` and those around it are never closed; put `]}` after the last value", "{\"a\": [1]}"),
    ("{a: 1}", "a key needs quotes: `\"a\"`", "{\"a\": 1}"),
    ("[ink]", "`ink` is not a value of JSON; put text in quotes: `\"ink\"`", "[\"ink\"]"),
    ("[#fff]", "`#fff` is not a value of JSON; put text in quotes: `\"#fff\"`", "[\"#fff\"]"),
    ("[tru]", "`tru` is not a value of JSON; did you mean `true`?", "[true]"),
    ("[False]", "`False` is written `false` in JSON", "[false]"),
    ("[nil]", "`nil` is not a value of JSON; write `null`", "[null]"),
    ("['a']", "JSON has double quotes, not single quotes; write `\"a\"`", "[\"a\"]"),
    ("['a\"b']", "JSON has double quotes, not single quotes; write `\"a\\\"b\"`", "[\"a\\\"b\"]"),
    ("['\\x']", "JSON has double quotes, not single quotes; write `\"…\"`", nil),
    ("[`a`]", "JSON has double quotes, not backticks; write `\"a\"`", "[\"a\"]"),
    ("[“don’t”]", "JSON has double quotes, not typographic quotes; write `\"don’t\"`", "[\"don’t\"]"),
    ("[“a\"]", "JSON has double quotes, not typographic quotes; write `\"a\"`", "[\"a\"]"),
    ("[“a]", "this quote is never closed; put another `“` after the text", nil),
    ("[\"a]", "this quote is never closed; put another `\"` after the text", nil),
  ])
  func punctuationAndWords(text: String, message: String, fixed: String?) { expect(text, message, fixed) }

  @Test(arguments: [
    ("[010]", "a number has no leading zeros; write `10`", "[10]"),
    ("[-007]", "a number has no leading zeros; write `-7`", "[-7]"),
    ("[00]", "a number has no leading zeros; write `0`", "[0]"),
    ("[00.5]", "a number has no leading zeros; write `0.5`", "[0.5]"),
    ("[+1]", "a number has no `+` before it; write `1`", "[1]"),
    ("[.5]", "a number has a digit before its point; write `0.5`", "[0.5]"),
    ("[-.5e1]", "a number has a digit before its point; write `-0.5e1`", "[-0.5e1]"),
    ("[1.]", "a number has a digit after its point; write `1`", "[1]"),
    ("[1.e3]", "a number has a digit after its point; write `1e3`", "[1e3]"),
    ("[0x1F]", "a number has decimal digits only; write `31`", "[31]"),
    ("[-0X1f]", "a number has decimal digits only; write `-31`", "[-31]"),
    ("[1_000]", "a number has no `_` between its digits; write `1000`", "[1000]"),
    ("[NaN]", "`NaN` is not a number of JSON; write digits, or `null`", nil),
    ("[-Infinity]", "`-Infinity` is not a number of JSON; write digits, or `null`", nil),
    ("[1e]", "`1e` is not a number of JSON; write digits alone, or put text in quotes: `\"1e\"`", "[\"1e\"]"),
    ("[12px]", "`12px` is not a number of JSON; write digits alone, or put text in quotes: `\"12px\"`", "[\"12px\"]"),
    ("[+-1]", "`+-1` is not a number of JSON; write digits alone, or put text in quotes: `\"+-1\"`", "[\"+-1\"]"),
    ("[0xFFFFFFFFFFFFFFFFF]", hexadecimal, "[\"0xFFFFFFFFFFFFFFFFF\"]"),
  ])
  func numbers(text: String, message: String, fixed: String?) { expect(text, message, fixed) }

  @Test(arguments: [
    ("[\"a\tb\"]", "a tab cannot be in a string as it is; write `\\t`", "[\"a\\tb\"]"),
    ("[\"a\nb\"]", "a line break cannot be in a string as it is; write `\\n`", "[\"a\\nb\"]"),
    ("[\"a\r\nb\"]", "a line break cannot be in a string as it is; write `\\n`", "[\"a\\nb\"]"),
    ("[\"a\\\nb\"]", "a line break cannot be in a string as it is; write `\\n`", "[\"a\\nb\"]"),
    ("[\"\u{0}\"]", "U+0000 cannot be in a string as it is; write `\\u0000`", "[\"\\u0000\"]"),
    ("[\"\u{1F}\"]", "U+001F cannot be in a string as it is; write `\\u001f`", "[\"\\u001f\"]"),
    ("[\"\u{8}\"]", "U+0008 cannot be in a string as it is; write `\\b`", "[\"\\b\"]"),
    ("[\"C:\\dir\"]", "`\\d` is not an escape of JSON; write `\\\\d` for a backslash", "[\"C:\\\\dir\"]"),
    ("[\"\\'\"]", "`\\'` is not an escape of JSON; write `'`", "[\"'\"]"),
    ("[\"\\u12\"]", "`\\u` needs four hexadecimal digits, such as `\\u00e9`; this is `\\u12`", nil),
    ("[\"\\uD800\"]", surrogate, nil),
    ("[1\u{A0}]", "U+00A0 (no-break space) is not white space in JSON; write a space", "[1 ]"),
    ("[1]# c", "`#` does not start a comment in JSON; also remove the text after it", "[1]"),
    ("[1]/* c", "this comment is never closed; put `*/` at its end, or remove it", nil),
    ("[1] // c", "JSON does not have comments, and other tools refuse them; remove it", "[1]"),
    ("[1,]", "JSON does not allow a comma after the last value; remove it", "[1]"),
    ("{\"a\": 1, \"a\": 2}", "`a` is already a key of this mapping; remove one of the two", nil),
  ])
  func textAndSpace(text: String, message: String, fixed: String?) { expect(text, message, fixed) }

  @Test(arguments: [
    ("{\"a\"： 1}", "`：` (full-width colon, U+FF1A) is not the `:` of JSON; write `:`", "{\"a\": 1}"),
    ("[1， 2]", "`，` (full-width comma, U+FF0C) is not the `,` of JSON; write `,`", "[1, 2]"),
    ("[true、 2]", "`、` (ideographic comma, U+3001) is not the `,` of JSON; write `,`", "[true, 2]"),
    ("[｛\"a\": 1}]", "`｛` (full-width left brace, U+FF5B) is not the `{` of JSON; write `{`", "[{\"a\": 1}]"),
    ("{\"a\": 1｝", "`｝` (full-width right brace, U+FF5D) is not the `}` of JSON; write `}`", "{\"a\": 1}"),
    ("[\"a\"］", "`］` (full-width right bracket, U+FF3D) is not the `]` of JSON; write `]`", "[\"a\"]"),
    ("[1\u{200B}]", "U+200B (zero-width space) is not white space in JSON; write a space", "[1 ]"),
  ])
  func lookAlikes(text: String, message: String, fixed: String?) { expect(text, message, fixed) }

  private static let braces =
    "keys and values need braces around them; put `{` at the start of the file and `}` at its end, or call it `.yaml` if it is YAML"
  private static let hexadecimal =
    "`0xFFFFFFFFFFFFFFFFF` is not a number of JSON; write digits alone, or put text in quotes: `\"0xFFFFFFFFFFFFFFFFF\"`"
  private static let surrogate =
    "`\\uD800` is half of a surrogate pair; write both halves, such as `\\ud83d\\ude00`, or the character itself"

  /// Notes point at the other bracket.
  @Test(arguments: [
    ("{\"a\": [[1}", [7..<8], [9..<10]), ("{\"a\": [1}", [6..<7], [8..<9]), ("[1}", [2..<3], [0..<1]),
  ])
  func notes(text: String, places: [Range<Int>], notes: [Range<Int>]) {
    let found = ReadJSON(text).diagnostics
    #expect(found.first.map { [$0.range.bytes] } == places)
    #expect(found.first?.notes.map(\.range.bytes) == notes)
  }

  /// Messages and fixes of long words stay short.
  @Test func longWordsAreCut() {
    let word = String(repeating: "w", count: 100_000)
    for text in ["[\(word)]", "{\(word): 1}", "['\(word)']"] {
      let found = ReadJSON(text).diagnostics
      #expect(found.count == 1 && found.allSatisfy { $0.message.utf8.count < 200 && $0.fixIts.isEmpty })
    }
  }

  private func expect(_ text: String, _ message: String, _ fixed: String?) {
    let read = ReadJSON(text)
    #expect(read.diagnostics.map(\.message) == [message])
    #expect(read.diagnostics.contains { !$0.fixIts.isEmpty } == (fixed != nil))
    guard let fixed else { return }
    #expect(read.fixed(isSafe: false) == fixed)
    #expect(ReadJSON(fixed).diagnostics == [])
  }
}

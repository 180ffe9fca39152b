import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// Codes that look like a part of a word, a number, a scheme or a path.
struct EmoticonTests {
  private static let packs = [
    ("faces", ["xD", ":D", ":v", "8)", ":/", ":)", ":))", ":/)", "D:"].map { TestEmoji($0, codes: [$0]) }),
    ("names", ["猫"].map { TestEmoji($0, codes: ["/\($0)", ":smile:", "👍"]) }),
    ("open", [TestEmoji("lol", codes: ["lol", ":/o"])]),
  ]

  private static func codec(_ links: [LinkRule] = [], openPacks: Set<String> = ["open"]) throws -> RichTextCodec {
    RichTextCodec(emoji: try emojiCatalog("Faces", packs, openPacks: openPacks), links: links)
  }

  /// What is a picture is in ‹›.
  private static func shown(_ plain: PlainText, _ codec: RichTextCodec) -> String {
    let decoded = codec.decode(plain)
    var (text, end) = ("", 0)
    let units = Array(plain.text.utf16)
    for change in decoded.map.changes {
      text += String(decoding: units[end..<change.old.lowerBound], as: UTF16.self)
      text += "‹" + String(decoding: units[change.old], as: UTF16.self) + "›"
      end = change.old.upperBound
    }
    return text + String(decoding: units[end...], as: UTF16.self)
  }

  @Test(arguments: [
    "abcxDef", "in 1998) it", "xDxD", "axD", "xDa", "1:vb", ":v2", "max:D1", ":Done", "98)", "aD:", "BxD1", "x xDe",
    "_1xD_2xDo",
  ])
  func codesInsideOfWordsAndNumbersAreText(text: String) throws {
    #expect(Self.shown(PlainText(text), try Self.codec()) == text)
  }

  @Test(arguments: [
    ("xD", "‹xD›"), ("haha:)", "haha‹:)›"), ("好/猫", "好‹/猫›"), ("a/猫b", "a‹/猫›b"), ("好👍b", "好‹👍›b"),
    ("hello:smile:you", "hello‹:smile:›you"),
    ("好xD好", "好‹xD›好"), ("(8)", "(‹8)›"), ("8)8)", "‹8)›‹8)›"), (":v:v", "‹:v›‹:v›"), ("_xD_", "_‹xD›_"),
    ("éxDé", "é‹xD›é"),
    ("e\u{301}xD", "e\u{301}‹xD›"), ("Ж8)", "Ж‹8)›"), ("１xD", "１‹xD›"), ("max:D!", "max‹:D›!"), ("8)1", "‹8)›1"),
    ("(D:)", "(‹D:›)"), ("D:/猫", "D:‹/猫›"), ("D:猫", "‹D:›猫"), ("xD 8) :v", "‹xD› ‹8)› ‹:v›"),
    ("\u{FFFC}xD", "\u{FFFC}‹xD›"),
  ])
  func otherEndsAreFree(text: String, expected: String) throws {
    #expect(Self.shown(PlainText(text), try Self.codec()) == expected)
  }

  static let addresses = [
    "myapp://open", "http://", "https://a.example/b", "x-apple.pay+1://", "h2://a", "在http://a", "file:///C:/Users",
    "mailto:/a", "FILE:/etc", "C:/Users", "在c:/", "(D:/)", "D:/", "'C:/a'", "C:/)", "a:///",
  ]

  @Test(arguments: addresses, [false, true])
  func aSlashOfASchemeOrAfterADriveIsText(text: String, withLinks: Bool) throws {
    #expect(Self.shown(PlainText(text), try Self.codec(withLinks ? [.url, .mail] : [])) == text)
  }

  @Test(arguments: [
    ("haha:/", "haha‹:/›"), (":/", "‹:/›"), ("好:/", "好‹:/›"), ("好://", "好‹:/›/"), ("12:/", "12‹:/›"),
    ("12://", "12‹:/›/"),
    ("haha:/ ok", "haha‹:/› ok"), ("haha:/yes", "haha‹:/›yes"), ("file:/", "file‹:/›"), ("I can't:/", "I can't‹:/›"),
    ("can’t:/", "can’t‹:/›"), ("éa:/", "éa‹:/›"), ("_a:/", "_a‹:/›"), ("猫:/)", "猫‹:/)›"), ("haha:/)", "haha‹:/)›"),
    ("1:/2", "1‹:/›2"), ("ab :/", "ab ‹:/›"),
  ])
  func aMouthAfterAWordIsAPicture(text: String, expected: String) throws {
    #expect(Self.shown(PlainText(text), try Self.codec()) == expected)
  }

  @Test(arguments: [
    // The code `:/)` is inside of a path, and so is `:/`.
    ("C:/)", "C:/)"), ("oh :))", "oh ‹:))›"), (":/o", "‹:/o›"), ("C:/o", "C‹:/o›"), ("alol1", "a‹lol›1"),
  ])
  func aPackMayBeOpen(text: String, expected: String) throws {
    #expect(Self.shown(PlainText(text), try Self.codec()) == expected)
  }

  @Test func aShorterCodeIsReadWhereALongerOneIsText() throws {
    let emoji = ["xD", "xD!", "xD!!1", ":)", ":)x"].map { TestEmoji($0, codes: [$0]) }
    let codec = RichTextCodec(emoji: try emojiCatalog("Longer", [("p", emoji)]))
    #expect(Self.shown(PlainText("xD!!1"), codec) == "‹xD!!1›")
    #expect(Self.shown(PlainText("xD!!12"), codec) == "‹xD!›!12")
    #expect(Self.shown(PlainText(":)xyz"), codec) == "‹:)›xyz")
  }

  @Test func tablesWithoutTheBitReadCodesEverywhere() throws {
    let codec = try Self.codec(openPacks: ["faces", "names", "open"])
    #expect(Self.shown(PlainText("abcxDef in 1998) C:/Users"), codec) == "abc‹xD›ef in 199‹8)› C‹:/›Users")
  }

  @Test func anEntityMakesACodeAPictureWhateverIsBesideIt() throws {
    let codec = try Self.codec()
    let plain = PlainText("abcxDef", entities: [PlainText.Entity(3..<5, .emoji)])
    let decoded = codec.decode(plain)
    #expect(Self.shown(plain, codec) == "abc‹xD›ef" && decoded.problems == [])
    #expect(codec.encode(decoded.text) == plain)
    #expect(codec.encode(decoded.text, in: 3..<4) == PlainText("xD"))
    #expect(codec.encode(codec.decode("xD").text) == PlainText("xD"))
    // A code of other tables is text, and keeps its entity.
    let other = RichTextCodec().decode(plain)
    #expect(other.text.text == "abcxDef" && other.problems == [])
  }

  @Test func nothingExtendsOverAnEmojiEntity() throws {
    let codec = try Self.codec([.url, .mail])
    for (text, range) in [("https://a.example/xDe", 18..<20), ("a@b.cxDe", 5..<7), ("a@b.examplexDe", 11..<13)] {
      let decoded = codec.decode(PlainText(text, entities: [PlainText.Entity(range, .emoji)]))
      #expect(decoded.map.changes.map(\.old) == [range])
      let encoded = codec.encode(decoded.text)
      #expect(codec.decode(encoded).text == decoded.text && codec.encode(codec.decode(encoded).text) == encoded)
    }
  }

  @Test func anEmojiEntityIsCoded() throws {
    let plain = PlainText("axDb", entities: [PlainText.Entity(1..<3, .emoji), PlainText.Entity(3..<4, .literal)])
    let coded = try JSONEncoder().encode(plain)
    #expect(try JSONDecoder().decode(PlainText.self, from: coded) == plain)
    #expect(String(decoding: coded, as: UTF8.self).contains(#""emoji":true"#))
    let problems = RichTextCodec().decode(PlainText("a", entities: [PlainText.Entity(0..<0, .emoji)])).problems
    #expect(problems.map(\.description) == ["emoji at 0..<0 is empty"])
  }

  /// What is before an edit may matter far after it.
  @Test(arguments: [
    ("http:// a", 0..<4, ""), ("a123456789.0123456789+0123456789://", 0..<1, ""), (" file:/etc", 0..<1, "x"),
    ("can't:/", 2..<3, "."), ("can’t:/", 2..<3, "."), (".’t:/", 0..<1, "é"), ("éC:/", 0..<1, "("), ("1xD", 0..<1, " "),
    ("xDe", 2..<3, ""), ("a8) 8)", 0..<1, ""),
  ])
  func readingNearAnEditIsReadingAll(text: String, range: Range<Int>, inserted: String) throws {
    let codec = try Self.codec()
    for front in ["", "好好好好好好好", "a "] {
      let old = codec.decode(front + text)
      let indices = old.plain.text.indices(
        utf16: range.lowerBound + front.utf16.count..<range.upperBound + front.utf16.count
      )
      let new = PlainText(old.plain.text.replacingCharacters(in: indices, with: inserted))
      let start = range.lowerBound + front.utf16.count
      let change = PositionMap.Change(old: start..<start + range.count, new: start..<start + inserted.utf16.count)
      var steps = DecodingSteps()
      let result = codec.redecode(old, as: new, edited: change, steps: &steps)
      #expect(result == codec.decode(new) && result.events == codec.decode(new).events)
    }
  }
}

import StyleRichText
import TestSupport
import Testing

/// A literal or a mention cuts the text that a link may be found in. That never makes a link of what was none.
struct CutLinkTests {
  /// The code after an address becomes literal, and the address stays text and emoji.
  @Test(arguments: ["a@b.cé", "a@b.c.dé", "a@b.c\u{301}é", "a@b.ccccé", "a@\(String(repeating: "b", count: 70)).cé"])
  func theAddressBeforeALiteralStaysAsItWas(text: String) throws {
    let emoji = try emojiCatalog("Cut", [("pack", [TestEmoji("e", codes: ["é"]), TestEmoji("b", codes: ["b"])])])
    let codec = RichTextCodec(emoji: emoji, links: [.mail])
    let end = text.utf16.count
    for start in 0..<end {
      let decoded = codec.decode(PlainText(text, entities: [PlainText.Entity(start..<end, .literal)]))
      #expect(codec.decode(codec.encode(decoded.text)).text == decoded.text, "literal from \(start)")
    }
  }
}

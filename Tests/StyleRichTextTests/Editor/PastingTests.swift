import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// What a paste of many codes and literals leaves in an editor.
struct PastingTests {
  @Test func idleWallsAreNotStored() throws {
    let codec = RichTextCodec(emoji: try emojiCatalog("Walls", [("p", [TestEmoji("a", codes: ["(("])])]))
    func pasted(_ text: String) -> RichTextEditor {
      let clipboard = RichTextClipboard(plain: PlainText(text, entities: [PlainText.Entity(1..<1, .literal)]))
      var editor = RichTextEditor(codec: codec)
      editor.handle(.paste(clipboard), at: 0)
      return editor
    }
    #expect(pasted("abc").plain.entities == [])
    #expect(pasted("((").plain.entities == [PlainText.Entity(1..<1, .literal)])
    #expect(pasted("((").text.text == "((")
  }

  /// Each is looked for once among those that are shown.
  @Test func manyCodesArePastedAtOnce() throws {
    let codec = RichTextCodec(emoji: try emojiCatalog("Many", [("p", [TestEmoji("a", codes: ["(("])])]))
    let clipboard = RichTextClipboard(plain: PlainText(String(repeating: "((", count: 20_000)))
    var editor = RichTextEditor(PlainText("("), codec: codec)
    editor.handle(.paste(clipboard), at: 0)
    #expect(editor.text.text == "(" + String(repeating: "\u{FFFC}", count: 20_000))
  }
}

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
    let count = isLongRun ? 20_000 : 2_000
    let clipboard = RichTextClipboard(plain: PlainText(String(repeating: "((", count: count)))
    var editor = RichTextEditor(PlainText("("), codec: codec)
    editor.handle(.paste(clipboard), at: 0)
    #expect(editor.text.text == "(" + String(repeating: "\u{FFFC}", count: count))
  }

  /// The text is read once for all of them, and each is a change for the view.
  @Test func manyEditsOfOthersAreOneReading() throws {
    let codec = RichTextCodec(emoji: try emojiCatalog("Others", [("p", [TestEmoji("a", codes: ["(("])])]))
    let (count, part) = (isLongRun ? 5_000 : 500, String(repeating: "one ((two ", count: 18))
    var editor = RichTextEditor(PlainText(String(repeating: part, count: count)), codec: codec)
    let length = editor.text.utf16Length / count
    editor.handle(.insert("end"), at: 0)
    let edits = (0..<count).map { ExternalReplacement($0 * length..<$0 * length + 3, with: PlainText("1((")) }
    let update = editor.handle(.external(edits), at: 1)
    let edited = String(repeating: "1((" + part.dropFirst(3), count: count)
    #expect(editor.plain.text == edited + "end")
    #expect(update.replacements.count == count && update.map.changes.count == count)
    editor.handle(.undo, at: 2)
    #expect(editor.plain.text == edited)
  }

  /// The text between two edits may begin or end inside of a mention that they make.
  @Test func editsOfOthersMayCompleteANameTogether() {
    let codec = RichTextCodec(mentions: .names(["Ann Lee": "user/8"]))
    var editor = RichTextEditor(PlainText("@nn Le!"), codec: codec)
    let edits = [ExternalReplacement(1..<1, with: PlainText("A")), ExternalReplacement(6..<6, with: PlainText("e"))]
    let update = editor.handle(.external(edits), at: 0)
    #expect(
      editor.text.text == "@Ann Lee!"
        && editor.text.runs.compactMap(\.attributes.mention) == [TextMention("user/8", text: "@Ann Lee")]
    )
    #expect(update.replacements.map(\.range) == [0..<6])
    let apart = [ExternalReplacement(0..<0, with: PlainText("好")), ExternalReplacement(9..<9, with: PlainText("!"))]
    #expect(editor.handle(.external(apart), at: 1).replacements.map(\.range) == [0..<0, 9..<9])
  }
}

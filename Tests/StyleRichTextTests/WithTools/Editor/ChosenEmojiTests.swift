import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// An emoji that was chosen on the keyboard stays a picture, whatever is typed beside it.
struct ChosenEmojiTests {
  private static func editor(_ text: String = "", openPacks: Set<String> = []) throws -> RichTextEditor {
    let emoji = ["xD", "8)", ":/", "[赞]", ":v"].map { TestEmoji($0, codes: [$0]) }
    let codec = RichTextCodec(emoji: try emojiCatalog("Chosen", [("p", emoji)], openPacks: openPacks), links: [.url])
    return RichTextEditor(PlainText(text), codec: codec)
  }

  private static func expectTruth(_ editor: RichTextEditor) {
    let codec = editor.codec
    #expect(codec.decode(editor.plain).text == editor.text)
    #expect(codec.decode(codec.encode(editor.text)).text == editor.text)
  }

  @Test(arguments: ["xD", "8)", ":/", "[赞]", ":v"])
  func lettersAndDigitsBesideItDoNotMatter(code: String) throws {
    for (front, back) in [("a", "b"), ("1", "2"), ("http", "/"), ("C", "Users"), ("", "x"), ("x", "")] {
      // Chosen between them.
      var editor = try Self.editor(front + back)
      editor.handle(.select(anchor: front.utf16.count, head: front.utf16.count), at: 0)
      editor.handle(.emoji(code: code), at: 0)
      #expect(editor.text.text == front + "\u{FFFC}" + back && editor.plain.text == front + code + back)
      Self.expectTruth(editor)
      // Chosen first.
      editor = try Self.editor()
      editor.handle(.emoji(code: code), at: 0)
      for key in back { editor.handle(.insert(String(key)), at: 1) }
      editor.handle(.select(anchor: 0, head: 0), at: 2)
      for key in front {
        editor.handle(.insert(String(key)), at: 3)
        #expect(editor.text.text.contains("\u{FFFC}"))
      }
      #expect(editor.text.text == front + "\u{FFFC}" + back)
      Self.expectTruth(editor)
      while editor.canUndo {
        editor.handle(.undo, at: 4)
        Self.expectTruth(editor)
      }
      #expect(editor.plain == PlainText(""))
      while editor.canRedo { editor.handle(.redo, at: 5) }
      #expect(editor.text.text == front + "\u{FFFC}" + back)
    }
  }

  @Test func theEntityGoesWithItsPicture() throws {
    var editor = try Self.editor()
    editor.handle(.emoji(code: "8)"), at: 0)
    #expect(editor.plain == PlainText("8)", entities: [PlainText.Entity(0..<2, .emoji)]))
    editor.handle(.delete(.backward), at: 1)
    #expect(editor.plain == PlainText(""))
  }

  @Test func aCodeThatNothingMakesTextHasNoEntity() throws {
    var editor = try Self.editor("a")
    editor.handle(.emoji(code: "[赞]"), at: 0)
    #expect(editor.plain == PlainText("a[赞]"))
    editor = try Self.editor("a", openPacks: ["p"])
    editor.handle(.emoji(code: "8)"), at: 0)
    #expect(editor.plain == PlainText("a8)") && editor.text.text == "a\u{FFFC}")
  }

  @Test func aTypedCodeIsTextAsSoonAsItIsInAWord() throws {
    var editor = try Self.editor()
    for key in "xD" { editor.handle(.insert(String(key)), at: 0) }
    #expect(editor.text.text == "\u{FFFC}")
    editor.handle(.insert("e"), at: 0)
    #expect(editor.text.text == "xDe" && editor.plain.entities == [])
  }

  @Test func aPastedPictureIsOneInsideOfAWord() throws {
    var editor = try Self.editor("xD ab")
    editor.handle(.select(anchor: 0, head: 1), at: 0)
    editor.handle(.cut, at: 0)
    let source = try Self.editor("xD")
    var copy = source
    copy.handle(.selectAll, at: 0)
    let clipboard = try #require(copy.clipboard)
    editor.handle(.select(anchor: 2, head: 2), at: 0)
    editor.handle(.paste(clipboard), at: 0)
    #expect(editor.text.text == " a\u{FFFC}b")
    Self.expectTruth(editor)
  }

  @Test func aChosenPictureIsStillOneAfterCuttingAndPasting() throws {
    var editor = try Self.editor("好")
    editor.handle(.emoji(code: "xD"), at: 0)
    editor.handle(.insert("好"), at: 0)
    let plain = editor.plain
    editor.handle(.select(anchor: 1, head: 2), at: 1)
    let update = editor.handle(.cut, at: 2)
    guard case .copied(let clipboard) = update.effects.last else { return #expect(Bool(false)) }
    editor.handle(.paste(clipboard), at: 3)
    #expect(editor.plain == plain)
    editor.handle(.insert("e"), at: 4)
    #expect(editor.text.text == "好\u{FFFC}e好")
    Self.expectTruth(editor)
  }

  @Test func composingBesideItKeepsIt() throws {
    var editor = try Self.editor()
    editor.handle(.emoji(code: "xD"), at: 0)
    for word in ["n", "ni"] { editor.handle(.mark(word, selected: word.utf16.count..<word.utf16.count), at: 0) }
    #expect(editor.text.text == "\u{FFFC}ni")
    editor.handle(.unmark, at: 0)
    #expect(editor.text.text == "\u{FFFC}ni")
    Self.expectTruth(editor)
  }

  @Test func otherTablesAndBackKeepIt() throws {
    var editor = try Self.editor("a")
    editor.handle(.emoji(code: "xD"), at: 0)
    let codec = editor.codec
    editor.use(RichTextCodec())
    #expect(editor.text.text == "axD")
    editor.use(codec)
    #expect(editor.text.text == "a\u{FFFC}")
  }
}

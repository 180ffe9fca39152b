import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import TestSupport
import Testing

/// The editor by examples: what a person types, and what is shown.
struct EditorTests {
  private let codec: RichTextCodec

  init() throws {
    let emoji = try emojiCatalog(
      "Editor",
      [("pack", [TestEmoji("赞"), TestEmoji("开心"), TestEmoji("e", codes: [":)", ":))"])])]
    )
    codec = RichTextCodec(emoji: emoji, mentions: .names(["小明": "user/7", "Ann Lee": "user/8"]), links: [.url])
  }

  private func editor(_ text: String = "", _ options: EditorOptions = EditorOptions()) -> RichTextEditor {
    RichTextEditor(PlainText(text), codec: codec, options: options)
  }

  /// A view that repeats what the editor does has the same text, also when there is none.
  @Test func anEmptiedTextIsThatOfTheEditor() throws {
    let codec = RichTextCodec(
      mentions: .names(["Ann": "user/8"]),
      looks: RichTextLooks(mention: TextAttributes(weight: 700))
    )
    var editor = RichTextEditor(PlainText("hi @Ann"), codec: codec)
    var shown = editor.text
    for event in [.selectAll, .delete(.backward), .insert("a"), .selectAll, .cut, .undo] as [EditorEvent] {
      for replacement in editor.handle(event, at: 0).replacements.reversed() {
        try shown.replaceSubrange(replacement.range, with: replacement.text)
      }
      #expect(shown == editor.text, "\(event)")
    }
  }

  @Test func aCodeBecomesAPictureWhenItIsComplete() throws {
    var editor = editor()
    for character in "好[赞" { editor.handle(.insert(String(character)), at: 0) }
    #expect(editor.text.text == "好[赞")
    let update = editor.handle(.insert("]"), at: 0.1)
    #expect(editor.text.text == "好\u{FFFC}")
    #expect(editor.plain.text == "好[赞]")
    #expect(update.map.changes == [PositionMap.Change(old: 1..<3, new: 1..<2)])
    #expect(update.effects == [.inserted(.emoji("Editor/pack/赞"))])
    #expect(editor.selection == TextSelection(2))
    // Backspace removes all of it, and undo brings it back.
    editor.handle(.delete(.backward), at: 1)
    #expect(editor.plain.text == "好")
    editor.handle(.undo, at: 2)
    #expect(editor.plain.text == "好[赞]")
    #expect(editor.selection == TextSelection(2))
    editor.handle(.undo, at: 3)
    #expect(editor.plain.text == "")
    editor.handle(.redo, at: 4)
    #expect(editor.plain.text == "好[赞]")
  }

  @Test func deletingWhatStoodBetweenTheHalvesOfACodeMakesAPicture() {
    var editor = editor("[x赞]")
    editor.handle(.select(anchor: 1, head: 2), at: 0)
    editor.handle(.delete(.forward), at: 0)
    #expect(editor.text.text == "\u{FFFC}")
    #expect(editor.selection == TextSelection(1))
  }

  @Test(arguments: [
    (EditorOptions.MentionDeletion.selectFirst, ["hi @Ann Lee", "hi "]), (.atOnce, ["hi "]),
    (.segments, ["hi @Ann", "hi "]),
  ])
  func deletingTouchesTheWholeMention(_ mode: EditorOptions.MentionDeletion, _ texts: [String]) {
    var editor = editor("hi @Ann Lee", EditorOptions(mentionDeletion: mode))
    for text in texts {
      editor.handle(.delete(.backward), at: 0)
      #expect(editor.plain.text == text)
    }
  }

  @Test func theCaretNeverRestsInsideAMention() {
    var editor = editor("。@小明b")
    editor.handle(.select(anchor: 2, head: 2), at: 0)
    #expect(editor.selection == TextSelection(1))
    editor.handle(.move(.forward, extending: false), at: 0)
    #expect(editor.selection == TextSelection(4))
    editor.handle(.move(.backward, extending: true), at: 0)
    #expect(editor.selection == TextSelection(anchor: 4, head: 1))
    editor.handle(.insert("x"), at: 0)
    #expect(editor.plain.text == "。xb")
  }

  @Test func aQueryIsReplacedByTheMention() {
    var editor = editor("hi @小")
    #expect(editor.mentionQuery == nil || editor.mentionQuery?.text == "小")
    #expect(editor.mentionQuery?.range == 3..<5)
    let update = editor.handle(.mention(identifier: "user/9", name: "小红"), at: 0)
    #expect(editor.plain == PlainText("hi @小红 ", entities: [PlainText.Entity(3..<6, .mention("user/9"))]))
    #expect(update.effects == [.inserted(.mention(TextMention("user/9", text: "@小红")))])
  }

  @Test func pinyinIsNotDecodedUntilItIsCommitted() {
    var editor = editor("[")
    for text in ["z", "za", "zan"] { editor.handle(.mark(text, selected: text.utf16.count..<text.utf16.count), at: 0) }
    #expect(editor.markedRange == 1..<4)
    editor.handle(.mark("赞]", selected: 2..<2), at: 0)
    #expect(editor.text.text == "[赞]")
    editor.handle(.unmark, at: 0)
    #expect(editor.text.text == "\u{FFFC}")
    #expect(editor.markedRange == nil)
    editor.handle(.undo, at: 0)
    #expect(editor.plain.text == "[")
  }

  @Test func anEmojiIsKeptApartFromWhatIsBesideIt() {
    var editor = editor(")")
    editor.handle(.select(anchor: 0, head: 0), at: 0)
    editor.handle(.emoji(code: ":)"), at: 0)
    #expect(editor.text.text == "\u{FFFC})")
  }

  @Test func whatDoesNotFitTheLimitIsCutAtAStop() {
    var editor = editor("abc", EditorOptions(limit: TextLimit(5, .graphemes)))
    let update = editor.handle(.insert("d👩‍👧f"), at: 0)
    #expect(editor.plain.text == "abcd👩‍👧")
    #expect(update.effects == [.limited(leftOut: "f")])
    editor.handle(.select(anchor: 0, head: 1), at: 0)
    editor.handle(.insert("x"), at: 0)
    #expect(editor.plain.text == "xbcd👩‍👧")
  }

  @Test func editsOfOthersMoveWhatUndoTakesBack() {
    var editor = editor("one")
    editor.handle(.insert(" two"), at: 0)
    editor.handle(.external([ExternalReplacement(0..<3, with: PlainText("1"))]), at: 0)
    #expect(editor.plain.text == "1 two")
    editor.handle(.undo, at: 0)
    #expect(editor.plain.text == "1")
    #expect(!editor.canUndo)
  }

  @Test func aCaretAfterTextThatOthersReplacedStaysAfterTheirs() {
    var editor = editor("abc")
    editor.handle(.insert("d"), at: 0)
    editor.handle(.delete(.backward), at: 1)
    editor.handle(.select(anchor: 0, head: 0), at: 2)
    editor.handle(.insert("(("), at: 3)
    editor.handle(.delete(.backward), at: 4)
    editor.handle(.external([ExternalReplacement(0..<4, with: PlainText("X"))]), at: 5)
    while editor.canUndo { editor.handle(.undo, at: 6) }
    #expect(editor.plain.text == "X")
    #expect(editor.selection == TextSelection(1))
  }

  @Test func othersMayLeaveALiteralWithoutText() {
    let wall = PlainText("", entities: [PlainText.Entity(0..<0, .literal)])
    var editor = editor("[x赞]")
    editor.handle(.external([ExternalReplacement(1..<2, with: wall)]), at: 0)
    #expect(editor.plain == PlainText("[赞]", entities: [PlainText.Entity(1..<1, .literal)]))
    #expect(editor.text == StyledText("[赞]"))
  }

  @Test func redoMovesTheSelectionAsTheEditDid() {
    var editor = editor("abcdef")
    editor.handle(.select(anchor: 0, head: 0), at: 0)
    editor.handle(.replace(4..<5, with: "X"), at: 0)
    #expect(editor.selection == TextSelection(0))
    editor.handle(.undo, at: 0)
    editor.handle(.redo, at: 0)
    #expect(editor.selection == TextSelection(0))
  }

  @Test func aNewCatalogKeepsTextSelectionAndHistory() throws {
    var editor = editor("好[赞]")
    editor.handle(.emoji(code: "[开心]"), at: 0)
    editor.handle(.select(anchor: 2, head: 3), at: 0)
    let other = RichTextCodec(emoji: try emojiCatalog("Other", [("pack", [TestEmoji("赞")])]))
    let old = editor.text
    let update = editor.use(other)
    #expect(editor.plain.text == "好[赞][开心]")
    #expect(editor.text == other.decode("好[赞][开心]").text)
    #expect(editor.selection == TextSelection(anchor: 2, head: 6))
    #expect(
      update.effects == [
        .removed(.emoji("Editor/pack/赞")), .removed(.emoji("Editor/pack/开心")), .inserted(.emoji("Other/pack/赞")),
      ]
    )
    var shown = old
    for change in update.replacements.reversed() { try shown.replaceSubrange(change.range, with: change.text) }
    #expect(shown == editor.text)
    editor.handle(.undo, at: 1)
    #expect(editor.plain.text == "好[赞]")
    #expect(editor.selection == TextSelection(2))
  }

  @Test func theClipboardKeepsMentions() {
    var editor = RichTextEditor(
      PlainText("@Bo [赞]", entities: [PlainText.Entity(0..<3, .mention("user/1"))]),
      codec: codec
    )
    editor.handle(.selectAll, at: 0)
    let update = editor.handle(.cut, at: 0)
    #expect(editor.plain == PlainText(""))
    guard case .copied(let clipboard) = update.effects.last else { return #expect(Bool(false)) }
    editor.handle(.paste(clipboard), at: 0)
    #expect(editor.plain == PlainText("@Bo [赞]", entities: [PlainText.Entity(0..<3, .mention("user/1"))]))
  }
}

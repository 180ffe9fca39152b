import StyleLayout
import StyleRichText
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// The code of the pages "Editing" and "Input methods", line by line, with what comes of it.
struct EditorArticleExamples {
  @Test(arguments: [("EditingRichText", 9), ("InputMethods", 4)])
  func articlesShowWhatIsTestedHere(_ article: String, _ count: Int) throws {
    let text = try Repository.read("Sources/StyleRichText/StyleRichText.docc/\(article).md")
    let tested = try Repository.read("Tests/StyleRichTextTests/WithTools/EditorArticleExamples.swift")
    let known = Set(tested.split(separator: "\n").map { $0.drop { $0 == " " } })
    let blocks = text.matches(of: #/(?s)```swift\n(.*?)```/#)
    #expect(blocks.count == count && blocks.first?.1.contains("import StyleRichText") == true)
    for line in blocks.flatMap({ $0.1.split(separator: "\n") }) where !line.hasPrefix("import ") {
      #expect(known.contains(line.drop { $0 == " " }), "not tested: \(line)")
    }
  }

  private let codec: RichTextCodec = {
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7", "Ann Lee": "user/8"]),
      looks: RichTextLooks(style: .t14_gray2_regular)
    )
    return codec
  }()

  @Test func eventsAndUpdates() throws {
    var editor = RichTextEditor(PlainText("好"), codec: codec)
    editor.handle(.insert("[赞"), at: 0)
    let update = editor.handle(.insert("]"), at: 0.2)
    print(editor.plain.text)  // 好[赞]
    print(editor.text.utf16Length)  // 2
    print(update.effects == [.inserted(.emoji("Yanxuan/classic/赞"))])  // true
    #expect(editor.plain.text == "好[赞]" && editor.text.utf16Length == 2)
    #expect(update.effects == [.inserted(.emoji("Yanxuan/classic/赞"))])

    var shown = editor.text
    let change = editor.handle(.delete(.backward), at: 1)
    for replacement in change.replacements.reversed() {
      try shown.replaceSubrange(replacement.range, with: replacement.text)
    }
    print(shown == editor.text)  // true
    print(change.map.map(2))  // 1
    #expect(shown == editor.text && change.map.map(2) == 1 && change.replacements.count == 1)

    editor.handle(.insert(" @小"), at: 2)
    print(editor.mentionQuery?.text ?? "")  // 小
    #expect(editor.mentionQuery?.text == "小")
    editor.handle(.mention(identifier: "user/9", name: "小红"), at: 3)
    print(editor.plain == PlainText("好 @小红 ", entities: [PlainText.Entity(2..<5, .mention("user/9"))]))  // true
    #expect(editor.plain == PlainText("好 @小红 ", entities: [PlainText.Entity(2..<5, .mention("user/9"))]))
  }

  @Test func emoji() {
    var faces = RichTextEditor(codec: codec)
    faces.handle(.emoji(code: "[赞]"), at: 0)
    #expect(faces.plain.text == "[赞]")
    faces.handle(.delete(.backward), at: 1)
    print(faces.plain.text.isEmpty)  // true
    #expect(faces.plain.text.isEmpty)
  }

  @Test func limitsAndUndo() {
    var title = RichTextEditor(PlainText("abc"), codec: codec, options: EditorOptions(limit: TextLimit(5, .graphemes)))
    let cut = title.handle(.insert("d👩‍👧f"), at: 0)
    print(title.plain.text)  // abcd👩‍👧
    print(cut.effects == [.limited(leftOut: "f")])  // true
    #expect(title.plain.text == "abcd👩‍👧" && cut.effects == [.limited(leftOut: "f")])

    var note = RichTextEditor(codec: codec)
    for (index, letter) in ["a", "b", "c"].enumerated() { note.handle(.insert(letter), at: Double(index) * 0.3) }
    #expect(note.plain.text == "abc")
    note.handle(.undo, at: 2)
    print(note.plain.text.isEmpty, note.canRedo)  // true true
    #expect(note.plain.text.isEmpty && note.canRedo)

    var shared = RichTextEditor(PlainText("one"), codec: codec)
    shared.handle(.insert(" two"), at: 0)
    shared.handle(.external([ExternalReplacement(0..<3, with: PlainText("1"))]), at: 1)
    #expect(shared.plain.text == "1 two")
    shared.handle(.undo, at: 2)
    print(shared.plain.text)  // 1
    #expect(shared.plain.text == "1")

    shared.handle(.insert("ab"), at: 3)
    shared.handle(.external([ExternalReplacement(2..<2, with: PlainText("X"))]), at: 4)
    print(shared.plain.text)  // 1aXb
    #expect(shared.plain.text == "1aXb")
    shared.handle(.undo, at: 5)
    print(shared.plain.text)  // 1X
    #expect(shared.plain.text == "1X")
    shared.handle(.delete(.forward), at: 6)

    var both = RichTextEditor(PlainText("abcdef"), codec: codec)
    let edits = [ExternalReplacement(0..<3, with: PlainText("X")), ExternalReplacement(0..<0, with: PlainText("Y"))]
    both.handle(.external(edits), at: 0)
    print(both.plain.text)  // YXdef
    #expect(both.plain.text == "YXdef")

    shared.handle(.mention(identifier: "user/9", name: "小红"), at: 3)
    shared.handle(.selectAll, at: 4)
    if let clipboard = shared.clipboard {
      print(clipboard.string)  // 1@小红
      #expect(clipboard.string == "1@小红")
      title.handle(.selectAll, at: 5)
      title.handle(.paste(clipboard), at: 5)
    }
    print(title.plain.entities == [PlainText.Entity(1..<4, .mention("user/9"))])  // true
    #expect(title.plain == PlainText("1@小红", entities: [PlainText.Entity(1..<4, .mention("user/9"))]))
  }

  @Test func markedText() {
    var editor = RichTextEditor(PlainText("好["), codec: RichTextCodec(emoji: Yanxuan.emoji))
    editor.handle(.mark("zan", selected: 3..<3), at: 0)
    editor.handle(.mark("赞]", selected: 2..<2), at: 1)
    print(editor.markedRange ?? 0..<0)  // 2..<4
    print(editor.text.text)  // 好[赞]
    #expect(editor.markedRange == 2..<4 && editor.text.text == "好[赞]")
    editor.handle(.unmark, at: 2)
    print(editor.text.utf16Length)  // 2
    #expect(editor.text.utf16Length == 2)
    editor.handle(.undo, at: 3)
    print(editor.plain.text)  // 好[
    #expect(editor.plain.text == "好[")

    let options = DrawingOptions(
      selection: editor.selection.range,
      caret: TextCaret(editor.selection.head, editor.selection.affinity),
      markedText: editor.markedRange
    )
    #expect(options.caret == TextCaret(2) && options.markedText == nil)

    var after = editor
    let update = after.handle(.emoji(code: "[赞]"), at: 4)
    let changesText = !update.replacements.isEmpty
    let changesSelection = after.selection != editor.selection
    #expect(editor.plain.text == "好[" && changesText && changesSelection)
    // inputDelegate: textWillChange, selectionWillChange
    editor = after
    // inputDelegate: selectionDidChange, textDidChange
    #expect(editor.plain.text == "好[[赞]")

    let stops = RichTextEditor(PlainText("[赞]好"), codec: editor.codec)
    print(stops.stop(before: 2), stops.stop(after: 2))  // 1 2
    #expect(stops.stop(before: 2) == 1 && stops.stop(after: 2) == 2)
  }
}

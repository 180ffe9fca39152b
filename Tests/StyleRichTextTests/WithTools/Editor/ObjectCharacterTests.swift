import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// U+FFFC, which stands for an image that a plain text does not have.
struct ObjectCharacterTests {
  private typealias Entity = PlainText.Entity
  private let object = TextAttachment.character

  private func editor(_ text: String = "", after events: EditorEvent...) -> RichTextEditor {
    var editor = RichTextEditor(PlainText(text), codec: RichTextCodec())
    for event in events { editor.handle(event, at: 0) }
    return editor
  }

  @Test func peopleDoNotPutItIn() {
    let text = "a\(object)\(object)\u{301}b"
    #expect(editor(after: .insert(text)).plain.text == "a\u{301}b")
    #expect(editor("xy", after: .replace(1..<2, with: text)).plain.text == "xa\u{301}b")
    #expect(editor(after: .paste(RichTextClipboard(text))).plain.text == "a\u{301}b")
    #expect(editor(after: .mention(identifier: "user/7", name: "小\(object)明")).plain.text == "@小明")
    #expect(editor("x", after: .mention(identifier: "user/7", name: object), .insert(object)).plain.text == "x")
  }

  /// The selection in it is for the characters that stay.
  @Test func markedTextIsWithoutIt() {
    let marking = editor("x", after: .mark("\(object)n\(object)i", selected: 1..<3))
    #expect(marking.plain.text == "xni" && marking.markedRange == 1..<3 && marking.selection.range == 1..<2)
    #expect(editor("x", after: .mark("n", selected: 1..<1), .mark(object, selected: 1..<1)).markedRange == nil)
  }

  /// Others count it, too.
  @Test func textsOfOthersKeepIt() {
    let replacement = ExternalReplacement(1..<1, with: PlainText(object))
    #expect(editor("a\(object)", after: .external([replacement])).plain.text == "a\(object)\(object)")
  }

  /// An entity that had one is treated as after a deletion.
  @Test func clipboardsKeepWhatIsBesideIt() {
    let entities = [Entity(0..<3, .mention("user/7")), Entity(4..<8, .mention("user/8")), Entity(8..<11, .literal)]
    let clipboard = RichTextClipboard(plain: PlainText("@小明\(object)@小\(object)红a\(object)b", entities: entities))
    let pasted = editor(after: .paste(clipboard)).plain
    #expect(pasted.text == "@小明@小红ab")
    #expect(pasted.entities == [Entity(0..<3, .mention("user/7")), Entity(6..<7, .literal), Entity(7..<8, .literal)])
  }

  /// The app decides what an image is: a code of an emoji, a mention, or text.
  @Test func imagesBecomeWhatTheAppSays() throws {
    let codec = RichTextCodec(emoji: try emojiCatalog("Images", [("p", [TestEmoji("dog", codes: ["[dog]"])])]))
    let images = [1: ImageGlyph("1", label: "a dog"), 2: ImageGlyph("2", label: "a cat"), 4: ImageGlyph("", label: "")]
    let clipboard = RichTextClipboard("x\(object)\(object)\(object)\(object)y", images: images) { image in
      switch image.identifier {
      case "1": PlainText("[dog]")
      case "2": PlainText("@Tom", entities: [Entity(0..<4, .mention("user/9"))])
      default: PlainText(image.label)
      }
    }
    var editor = RichTextEditor(codec: codec)
    editor.handle(.paste(clipboard), at: 0)
    #expect(editor.plain == PlainText("x[dog]@Tomy", entities: [Entity(6..<10, .mention("user/9"))]))
    #expect(editor.text.text == "x\(object)@Tomy")
  }

  /// As the system's keyboard does it.
  @Test func imagesAreInsertedInPlaceOfARange() {
    var field = FieldModel(RichTextEditor(PlainText("abc"), codec: RichTextCodec()))
    let change = field.insert(RichTextClipboard(asTyped: PlainText("a dog")), in: 1..<2, at: 0)
    #expect(field.editor.plain.text == "aa dogc" && field.editor.selection.range == 6..<6)
    #expect(change.changed == [.text, .selection] && change.unexpected == [.text, .selection])
    _ = field.perform(.undo, at: 1)
    #expect(field.editor.plain.text == "abc" && !field.editor.canUndo)
    _ = field.handle(.mark("ni", selected: nil), at: 2)
    _ = field.insert(RichTextClipboard(asTyped: PlainText("!")), in: 5..<5, at: 3)
    #expect(field.editor.plain.text == "anic!" && field.editor.markedRange == nil)
  }
}

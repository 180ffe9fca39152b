import StyleLayout
import StyleRichText
import StyledText
import Testing
import YanxuanStyles

/// A touch is at what was on the screen, although it commits the marked text.
struct TouchWhileComposingTests {
  /// The commit makes a picture of three characters, so all after it moves.
  @Test func aTouchIsInTheFrameBeforeTheCommit() throws {
    var editor = RichTextEditor(PlainText("[赞abcdef"), codec: RichTextCodec(emoji: Yanxuan.emoji))
    editor.handle(.select(anchor: 2, head: 2), at: 0)
    editor.handle(.mark("]", selected: 1..<1), at: 0)
    let frame = Typesetter(FixedWidthShaper()).frame(for: editor.text, width: .infinity)
    let caret = try frame.caretRect(at: 4)
    let point = LayoutPoint(x: caret.x, y: caret.y + 1)
    var copy = editor
    copy.handle(.touch(point, by: .grapheme, extending: false), at: 1, in: frame)
    #expect(copy.text.text == "\u{FFFC}abcdef" && copy.selection == TextSelection(2))
    copy = editor
    copy.handle(.touch(point, by: .word, extending: false), at: 1, in: frame)
    #expect(copy.selection == TextSelection(anchor: 1, head: 7))
    copy = editor
    copy.handle(.move(.right, extending: false), at: 1, in: frame)
    #expect(copy.selection == TextSelection(2))
  }
}

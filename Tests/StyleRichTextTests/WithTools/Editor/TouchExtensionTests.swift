import StyleLayout
import StyleRichText
import StyledText
import Testing

/// A double tap whose finger moves on.
struct TouchExtensionTests {
  private let typesetter = Typesetter(FixedWidthShaper())

  private func point(_ position: Int, in frame: TextFrame) throws -> LayoutPoint {
    let rect = try frame.caretRect(at: position)
    return LayoutPoint(x: rect.x + 1, y: rect.y + 1)
  }

  /// The range after a double tap at one position, and drags to others.
  private func selected(_ text: String, _ start: Int, _ drags: [Int], by unit: SelectionUnit) throws -> [TextSelection]
  {
    var editor = RichTextEditor(PlainText(text), codec: RichTextCodec())
    let frame = typesetter.frame(for: editor.text, width: .infinity)
    editor.handle(.touch(try point(start, in: frame), by: unit, extending: false), at: 0, in: frame)
    return try drags.map { position in
      editor.handle(.touch(try point(position, in: frame), by: unit, extending: true), at: 1, in: frame)
      return editor.selection
    }
  }

  @Test func theFirstWordStaysSelected() throws {
    let selections = try selected("one two three", 5, [1, 5, 9, 4, 1], by: .word)
    #expect(selections.map(\.range) == [0..<7, 4..<7, 4..<13, 4..<7, 0..<7])
    #expect(selections.map(\.anchor) == [7, 4, 4, 4, 7])
  }

  @Test func theFirstParagraphStaysSelected() throws {
    #expect(try selected("one\ntwo\nthree", 5, [1, 9], by: .paragraph).map(\.range) == [0..<8, 4..<13])
  }

  /// Then an extension is about the selection.
  @Test func anotherEventForgetsTheWord() throws {
    var editor = RichTextEditor(PlainText("one two three"), codec: RichTextCodec())
    let frame = typesetter.frame(for: editor.text, width: .infinity)
    editor.handle(.touch(try point(5, in: frame), by: .word, extending: false), at: 0, in: frame)
    editor.handle(.select(anchor: 10, head: 10), at: 1)
    editor.handle(.touch(try point(1, in: frame), by: .word, extending: true), at: 2, in: frame)
    #expect(editor.selection == TextSelection(anchor: 10, head: 0))
  }

  /// Positions in it are others, although all characters are the same.
  @Test func aFrameWithOtherAtomsIsRefused() throws {
    let codec = RichTextCodec(mentions: .names(["小明": "user/7"]))
    var editor = RichTextEditor(PlainText("好 @小明"), codec: codec)
    let plain = typesetter.frame(for: StyledText("好 @小明"), width: .infinity)
    let update = editor.handle(.move(.left, extending: false), at: 0, in: plain)
    #expect(update.effects == [.frameRefused])
    #expect(editor.selection == TextSelection(2))
    let own = typesetter.frame(for: editor.text, width: .infinity)
    #expect(editor.handle(.move(.right, extending: false), at: 0, in: own).effects == [])
  }
}

import StyleLayout
import StyleTables
import StyledText
import Testing
import YanxuanStyles

@testable import StyleRichText

/// Text that is dragged out of a field, or dropped on it.
struct FieldDragTests {
  private static let typesetter = Typesetter(FixedWidthShaper())

  private func field(_ text: String, selected: Range<Int>? = nil) -> FieldModel {
    let codec = RichTextCodec(
      emoji: Yanxuan.emoji,
      mentions: .names(["小明": "user/7"]),
      looks: RichTextLooks(style: .t14_gray2_regular)
    )
    var field = FieldModel(RichTextEditor(PlainText(text), codec: codec))
    if let selected { _ = field.perform(.select(anchor: selected.lowerBound, head: selected.upperBound), at: 0) }
    return field
  }

  private func frame(_ field: FieldModel) -> TextFrame {
    field.frame(by: Self.typesetter, in: StyleContext(), width: .infinity)
  }

  /// A point at a caret, in the middle of its line.
  private func point(_ position: Int, in field: FieldModel) throws -> LayoutPoint {
    let rect = try frame(field).caretRect(at: position)
    return LayoutPoint(x: rect.x, y: rect.y + rect.height / 2)
  }

  /// A drag that begins in the middle of the selection.
  private func drag(_ field: FieldModel) throws -> FieldDrag? {
    let rects = try frame(field).selectionRects(for: field.editor.selection.range)
    let rect = try #require(rects.first?.rect)
    let middle = LayoutPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    return FieldDrag(at: middle, in: field.editor, frame: frame(field))
  }

  @Test func theSelectionIsDragged() throws {
    let field = field("hi @小明[赞]", selected: 3..<7)
    let drag = try #require(try drag(field))
    #expect(drag.clipboard == field.editor.clipboard && drag.clipboard.string == "@小明[赞]")
    #expect(drag.rects == frame(field).fieldSelectionRects(of: 3..<7).map(\.rect) && drag.rects.count == 1)
    let beside = try point(1, in: field)
    #expect(FieldDrag(at: beside, in: field.editor, frame: frame(field)) == nil, "beside it, people scroll")
  }

  @Test func aCaretAndMarkedTextAreNotDragged() throws {
    var field = field("hi")
    let middle = try point(1, in: field)
    #expect(FieldDrag(at: middle, in: field.editor, frame: frame(field)) == nil)
    _ = field.handle(.mark("ni", selected: 0..<2), at: 0)
    #expect(FieldDrag(at: middle, in: field.editor, frame: frame(field)) == nil)
    #expect(field.drop(at: middle, in: frame(field), of: nil) == .none, "nor is anything dropped into it")
    let text = field.editor.plain
    #expect(field.take(.insert(at: 1), RichTextClipboard("x"), at: 0).changed == [] && field.editor.plain == text)
    #expect(field.take(.move(0..<1, to: 2), RichTextClipboard("h"), at: 0).changed == [])
  }

  @Test(arguments: [
    (3..<7, 0, "@小明[赞]hi ", 0..<4), (0..<3, 7, "@小明[赞]hi ", 4..<7), (3..<6, 7, "hi [赞]@小明", 4..<7),
    (6..<7, 3, "hi [赞]@小明", 3..<4), (0..<1, 2, "ih @小明[赞]", 1..<2),
  ])
  func ownTextMovesAsOneGroup(range: Range<Int>, position: Int, text: String, selected: Range<Int>) throws {
    var field = field("hi @小明[赞]", selected: range)
    let before = field.editor.plain
    let drag = try #require(try drag(field))
    let drop = field.drop(at: try point(position, in: field), in: frame(field), of: drag)
    #expect(drop == .move(range, to: position) && drop.position == position)
    let change = field.take(drop, drag.clipboard, at: 1)
    #expect(field.editor.plain.text == text && field.editor.selection.range == selected)
    #expect(field.editor.text.runs.count > 1 && change.unexpected == [.text, .selection])
    #expect(field.editor.text.text.utf16.count == 7, "mentions and emoji stay what they are")
    _ = field.perform(.undo, at: 2)
    #expect(field.editor.plain == before && field.editor.selection.range == range && !field.editor.canUndo)
    _ = field.perform(.redo, at: 3)
    #expect(field.editor.plain.text == text && !field.editor.canRedo)
  }

  @Test(arguments: [3, 4, 7]) func aDropOnItselfChangesNothing(position: Int) throws {
    var field = field("hi @小明[赞]", selected: 3..<7)
    let drag = try #require(try drag(field))
    let drop = field.drop(at: try point(position, in: field), in: frame(field), of: drag)
    #expect(drop == .none && drop.position == nil)
    #expect(field.take(drop, drag.clipboard, at: 1).changed == [] && !field.editor.canUndo)
  }

  @Test func textFromElsewhereIsInserted() throws {
    let source = field("hi @小明[赞]", selected: 3..<7)
    let drag = try #require(try drag(source))
    var field = field("abc")
    let drop = field.drop(at: try point(1, in: field), in: frame(field), of: nil)
    #expect(drop == .insert(at: 1))
    _ = field.take(drop, drag.clipboard, at: 1)
    #expect(field.editor.plain.text == "a@小明[赞]bc" && field.editor.selection.range == 5..<5)
    _ = field.perform(.undo, at: 2)
    #expect(field.editor.plain.text == "abc")
  }

  @Test func textThatHasChangedMeanwhileIsCopied() throws {
    var field = field("hi @小明", selected: 3..<6)
    let drag = try #require(try drag(field))
    _ = field.perform(.external([ExternalReplacement(0..<0, with: PlainText("oh "))]), at: 1)
    let drop = field.drop(at: try point(0, in: field), in: frame(field), of: drag)
    #expect(drop == .insert(at: 0))
    _ = field.take(drop, drag.clipboard, at: 2)
    #expect(field.editor.plain.text == "@小明oh hi @小明")
  }

  /// Every part, to every place: no text comes or goes, and undo puts it back.
  @Test(arguments: ["hi @小明[赞]", "[赞][赞]a[b]", "e\u{301}x\r\ny", "👨‍👩‍👧x[赞"]) func noTextIsLost(text: String) {
    let (start, length) = (field(text), field(text).editor.text.text.utf16.count)
    let old = start.editor.plain
    for lower in 0..<length {
      for (upper, position) in (lower + 1...length).flatMap({ upper in (0...length).map { (upper, $0) } }) {
        var field = start
        _ = field.take(.move(lower..<upper, to: position), RichTextClipboard(""), at: 0)
        #expect(field.editor.plain.text.unicodeScalars.sorted() == old.text.unicodeScalars.sorted())
        if field.editor.canUndo { _ = field.perform(.undo, at: 1) }
        #expect(field.editor.plain == old, "\(lower..<upper) to \(position)")
      }
    }
  }
}

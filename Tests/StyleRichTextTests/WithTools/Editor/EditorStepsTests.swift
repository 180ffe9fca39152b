import StyledText
import TestSupport
import Testing

@testable import StyleRichText

/// The work of one key, counted in steps of reading.
struct EditorStepsTests {
  /// Nothing is read but what is near a key: the steps in a long text are those in a short one.
  @Test func aKeyIsReadInALongTextAsInAShortOne() throws {
    let emoji = (0..<200).map { TestEmoji("表情\($0)") }
    let codec = RichTextCodec(
      emoji: try emojiCatalog("Steps", [("pack", emoji)]),
      mentions: .names(["小明": "user/7"]),
      links: [.url, .mail, .topic, .hashtag]
    )
    let line = "一二三四五六七八九十[表情17]甲乙丙丁 @小明 a@b.c。"
    let editors = [10_000, 1_000_000].map {
      RichTextEditor(PlainText(String(repeating: line, count: $0 / line.utf8.count)), codec: codec)
    }
    for key in [EditorEvent.insert("的"), .insert("["), .insert("]"), .delete(.backward), .delete(.forward)] {
      let steps = editors.map { Self.steps(of: key, in: $0, line) }
      #expect(steps[0] == steps[1] && (1...200).contains(steps[0].total), "\(steps), \(key)")
    }
  }

  /// The steps of a key between two characters in the middle of a text.
  private static func steps(of key: EditorEvent, in editor: RichTextEditor, _ line: String) -> DecodingSteps {
    var editor = editor
    let length = line.utf16.count
    let place = editor.plain.text.utf16.count / length / 2 * length + 4
    let shown = editor.decoded.displayPosition(of: place)
    editor.handle(.select(anchor: shown, head: shown), at: 0)
    let old = editor.decoded
    editor.handle(key, at: 1)
    let shift = editor.plain.text.utf16.count - old.plain.text.utf16.count
    let start = key == .delete(.backward) ? place - 1 : place
    let change = PositionMap.Change(old: start..<start + max(-shift, 0), new: start..<start + max(shift, 0))
    var steps = DecodingSteps()
    let new = editor.codec.redecode(old, as: editor.plain, edited: change, steps: &steps)
    #expect(new.text == editor.text, "\(key)")
    return steps
  }
}

import CMalloc
import StyleRichText

/// The memory of what can be undone.
enum Undo {
  private static let keys = 10_000

  /// The bytes on the heap for an editor that can undo 10,000 keys, against copies of the display string before each
  /// key.
  static func report(_ text: String, _ codec: RichTextCodec) {
    let copied = heap { copies(codec.decode(text).text.text) }
    for (name, distance) in [("a group for each key", 1.0), ("one group", 0.1)] {
      // With the text itself.
      let bytes = heap { edited(text, codec, distance) }
      print("editor after \(keys) keys, \(name): \(bytes) bytes; copies of the display string: \(copied) bytes")
      Measuring.report("copies, by undo of \(name)", Double(copied) / Double(bytes), 50)
    }
  }

  /// The bytes that a value holds on the heap.
  private static func heap<Value>(_ make: () -> Value) -> Int {
    let before = allocated
    let value = make()
    return withExtendedLifetime(value) { allocated - before }
  }

  /// Large blocks are counted apart.
  private static var allocated: Int {
    let information = mallinfo2()
    return Int(information.uordblks + information.hblkhd)
  }

  private static func edited(_ text: String, _ codec: RichTextCodec, _ distance: Double) -> RichTextEditor {
    var editor = RichTextEditor(PlainText(text), codec: codec, options: EditorOptions(undoGroups: 2 * keys))
    let middle = editor.text.utf16Length / 2
    editor.handle(.select(anchor: middle, head: middle), at: 0)
    for key in 0..<keys { editor.handle(.insert("的"), at: Double(key) * distance) }
    return editor
  }

  /// As short as can be.
  private static func copies(_ display: String) -> [String] {
    var display = display
    let middle = display.index(display.startIndex, offsetBy: display.count / 2)
    var copies: [String] = []
    for _ in 0..<keys {
      copies.append(String(decoding: Array(display.utf8), as: UTF8.self))
      display.insert("的", at: middle)
    }
    return copies
  }
}

import StyleRichText
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// The law of a field and an input system: what the input system was not told is what it expects. It keeps a text of its
/// own, and reads it again only when it is told.
struct FieldModelLawTests {
  private static let parts = [
    "a", "b ", "好", "[", "赞", "]", "@", "小明", "Ann Lee", "👩‍👧", "e", "\u{301}", "\n", "[赞]", "ש",
  ]
  private static let codec = RichTextCodec(
    emoji: Yanxuan.emoji,
    mentions: .names(["小明": "user/7", "Ann Lee": "user/8"])
  )

  @Test func whatTheInputSystemIsNotToldIsWhatItExpects() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<lawRounds(400) {
      let limit =
        Bool.random(using: &generator) ? TextLimit(Int.random(in: 3..<20, using: &generator), .graphemes) : nil
      let (text, options) = (PlainText(Self.text(&generator)), EditorOptions(limit: limit))
      var field = FieldModel(RichTextEditor(text, codec: Self.codec, options: options))
      var seconds = 0.0
      for _ in 0..<40 {
        let (call, before) = (Self.call(for: field.editor, &generator), field.editor)
        seconds += Double.random(in: 0..<1, using: &generator)
        let change = field.handle(call, at: seconds)
        let known = Known(after: call, before, removing: before.text.utf16Length - field.editor.text.utf16Length)
        let isText = known.units.elementsEqual(field.editor.text.text.utf16)
        #expect(isText || change.unexpected.contains(.text), "seed \(seed), round \(round): \(call)")
        let isSelection = known.selection == field.editor.selection.range
        #expect(isSelection || change.unexpected.contains(.selection), "seed \(seed), round \(round): \(call)")
      }
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0..<5, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func call(for editor: RichTextEditor, _ generator: inout SeededGenerator) -> InputCall {
    let ends = (0..<2).map { _ in
      editor.stop(atOrBefore: Int.random(in: 0...editor.text.utf16Length, using: &generator))
    }
    let (text, range) = (text(&generator), min(ends[0], ends[1])..<max(ends[0], ends[1]))
    let calls: [InputCall] = [
      .insert(text), .insert(text), .deleteBackward, .mark(text, selected: nil), .mark(text, selected: nil), .unmark,
      .select(range), .replace(range, with: text),
    ]
    return calls.randomElement(using: &generator) ?? .unmark
  }
}

/// The text and the selection that an input system believes in after its call.
private struct Known {
  var units: [UInt16]
  var selection: Range<Int>

  init(after call: InputCall, _ editor: RichTextEditor, removing removed: Int) {
    (units, selection) = (Array(editor.text.text.utf16), editor.selection.range)
    let (marked, selected) = (editor.markedRange, selection)
    switch call {
    case .insert(let text): replace(marked ?? selected, with: text)
    // It does not know how much goes before a caret.
    case .deleteBackward:
      let isCaret = selected.isEmpty
      replace(isCaret ? max(selected.lowerBound - max(removed, 0), 0)..<selected.lowerBound : selected, with: "")
    case .mark(let text, _):
      if marked != nil || !text.isEmpty { replace(marked ?? selected, with: text) }
    case .unmark: break
    case .select(let range, _): selection = range
    case .replace(let range, let text): correct(range, with: text)
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    units.replaceSubrange(range, with: text.utf16)
    let caret = range.lowerBound + text.utf16.count
    selection = caret..<caret
  }

  /// A selection beside a correction stays with its characters.
  private mutating func correct(_ range: Range<Int>, with text: String) {
    let (selected, shift) = (selection, text.utf16.count - range.count)
    replace(range, with: text)
    if selected.upperBound < range.lowerBound { selection = selected }
    if selected.lowerBound > range.upperBound {
      selection = selected.lowerBound + shift..<selected.upperBound + shift
    }
  }
}

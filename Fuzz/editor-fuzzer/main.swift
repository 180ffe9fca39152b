internal import CLibFuzzer
internal import Foundation
internal import FuzzCodecs
internal import StyleLayout
internal import StyleRichText
internal import StyleTables
internal import StyledText

/// An editor to which all of this happens. The bytes are: a choice of tables, options (two), a text with entities, and
/// events. Of an event, the first byte chooses a frame, and the second one a time.
struct EditorRun {
  private var bytes: EventBytes
  private var editor: RichTextEditor
  private let first: PlainText
  /// Whether undo gives the first text.
  private var isUndoable: Bool

  /// Prints what happens, to understand a finding.
  private static let isVerbose = ProcessInfo.processInfo.environment["STYLESPEC_FUZZ_VERBOSE"] != nil
  private static let typesetter = Typesetter(FixedWidthShaper())
  /// Pasting what was copied doubles a text. Mistakes need few characters, and short texts leave time for more of them.
  private static let longest = 120

  init(_ input: [UInt8]) {
    let (codec, codes) = (Codecs[input.first ?? 0], Codecs.codes(input.first ?? 0))
    bytes = EventBytes(input.dropFirst(), codes: codes)
    let options = bytes.options()
    editor = RichTextEditor(bytes.plain(), codec: codec, options: options)
    first = editor.plain
    isUndoable = options.undoGroups == 10_000
    note("\(editor.plain), \(options)")
  }

  private func note(_ text: @autoclosure () -> String) {
    if Self.isVerbose { print(text()) }
  }

  mutating func run() {
    while !bytes.isAtEnd, editor.text.utf16Length <= Self.longest { step() }
    if isUndoable { takeBack() }
  }

  private mutating func step() {
    let choice = bytes.byte()
    // The text stays, and is read by other tables.
    if choice == 255 { return use(Codecs[bytes.byte()]) }
    let time = bytes.time()
    let event = bytes.event(for: editor)
    if case .external = event { isUndoable = false }
    handle(event, at: time, in: event.usesFrame ? frame(choice >> 6) : nil)
  }

  private mutating func use(_ codec: RichTextCodec) {
    note("use")
    let old = editor.text
    let update = editor.use(codec)
    EditorLaws(old: old, editor: editor, update: update, event: nil).check()
  }

  /// None, that of the text, or that of another text.
  private func frame(_ choice: UInt8) -> TextFrame? {
    guard choice > 1 else { return nil }
    var text = editor.text
    if choice == 3 { text.append("x") }
    return Self.typesetter.frame(for: text, in: StyleContext(), width: 70)
  }

  private mutating func handle(_ event: EditorEvent, at time: Double = 0, in frame: TextFrame? = nil) {
    note("\(event) at \(time)\(frame == nil ? "" : " in a frame")")
    let old = editor.text
    let update = editor.handle(event, at: time, in: frame)
    EditorLaws(old: old, editor: editor, update: update, event: event).check()
    _ = editor.mentionQuery
    note("  \(editor.plain), \(editor.selection)")
  }

  /// Undoes and redoes everything. The laws are for events in any order; here, the first and the last text count.
  private mutating func takeBack() {
    handle(.unmark)
    while editor.canRedo { editor.handle(.redo, at: 0) }
    let last = editor.plain
    while editor.canUndo { editor.handle(.undo, at: 0) }
    precondition(editor.plain == first, "undo gives the first text: \(editor.plain), not \(first)")
    while editor.canRedo { editor.handle(.redo, at: 0) }
    precondition(editor.plain == last, "redo gives the last text: \(editor.plain), not \(last)")
  }
}

extension EditorEvent {
  /// Whether lines matter to it. A frame takes longer than most events.
  fileprivate var usesFrame: Bool {
    switch self {
    case .move, .touch, .delete: true
    default: false
    }
  }
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { data, size in
  var run = EditorRun(Array(UnsafeBufferPointer(start: data, count: size)))
  run.run()
  return 0
}
precondition(status == 0)

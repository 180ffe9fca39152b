import Foundation
import StyleRichText
import StyledText

/// An editor and its model, side by side.
struct EditorModelRun {
  let round: EditorModelCase
  private(set) var editor: RichTextEditor
  private(set) var model: EditorModel
  private let first: (plain: PlainText, text: StyledText)
  private(set) var seen: [String: Int] = [:]

  init(_ round: EditorModelCase) throws {
    self.round = round
    editor = RichTextEditor(round.plain, codec: round.codec(round.tables.emoji), options: round.options)
    model = EditorModel(round.plain, round.tables, round.options)
    first = (editor.plain, editor.text)
    try compare([])
  }

  private func require(_ holds: Bool, _ message: @autoclosure () -> String) throws {
    if !holds { throw EditorModelFailure(message: message()) }
  }

  /// Performs a step, and checks everything after it.
  mutating func perform(_ step: EditorModelCase.Step) throws {
    let old = editor
    do {
      try check(step, old)
    } catch {
      let message = (error as? EditorModelFailure)?.message ?? "\(error)"
      let state =
        "\(old.text), \(old.plain.entities.map { "\($0.range) \($0.kind)" }), \(old.selection.anchor)…\(old.selection.head)"
      let marked = old.markedRange.map { ", marked \($0)" } ?? ""
      throw EditorModelFailure(message: message + "\nafter \(step)\nin \(state)\(marked)")
    }
  }

  private mutating func check(_ step: EditorModelCase.Step, _ old: RichTextEditor) throws {
    let frame = round.frame(step.frame, editor.text)
    let update: EditorUpdate
    switch step.kind {
    case .event(let event):
      update = editor.handle(event, at: step.time, in: frame)
      try EditorModelChecks(old: old.text, editor: editor, update: update).run()
      try checkInvariant()
      if !round.isBeyondModel { try follow(event, step, old) }
      if event == .cut { try checkCut(old, update) }
      if event == .undo, !old.canUndo, old.markedRange == nil {
        try require(old.plain == editor.plain, "undo without canUndo")
      }
      if event == .redo, !old.canRedo, old.markedRange == nil {
        try require(old.plain == editor.plain, "redo without canRedo")
      }
      note(event, old, update)
    case .use(let emoji):
      update = editor.use(round.codec(emoji))
      try EditorModelChecks(old: old.text, editor: editor, update: update).run()
      try checkInvariant()
      var tables = model.tables
      tables.emoji = emoji
      if !round.isBeyondModel { model.use(tables) }
      seen["use \(update.replacements.isEmpty ? "idle" : "changed")", default: 0] += 1
    }
    try compare(update.effects)
  }

  /// What is shown is what will be read.
  private func checkInvariant() throws {
    let (codec, text, plain) = (editor.codec, editor.text, editor.plain)
    guard let marked = editor.markedRange else {
      try require(
        codec.decode(plain).text == text,
        "\(plain) is read as\n  \(codec.decode(plain).text)\nand shown as\n  \(text)"
      )
      try require(codec.decode(plain).problems.isEmpty, "entities do not fit: \(codec.decode(plain).problems)")
      let again = codec.decode(codec.encode(text)).text
      return try require(again == text, "\(text) is read again as\n  \(again)")
    }
    // The marked text is literal, with the characters that it is a part of.
    let lower = codec.encode(text, in: 0..<marked.lowerBound).text.utf16.count
    let upper = lower + marked.count
    var ends = [0]
    for character in plain.text { ends.append((ends.last ?? 0) + character.utf16.count) }
    let protected = (ends.last { $0 <= lower } ?? 0)..<(ends.first { $0 >= upper } ?? upper)
    let shown = codec.decode(plain.protecting(protected)).text
    try require(shown == text, "with marked text, \(plain) is read as\n  \(shown)\nand shown as\n  \(text)")
  }

  /// Lets the model handle an event.
  private mutating func follow(_ event: EditorEvent, _ step: EditorModelCase.Step, _ old: RichTextEditor) throws {
    let before = model.state
    let openness = model.handle(event, at: step.time, hasFrame: step.frame == .own, hasOtherFrame: step.frame == .other)
    let selection = editor.selection
    switch openness {
    case .none: break
    case .selection: (model.anchor, model.head) = (selection.anchor, selection.head)
    case .deletion:
      model.adoptDeletion(editor.plain, anchor: selection.anchor, head: selection.head)
      model.record(before, .other, from: 0, to: 0, joins: false, at: step.time)
    }
  }

  private func checkCut(_ old: RichTextEditor, _ update: EditorUpdate) throws {
    guard old.markedRange == nil else { return }
    let copied = update.effects.compactMap { effect -> RichTextClipboard? in
      if case .copied(let clipboard) = effect { clipboard } else { nil }
    }
    try require(
      copied == (old.clipboard.map { [$0] } ?? []),
      "copied \(copied) and not \(String(describing: old.clipboard))"
    )
  }

  /// Compares the editor with the model.
  private func compare(_ effects: [EditorEffect]) throws {
    guard !round.isBeyondModel else { return }
    func check<Value: Equatable>(_ name: String, _ actual: Value, _ expected: Value) throws {
      try require(actual == expected, "\(name) is\n  \(actual)\nand not\n  \(expected)")
    }
    try check("plain", editor.plain, model.text.plain)
    try check("text", editor.text, model.display.text)
    try check("marked range", editor.markedRange, model.markedRange)
    try check("selection", [editor.selection.anchor, editor.selection.head], [model.anchor, model.head])
    try check("[canUndo, canRedo]", [editor.canUndo, editor.canRedo], [model.canUndo, model.canRedo])
    let (query, expected) = (editor.mentionQuery, model.mentionQuery)
    try check("query trigger", query?.trigger, expected?.trigger)
    try check("query range", query?.range, expected?.range)
    try check("query text", query?.text, expected?.text)
    let others = effects.filter { effect in
      switch effect {
      case .inserted, .removed, .copied: false
      default: true
      }
    }
    try check("effects", others.map { "\($0)" }.sorted(), model.effects.map { "\($0)" }.sorted())
    if let clipboard = editor.clipboard {
      let range = model.display.plain(model.selection)
      try check("clipboard", clipboard.string, model.text.plain.part(range).text)
    }
  }

  /// Takes back all and makes it again.
  mutating func finish() throws {
    guard round.options.undoGroups == 1_000 else { return }
    func coded(_ plain: PlainText) -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return (try? encoder.encode(plain)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
    }
    try perform(.init(kind: .event(.unmark), time: 0, frame: .none))
    while editor.canRedo { try perform(.init(kind: .event(.redo), time: 0, frame: .none)) }
    let last = (plain: editor.plain, text: editor.text)
    var groups = 0
    while editor.canUndo, groups <= 1_000 {
      try perform(.init(kind: .event(.undo), time: 0, frame: .none))
      groups += 1
    }
    // Each step was compared with the model; the edits of others stay.
    if round.hasExternal { return }
    try require(coded(editor.plain) == coded(first.plain), "undoing all gave \(editor.plain) and not \(first.plain)")
    if !seen.keys.contains(where: { $0.hasPrefix("use") }) {
      try require(editor.text == first.text, "undoing all gave \(editor.text)")
    }
    while editor.canRedo { try perform(.init(kind: .event(.redo), time: 0, frame: .none)) }
    try require(coded(editor.plain) == coded(last.plain), "redoing all gave \(editor.plain) and not \(last.plain)")
    try require(editor.text == last.text, "redoing all gave \(editor.text) and not \(last.text)")
    seen["groups taken back", default: 0] += groups
  }

  private mutating func note(_ event: EditorEvent, _ old: RichTextEditor, _ update: EditorUpdate) {
    let isChanged = old.plain != editor.plain
    let isMoved = old.selection.range != editor.selection.range
    func count(_ name: String, _ holds: Bool = true) { if holds { seen[name, default: 0] += 1 } }
    count(event.name, isChanged || isMoved)
    if case .mark = event {} else { count("commits", old.markedRange != nil && editor.markedRange == nil) }
    if case .delete = event { count("selects a mention", !isChanged && isMoved && !editor.selection.isEmpty) }
    if case .paste(let clipboard) = event { count("coded paste", isChanged && clipboard.codedText != nil) }
    if case .mention = event { count("query answered", isChanged && old.mentionQuery != nil) }
    for effect in update.effects {
      switch effect {
      case .inserted(.mention): count("mention came")
      case .inserted(.emoji): count("emoji came")
      case .removed(.mention): count("mention went")
      case .removed(.emoji): count("emoji went")
      case .copied: count("copied")
      case .limited: count(isChanged ? "limited to a part" : "limited to nothing")
      case .frameRefused: count("frame refused")
      }
    }
  }
}

extension EditorEvent {
  /// The name of the case.
  var name: String {
    let name = "\(self)".prefix { $0 != "(" }
    if case .delete(let deletion) = self { return "delete \(deletion)" }
    return String(name)
  }
}

import Foundation
import StyleRichText
import StyledText
import TestSupport
import Testing

/// Taking back edits between which others have edited the text.
@Suite struct EditorModelOthersTests {
  private static let mark = "†"
  /// Of letters that nobody types.
  private static let names = ["@ÑÑ", "@Ñ Ñ", "@Ñ"]

  /// Others put in daggers, anywhere and at any time. Without these, undoing all gives the first text, and redoing all
  /// the last.
  @Test func undoLeavesAloneWhatOthersInserted() throws {
    let seed = SeededGenerator.chosenSeed
    print("EditorModelOthersTests: STYLESPEC_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    var (events, taken, atMentions, round) = (0, 0, 0, 0)
    while events < EditorModelTests.events / 4 {
      var random = RandomPlainTexts(generator: SeededGenerator(seed: generator.next()))
      let one = try EditorModelCase(&random)
      var editor = RichTextEditor(
        Self.plain(&random),
        codec: one.codec(one.tables.emoji),
        options: EditorOptions(undoGroups: 10_000)
      )
      let first = editor
      var source = RandomEvents(random, codes: one.codes, names: one.tables.names.map(\.name), allowsExternal: false)
      var log: [EditorEvent] = []
      for step in 0..<source.random.number(4...20) {
        var event = source.next(for: editor)
        if step.isMultiple(of: 2), Self.mentionsAreWhole(editor.plain, first.plain) {
          let place = source.random.number(0...editor.text.utf16Length)
          event = .external([ExternalReplacement(place..<place, with: PlainText(Self.mark))])
          let ends = editor.plain.entities.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
          if ends.contains(place) { atMentions += 1 }
        }
        log.append(event)
        _ = editor.handle(event, at: Double(step) * 0.2)
      }
      if Self.failure(first, log) != nil {
        for index in log.indices.reversed() {
          var fewer = log
          fewer.remove(at: index)
          if Self.failure(first, fewer) != nil { log = fewer }
        }
        let events = log.map { "  \($0)" }.joined(separator: "\n")
        Issue.record(
          "seed \(seed), round \(round): \(one)\n\(first.plain)\n\(events)\n\(Self.failure(first, log) ?? "")"
        )
        return
      }
      events += log.count
      while editor.canUndo {
        _ = editor.handle(.undo, at: 100)
        taken += 1
      }
      round += 1
    }
    #expect(taken > events / 40 && atMentions >= events / 200, "seed \(seed): \(taken), \(atMentions) of \(events)")
  }

  /// An empty literal between two edits of others is left out, and undo puts back the text of the user alone.
  @Test func undoBringsNothingThatOthersDidNotLeave() {
    let wall = PlainText("", entities: [PlainText.Entity(0..<0, .literal)])
    let events: [EditorEvent] = [
      .select(anchor: 1, head: 2), .insert("xy"),
      .external([ExternalReplacement(0..<2, with: PlainText("P")), ExternalReplacement(2..<3, with: wall)]), .undo,
    ]
    var editor = RichTextEditor(PlainText("ab"), codec: RichTextCodec())
    var model = EditorModel(PlainText("ab"), EditorModelDisplay.Tables(emoji: nil, names: []), EditorOptions())
    for event in events {
      editor.handle(event, at: 0)
      _ = model.handle(event, at: 0, hasFrame: false, hasOtherFrame: false)
    }
    #expect(editor.plain == PlainText("Pb") && model.text.plain == editor.plain)
  }

  /// Without the text between them, a mention and another's variation selector are one character, which undo leaves as
  /// text. Redo puts the text back, and with it the mention.
  @Test func redoPutsBackAMentionBeforeWhatOthersInserted() {
    var editor = RichTextEditor(PlainText("0123456789"), codec: RichTextCodec())
    for event: EditorEvent in [
      .select(anchor: 10, head: 0), .mention(identifier: "user/1", name: "小明"), .insert("x"),
    ] {
      editor.handle(event, at: 0)
    }
    let place = editor.text.utf16Length
    editor.handle(.external([ExternalReplacement(place..<place, with: PlainText("\u{FE0F}"))]), at: 1)
    let last = editor.plain
    editor.handle(.undo, at: 2)
    #expect(editor.plain != last)
    editor.handle(.redo, at: 3)
    #expect(editor.plain == last)
  }

  /// What is wrong after undoing and redoing all.
  private static func failure(_ first: RichTextEditor, _ events: [EditorEvent]) -> String? {
    var (editor, written) = (first, 0)
    for (step, event) in events.enumerated() {
      if case .external = event {
        guard mentionsAreWhole(editor.plain, first.plain) else { continue }
        written += 1
      }
      _ = editor.handle(event, at: Double(step) * 0.2)
    }
    _ = editor.handle(.unmark, at: 100)
    while editor.canRedo { _ = editor.handle(.redo, at: 100) }
    let last = editor.plain
    while editor.canUndo { _ = editor.handle(.undo, at: 100) }
    let undone = editor.plain
    guard withoutMarks(undone) == withoutMarks(first.plain), marks(undone) == written else {
      return "all undone: \(undone) from \(last)"
    }
    while editor.canRedo { _ = editor.handle(.redo, at: 100) }
    return editor.plain.text == last.text && withoutMarks(editor.plain) == withoutMarks(last)
      ? nil : "all redone: \(editor.plain) from \(undone), not \(last)"
  }

  /// A text with mentions.
  private static func plain(_ random: inout RandomPlainTexts) -> PlainText {
    var plain = PlainText(random.text())
    for person in 0..<random.number(0...3) {
      let (start, name) = (plain.text.utf16.count, random.pick(Self.names) ?? "")
      plain.entities.append(PlainText.Entity(start..<start + name.utf16.count, .mention("first/\(person)")))
      plain.text += name + (random.number(0...1) == 0 ? "" : random.pick([" ", "b", "赞]"]) ?? "")
    }
    return plain
  }

  /// Whether all mentions are there, and none has become text, between whose letters a dagger would stay.
  private static func mentionsAreWhole(_ plain: PlainText, _ first: PlainText) -> Bool {
    let mentions = plain.entities.filter { $0.kind != .literal }
    let kinds = Set(mentions.map(\.kind))
    return first.entities.allSatisfy { kinds.contains($0.kind) }
      && plain.text.utf16.enumerated().allSatisfy { place, unit in
        unit != 0xD1 || mentions.contains { $0.range.contains(place) }
      }
  }

  /// How many daggers there are.
  private static func marks(_ plain: PlainText) -> Int { plain.text.unicodeScalars.count { String($0) == mark } }

  /// The text and its mentions, as they are without daggers.
  private static func withoutMarks(_ plain: PlainText) -> PlainText {
    let units = Array(plain.text.utf16)
    let mark = Array(mark.utf16)
    func place(_ position: Int) -> Int { units[..<position].count { !mark.contains($0) } }
    let mentions = plain.entities.filter { $0.kind != .literal }.map { entity in
      PlainText.Entity(place(entity.range.lowerBound)..<place(entity.range.upperBound), entity.kind)
    }
    return PlainText(String(decoding: units.filter { !mark.contains($0) }, as: UTF16.self), entities: mentions)
  }
}

#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyledText
  import UIKit

  @testable import StyleRichUI
  @testable import TestSupport

  /// The law of an input delegate: what the input system was not told is what it expects. It keeps a text of its own, and
  /// reads it again only when it is told.
  @MainActor struct InputLawChecks {
    private static let parts = [
      "a", "b ", "好", "[", "赞", "]", "@", "小明", "Ann Lee", "👩‍👧", "e", "\u{301}", "\n", "[赞]", "ש",
    ]

    /// What the input system is not told is what it expects.
    func run(seed: UInt64, rounds: Int) {
      var generator = SeededGenerator(seed: seed)
      for round in 0..<rounds {
        let limit =
          Bool.random(using: &generator) ? nil : TextLimit(Int.random(in: 3..<20, using: &generator), .graphemes)
        let session = InputSession(Self.text(&generator), EditorOptions(limit: limit), width: 60)
        var known = Known(session)
        for _ in 0..<40 {
          let step = known.perform(on: session, using: &generator)
          if !session.told().isEmpty { known = Known(session) }
          check(known == Known(session), "seed \(seed), round \(round): \(step)")
          guard known == Known(session) else { return }
        }
      }
    }

    fileprivate static func text(_ generator: inout SeededGenerator) -> String {
      (0..<Int.random(in: 0..<5, using: &generator)).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
    }
  }

  /// What the input system believes.
  private struct Known: Equatable {
    var units: [UInt16]
    var selection: Range<Int>

    @MainActor init(_ session: InputSession) {
      units = Array(session.text.utf16)
      selection = session.selection ?? 0..<0
    }

    private mutating func replace(_ range: Range<Int>, with text: String) {
      units.replaceSubrange(range, with: text.utf16)
      let caret = range.lowerBound + text.utf16.count
      selection = caret..<caret
    }

    @MainActor private func range(_ session: InputSession, _ generator: inout SeededGenerator) -> Range<Int> {
      let ends = (0..<2).map { _ in Int.random(in: 0...units.count, using: &generator) }.sorted()
      // The input system has positions only that the input gave it.
      let positions = ends.map { session.input.position(from: session.input.beginningOfDocument, offset: $0) }
      guard let lower = positions[0], let upper = positions[1] else { return 0..<0 }
      return session.offsets(session.input.textRange(from: lower, to: upper)) ?? 0..<0
    }

    /// Makes a random call, and what it does to a plain text. Returns it in words.
    @MainActor mutating func perform(on session: InputSession, using generator: inout SeededGenerator) -> String {
      let (input, text) = (session.input, InputLawChecks.text(&generator))
      // Marked text may end before a combining mark, and so inside of a character.
      let marked = input.editor.markedRange
      switch Int.random(in: 0..<9, using: &generator) {
      case 0...2:
        input.insertText(text)
        replace(marked ?? selection, with: text)
        return "insert \(text)"
      case 3:
        let caret = selection
        input.deleteBackward()
        let removed = units.count - session.text.utf16.count
        replace(caret.isEmpty ? caret.lowerBound - max(removed, 0)..<caret.lowerBound : caret, with: "")
        return "delete"
      case 4, 5:
        let length = text.utf16.count
        input.setMarkedText(text, selectedRange: NSRange(location: length, length: 0))
        if length > 0 || marked != nil { replace(marked ?? selection, with: text) }
        return "mark \(text)"
      case 6:
        input.unmarkText()
        return "unmark"
      case 7:
        selection = range(session, &generator)
        session.select(selection)
        return "select \(selection)"
      default:
        let events: [EditorEvent] = [
          .undo, .redo, .emoji(code: "[赞]"), .mention(identifier: "user/1", name: "Bo"), .cut, .selectAll,
          .external([ExternalReplacement(range(session, &generator), with: PlainText(text))]),
          .move(.left, extending: Bool.random(using: &generator)), .delete(.forward),
        ]
        let event = events.randomElement(using: &generator) ?? .undo
        input.perform(event)
        return "\(event)"
      }
    }
  }
#endif

#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import StyleLayout
  import StyleRichText
  import StyledText
  import UIKit

  @testable import StyleRichUI

  /// What the input system asks about positions.
  @MainActor struct InputPositionChecks {
    func run() {
      for text in Self.texts { stepsAreNeverInsideOfAnAtom(text) }
      for text in Self.texts { offsetsAreUTF16UnitsOfTheTextThatIsRead(text) }
      positionsOfOthersAndFarAwayDoNoHarm()
      wordsTakeWholeMentions()
      aParagraphFromRightToLeft()
    }

    private nonisolated static let texts = ["", "a", "。@小明b", "[赞][赞]", "e\u{301}👩‍👧 @Ann Lee\r\n好", "@שלום ab\n@小明"]

    private func stepsAreNeverInsideOfAnAtom(_ text: String) {
      let session = InputSession(text)
      let (input, length) = (session.input, session.input.editor.text.utf16Length)
      var stops = [0]
      while let last = stops.last, last < length { stops.append(input.editor.stop(after: last)) }
      for position in 0...length {
        for offset in -length - 1...length + 1 {
          let start = session.position(position)
          let lower = stops.last { $0 <= position } ?? 0
          let end = lower + offset
          let moved = session.offset(input.position(from: start, offset: offset))
          let expected = offset > 0 ? stops.first { $0 >= end } : end < 0 ? nil : stops.last { $0 <= end }
          check(moved == expected, "\(position) \(offset)")
        }
      }
      for stop in stops {
        check(input.editor.stop(atOrBefore: stop) == stop && input.editor.stop(atOrAfter: stop) == stop)
        check(input.editor.stop(before: stop) == stops.last { $0 < stop } ?? 0)
      }
    }

    private func offsetsAreUTF16UnitsOfTheTextThatIsRead(_ text: String) {
      let session = InputSession(text)
      let (input, length) = (session.input, session.input.editor.text.utf16Length)
      for lower in 0...length {
        for upper in lower...length {
          let (start, end) = (session.position(lower), session.position(upper))
          guard let range = input.textRange(from: end, to: start) else { return check(false, "there is a range") }
          let distance = input.offset(from: start, to: end)
          check(input.text(in: range)?.utf16.count == distance)
          check(session.offset(input.position(from: start, offset: distance)) == session.offset(end))
          check(input.offset(from: end, to: start) == -distance)
          let order: ComparisonResult = distance == 0 ? .orderedSame : .orderedAscending
          check(input.compare(start, to: end) == order && range.isEmpty == (distance == 0))
        }
      }
    }

    private func positionsOfOthersAndFarAwayDoNoHarm() {
      let input = InputSession("。@小明b").input
      check(input.position(from: UITextPosition(), offset: .min) == nil)
      check(input.position(from: input.endOfDocument, offset: .max) == nil)
      check(input.position(from: input.endOfDocument, in: .right, offset: .max) == nil)
      check(input.text(in: UITextRange()) == "")
      let editor = input.editor
      check([Int.min, -1].map(editor.stop(before:)) == [0, 0] && [Int.max, 6].map(editor.stop(after:)) == [5, 5])
      check([Int.min, Int.max].map(editor.stop(atOrAfter:)) == [0, 5])
      check([Int.min, Int.max].map(editor.stop(atOrBefore:)) == [0, 5])
      check([Int.min, Int.max].map(editor.paragraph(at:)) == [0..<5, 0..<5])
      check(RichTextEditor(PlainText("a\nbc\r\n"), codec: InputSession.codec).paragraph(at: 3) == 2..<4)
    }

    private func wordsTakeWholeMentions() {
      let session = InputSession("hi, @Ann Lee 好")
      let (tokenizer, forward) = (session.input.tokenizer, UITextDirection.storage(.forward))
      let backward = UITextDirection.layout(.left)
      func word(_ offset: Int, _ direction: UITextDirection) -> Range<Int>? {
        session.offsets(tokenizer.rangeEnclosingPosition(session.position(offset), with: .word, inDirection: direction))
      }
      check(word(0, forward) == 0..<2 && word(0, backward) == nil && word(2, backward) == 0..<2)
      check(word(2, forward) == nil && word(3, forward) == nil)
      // A position in a mention is its start.
      check(word(7, forward) == 4..<12 && word(7, backward) == nil && word(13, forward) == 13..<14)
      check(tokenizer.isPosition(session.position(12), atBoundary: .word, inDirection: forward))
      check(!tokenizer.isPosition(session.position(13), atBoundary: .word, inDirection: forward))
      check(tokenizer.isPosition(session.position(13), atBoundary: .word, inDirection: backward))
      check(!tokenizer.isPosition(session.position(3), withinTextUnit: .word, inDirection: forward))
      func next(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection) -> Int? {
        session.offset(tokenizer.position(from: session.position(offset), toBoundary: unit, inDirection: direction))
      }
      check(next(2, .word, forward) == 12 && next(13, .word, backward) == 4 && next(14, .word, forward) == nil)
      check(next(4, .character, forward) == 12 && next(12, .character, backward) == 4)
      check(next(3, .paragraph, forward) == 14 && next(3, .document, backward) == 0)
    }

    private func aParagraphFromRightToLeft() {
      let session = InputSession("שלום ב\nab")
      let input = session.input
      check(input.baseWritingDirection(for: session.position(2), in: .forward) == .rightToLeft)
      check(input.baseWritingDirection(for: session.position(8), in: .forward) == .leftToRight)
      func moved(_ offset: Int, _ direction: UITextLayoutDirection, _ count: Int) -> Int? {
        session.offset(input.position(from: session.position(offset), in: direction, offset: count))
      }
      check(moved(0, .left, 2) == 2 && moved(2, .left, -1) == 1 && moved(7, .right, 2) == 9)
      check(moved(0, .down, 1) == 9 && moved(9, .up, 1) == 4 && moved(9, .right, 1) == nil)
      func farthest(_ direction: UITextLayoutDirection) -> Int? {
        session.offset(input.position(within: session.range(1..<4), farthestIn: direction))
      }
      check([UITextLayoutDirection.right, .left, .up, .down].map(farthest) == [1, 4, 1, 4])
      func extended(_ offset: Int, _ direction: UITextLayoutDirection) -> Range<Int>? {
        session.offsets(input.characterRange(byExtending: session.position(offset), in: direction))
      }
      check(extended(2, .left) == 2..<6 && extended(2, .right) == 0..<2 && extended(8, .left) == 7..<8)
      check(extended(2, .up) == 0..<2 && extended(2, .down) == 2..<9)
      input.setBaseWritingDirection(.leftToRight, for: session.range(0..<9))
      check(input.baseWritingDirection(for: session.position(0), in: .backward) == .rightToLeft)
    }
  }
#endif

import Foundation
import StyleLayout
import StyleRichText
import StyledText
import Testing

/// What the input system asks about positions.
@MainActor struct TextInputPositionTests {
  private nonisolated static let texts = ["", "a", "。@小明b", "[赞][赞]", "e\u{301}👩‍👧 @Ann Lee\r\n好", "@שלום ab\n@小明"]

  @Test(arguments: texts)
  func stepsAreNeverInsideOfAnAtom(_ text: String) throws {
    let session = InputSession(text)
    let (input, length) = (session.input, session.input.editor.text.utf16Length)
    var stops = [0]
    while let last = stops.last, last < length { stops.append(input.editor.stop(after: last)) }
    for position in 0...length {
      for offset in -length - 1...length + 1 {
        let start = session.position(position)
        let lower = try #require(stops.last { $0 <= position })
        let end = lower + offset
        let moved = session.offset(input.position(from: start, offset: offset))
        let expected = offset > 0 ? stops.first { $0 >= end } : end < 0 ? nil : stops.last { $0 <= end }
        #expect(moved == expected, "\(position) \(offset)")
      }
    }
    for stop in stops {
      #expect(input.editor.stop(atOrBefore: stop) == stop && input.editor.stop(atOrAfter: stop) == stop)
      #expect(input.editor.stop(before: stop) == stops.last { $0 < stop } ?? 0)
    }
  }

  @Test(arguments: texts)
  func offsetsAreUTF16UnitsOfTheTextThatIsRead(_ text: String) throws {
    let session = InputSession(text)
    let (input, length) = (session.input, session.input.editor.text.utf16Length)
    for lower in 0...length {
      for upper in lower...length {
        let (start, end) = (session.position(lower), session.position(upper))
        let range = try #require(input.textRange(from: end, to: start))
        let distance = input.offset(from: start, to: end)
        #expect(input.text(in: range)?.utf16.count == distance)
        #expect(session.offset(input.position(from: start, offset: distance)) == session.offset(end))
        #expect(input.offset(from: end, to: start) == -distance)
        let order: ComparisonResult = distance == 0 ? .orderedSame : .orderedAscending
        #expect(input.compare(start, to: end) == order && range.isEmpty == (distance == 0))
      }
    }
  }

  @Test func positionsOfOthersAndFarAwayDoNoHarm() {
    let input = InputSession("。@小明b").input
    #expect(input.position(from: UITextPosition(), offset: .min) == nil)
    #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
    #expect(input.position(from: input.endOfDocument, in: .right, offset: .max) == nil)
    #expect(input.text(in: UITextRange()) == "")
    let editor = input.editor
    #expect([Int.min, -1].map(editor.stop(before:)) == [0, 0] && [Int.max, 6].map(editor.stop(after:)) == [5, 5])
    #expect([Int.min, Int.max].map(editor.stop(atOrAfter:)) == [0, 5])
    #expect([Int.min, Int.max].map(editor.stop(atOrBefore:)) == [0, 5])
    #expect([Int.min, Int.max].map(editor.paragraph(at:)) == [0..<5, 0..<5])
    #expect(RichTextEditor(PlainText("a\nbc\r\n"), codec: InputSession.codec).paragraph(at: 3) == 2..<4)
  }

  @Test func wordsTakeWholeMentions() {
    let session = InputSession("hi, @Ann Lee 好")
    let (tokenizer, forward) = (session.input.tokenizer, UITextDirection.storage(.forward))
    let backward = UITextDirection.layout(.left)
    func word(_ offset: Int, _ direction: UITextDirection) -> Range<Int>? {
      session.offsets(tokenizer.rangeEnclosingPosition(session.position(offset), with: .word, inDirection: direction))
    }
    #expect(word(0, forward) == 0..<2 && word(0, backward) == nil && word(2, backward) == 0..<2)
    #expect(word(2, forward) == nil && word(3, forward) == nil)
    // A position in a mention is its start.
    #expect(word(7, forward) == 4..<12 && word(7, backward) == nil && word(13, forward) == 13..<14)
    #expect(tokenizer.isPosition(session.position(12), atBoundary: .word, inDirection: forward))
    #expect(!tokenizer.isPosition(session.position(13), atBoundary: .word, inDirection: forward))
    #expect(tokenizer.isPosition(session.position(13), atBoundary: .word, inDirection: backward))
    #expect(!tokenizer.isPosition(session.position(3), withinTextUnit: .word, inDirection: forward))
    func next(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextDirection) -> Int? {
      session.offset(tokenizer.position(from: session.position(offset), toBoundary: unit, inDirection: direction))
    }
    #expect(next(2, .word, forward) == 12 && next(13, .word, backward) == 4 && next(14, .word, forward) == nil)
    #expect(next(4, .character, forward) == 12 && next(12, .character, backward) == 4)
    #expect(next(3, .paragraph, forward) == 14 && next(3, .document, backward) == 0)
  }

  @Test func aParagraphFromRightToLeft() {
    let session = InputSession("שלום ב\nab")
    let input = session.input
    #expect(input.baseWritingDirection(for: session.position(2), in: .forward) == .rightToLeft)
    #expect(input.baseWritingDirection(for: session.position(8), in: .forward) == .leftToRight)
    func moved(_ offset: Int, _ direction: UITextLayoutDirection, _ count: Int) -> Int? {
      session.offset(input.position(from: session.position(offset), in: direction, offset: count))
    }
    #expect(moved(0, .left, 2) == 2 && moved(2, .left, -1) == 1 && moved(7, .right, 2) == 9)
    #expect(moved(0, .down, 1) == 9 && moved(9, .up, 1) == 4 && moved(9, .right, 1) == nil)
    func farthest(_ direction: UITextLayoutDirection) -> Int? {
      session.offset(input.position(within: session.range(1..<4), farthestIn: direction))
    }
    #expect(UITextLayoutDirection.allCases.map(farthest) == [1, 4, 1, 4])
    func extended(_ offset: Int, _ direction: UITextLayoutDirection) -> Range<Int>? {
      session.offsets(input.characterRange(byExtending: session.position(offset), in: direction))
    }
    #expect(extended(2, .left) == 2..<6 && extended(2, .right) == 0..<2 && extended(8, .left) == 7..<8)
    #expect(extended(2, .up) == 0..<2 && extended(2, .down) == 2..<9)
    input.setBaseWritingDirection(.leftToRight, for: session.range(0..<9))
    #expect(input.baseWritingDirection(for: session.position(0), in: .backward) == .rightToLeft)
  }
}

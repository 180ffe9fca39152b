import StyleLayout
import StyledText
import Testing

/// Letters are 5 points wide, ideographs 10, and lines 10 points high.
@Suite struct AtomPositionTests {
  private func text(_ words: String, mentions: Range<Int>...) throws -> StyledText {
    var text = StyledText(words)
    let units = Array(words.utf16)
    for range in mentions {
      try text.set(\.mention, TextMention("x", text: String(decoding: units[range], as: UTF16.self)), in: range)
    }
    return text
  }

  private func hit(_ x: Double, _ y: Double, in frame: TextFrame) -> TextHit {
    frame.position(at: LayoutPoint(x: x, y: y))
  }

  private func moved(_ caret: TextCaret, _ movement: CaretMovement, in frame: TextFrame) throws -> Int {
    try frame.caret(from: caret, moving: movement).position
  }

  /// `ab @cd `, `efgh ij`, and in the middle one a mention of 20 points in each line.
  private func brokenFrame() throws -> TextFrame {
    tenPointFrame(try text("ab @cd efgh ij", mentions: 3..<11), width: 35)
  }

  @Test func hitsGiveTheNearerEndOfAnAtom() throws {
    let frame = tenPointFrame(try text("hi @小明!", mentions: 3..<6))
    #expect(hit(20, 5, in: frame).caret == TextCaret(3))
    #expect(hit(30, 5, in: frame).caret == TextCaret(6, .upstream))
    #expect(hit(16, 5, in: frame).grapheme == 3..<6 && hit(39, 5, in: frame).grapheme == 3..<6)
    #expect(hit(41, 5, in: frame).caret == TextCaret(6))
  }

  @Test func hitsOfABrokenAtomCountAlongTheText() throws {
    let frame = try brokenFrame()
    #expect(frame.lines.map(\.range) == [0..<7, 7..<14])
    // 20 points of the mention are in each line.
    #expect(hit(16, 5, in: frame).caret == TextCaret(3) && hit(29, 5, in: frame).caret == TextCaret(3))
    #expect(hit(34, 5, in: frame).caret == TextCaret(3))
    #expect(hit(1, 15, in: frame).caret == TextCaret(11, .upstream))
    #expect(hit(1, 15, in: frame).grapheme == 3..<11)
    // Beside the lines.
    #expect(hit(-9, 15, in: frame).position == 11 && hit(99, 15, in: frame).position == 14)
    let longer = tenPointFrame(try text("ab @cd efghijk", mentions: 3..<14), width: 35)
    #expect(hit(99, 5, in: longer).caret == TextCaret(3) && hit(-9, 15, in: longer).caret == TextCaret(3))
    #expect(hit(7, 15, in: longer).caret == TextCaret(3) && hit(8, 15, in: longer).caret == TextCaret(14, .upstream))
  }

  @Test func oneStepCrossesABrokenAtom() throws {
    let frame = try brokenFrame()
    for movement in [CaretMovement.right, .forward, .wordForward, .wordRight] {
      #expect(try moved(TextCaret(3), movement, in: frame) == 11)
    }
    for movement in [CaretMovement.left, .backward, .wordBackward, .wordLeft] {
      #expect(try moved(TextCaret(11, .upstream), movement, in: frame) == 3)
    }
  }

  @Test func linesThatStartOrEndInsideAnAtom() throws {
    let frame = try brokenFrame()
    #expect(try frame.caret(from: TextCaret(1), moving: .lineEnd) == TextCaret(11, .upstream))
    #expect(try frame.caret(from: TextCaret(13), moving: .lineStart) == TextCaret(3))
    #expect(try moved(TextCaret(3), .lineStart, in: frame) == 0)
    #expect(try moved(TextCaret(11), .lineEnd, in: frame) == 14)
  }

  /// The second of four lines is in the middle of the mention.
  @Test func upAndDownGoThroughAnAtom() throws {
    let frame = tenPointFrame(try text("ab @c defg hi jk", mentions: 3..<13), width: 25)
    #expect(frame.lines.map(\.range) == [0..<6, 6..<11, 11..<16])
    #expect(try moved(TextCaret(1), .down, in: frame) == 13)
    #expect(try moved(TextCaret(15), .up, in: frame) == 3)
    #expect(try moved(TextCaret(13), .up, in: frame) == 3)
    #expect(try moved(TextCaret(3), .down, in: frame) == 13)
  }

  @Test func atomsFromRightToLeft() throws {
    let frame = tenPointFrame(try text("אב @גד ה", mentions: 3..<6), width: 50)
    // From the right: 10 points of text, a space, and 15 points of the mention.
    #expect(hit(32, 5, in: frame).caret == TextCaret(3))
    #expect(hit(22, 5, in: frame).caret == TextCaret(6, .upstream))
    #expect(try frame.caretRect(at: 3).x == 35 && frame.caretRect(at: 6).x == 20)
    #expect(try moved(TextCaret(3), .left, in: frame) == 6 && moved(TextCaret(6), .right, in: frame) == 3)
  }

  /// The sign belongs to the text around the name, so that the ends of the mention are at its edges.
  @Test(arguments: [("hi @שלום!", TextDirection.leftToRight), ("שלום @name!", .rightToLeft)])
  func namesAgainstTheBaseDirectionHaveTheirEndsAtTheirEdges(words: String, direction: TextDirection) throws {
    let upper = words.utf16.count - 1
    let lower = upper - 5
    let frame = tenPointFrame(try text(words, mentions: lower..<upper), options: FrameOptions(direction: direction))
    let (start, end) = direction == .leftToRight ? (15.0, 40.0) : (30, 5)
    for affinity in TextAffinity.allCases {
      #expect(try frame.caretRect(at: lower, affinity: affinity).x == start)
      #expect(try frame.caretRect(at: upper, affinity: affinity).x == end)
    }
    #expect(try frame.carets(at: upper).secondary == nil)
    let forward: CaretMovement = direction == .leftToRight ? .right : .left
    let steps = try frame.caret(from: TextCaret(lower), moving: forward)
    #expect(steps.position == upper)
  }

  @Test func selectionSnapsToAtoms() throws {
    let frame = try brokenFrame()
    let rects = [LayoutRect(x: 15, y: 0, width: 20, height: 10), LayoutRect(x: 0, y: 10, width: 20, height: 10)]
    #expect(try frame.selectionRects(for: 4..<5).map(\.rect) == rects)
    #expect(try frame.selectionRects(for: 9..<10).map(\.rect) == rects)
    #expect(try frame.selectionRects(for: 9..<9).isEmpty)
    #expect(try frame.graphemeRects(in: 9..<10).map(\.rect) == rects)
    #expect(try frame.graphemeRects(in: 9..<12).map(\.range) == [3..<11, 3..<11, 11..<12])
  }

  @Test func anAtomIsAWordAndAGrapheme() throws {
    let frame = tenPointFrame(try text("hello@John Smithxyz", mentions: 5..<16))
    #expect(
      try [0, 5, 8, 11, 15, 16].map { try frame.wordRange(at: $0) } == [0..<5, 5..<16, 5..<16, 5..<16, 5..<16, 16..<19]
    )
    #expect(try frame.wordRange(at: 16, affinity: .upstream) == 5..<16)
    #expect(try frame.graphemeRange(at: 9) == 5..<16 && frame.graphemeRange(at: 16, affinity: .upstream) == 5..<16)
    #expect(try frame.graphemeRange(at: 16) == 16..<17)
    // Out of the mention in the direction of the movement.
    #expect(
      try moved(TextCaret(5), .wordForward, in: frame) == 16 && moved(TextCaret(16), .wordBackward, in: frame) == 5
    )
  }

  @Test func positionsInsideAnAtomCountAsItsStart() throws {
    let frame = try brokenFrame()
    for position in 4...10 {
      #expect(try frame.caretRect(at: position, affinity: .upstream) == frame.caretRect(at: 3, affinity: .upstream))
      #expect(try frame.carets(at: position) == frame.carets(at: 3))
      #expect(
        try moved(TextCaret(position), .right, in: frame) == 11 && moved(TextCaret(position), .left, in: frame) == 2
      )
      #expect(try moved(TextCaret(position), .backward, in: frame) == 3)
    }
    #expect(try frame.lineRange(at: 8) == 7..<14)
  }

  @Test func anAtomThatIsCutOffHasNoEnd() throws {
    let frame = tenPointFrame(
      try text("ab @cd efgh ij", mentions: 3..<11),
      width: 35,
      options: FrameOptions(maximumLines: 1)
    )
    for movement in CaretMovement.allCases {
      #expect(try moved(TextCaret(3), movement, in: frame) <= 3)
      #expect(try moved(TextCaret(8), movement, in: frame) <= 3)
    }
    #expect(hit(34, 5, in: frame).position == 3 && hit(99, 5, in: frame).position == 3)
    #expect(try frame.selectionRects(for: 9..<10).map(\.rect) == [LayoutRect(x: 15, y: 0, width: 20, height: 10)])
  }

  @Test func truncatedFramesHaveAtomsToo() throws {
    let frame = tenPointFrame(
      try text("ab @cd ef gh", mentions: 3..<6),
      width: 40,
      options: FrameOptions(maximumLines: 1, truncation: Truncation("…"))
    )
    #expect(frame.text.text == "ab @cd…")
    #expect(try moved(TextCaret(3), .right, in: frame) == 6 && hit(29, 5, in: frame).position == 6)
  }

  @Test func emojiBoxesAreOneStepEach() throws {
    var text = StyledText("a\u{FFFC}\u{FFFC}b")
    try text.set(\.attachment, PositionCase.smile, in: 1..<3)
    let frame = tenPointFrame(text)
    #expect(try (1...3).map { try moved(TextCaret($0 - 1), .right, in: frame) } == [1, 2, 3])
    #expect(try frame.graphemeRects(in: 1..<3).map(\.range) == [1..<2, 2..<3])
  }

  /// A mark that is typed after a mention belongs to its last letter.
  @Test func anAtomThatEndsInsideAGrapheme() throws {
    var text = try text("x@ab", mentions: 1..<4)
    try text.insert("\u{301}", at: 4)
    let frame = tenPointFrame(text)
    #expect(try moved(TextCaret(1), .forward, in: frame) == 5 && moved(TextCaret(5), .left, in: frame) == 1)
    #expect(try frame.graphemeRange(at: 4) == 1..<5 && frame.wordRange(at: 2) == 1..<5)
    #expect(try frame.caretRect(at: 4) == frame.caretRect(at: 1))
  }

  /// A directory does not take a name with a line break, but any text can be a mention.
  @Test func anAtomOverParagraphs() throws {
    let frame = tenPointFrame(try text("a@b\n\nc d", mentions: 1..<6))
    #expect(hit(99, 5, in: frame).position == 6 && hit(1, 5, in: frame).position == 0)
    #expect(
      try moved(TextCaret(0), .paragraphEnd, in: frame) == 6 && moved(TextCaret(7), .paragraphStart, in: frame) == 1
    )
    #expect(try moved(TextCaret(1), .right, in: frame) == 6 && moved(TextCaret(7), .up, in: frame) == 1)
    #expect(hit(3, 15, in: frame).position == 6)
  }
}

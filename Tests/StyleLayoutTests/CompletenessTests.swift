import StyleLayout
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Whether all of a text is shown, by lines and by height.
@Suite struct CompletenessTests {
  private func frame(
    _ text: StyledText,
    width: Double = 20,
    lines: Int? = nil,
    height: Double? = nil,
    _ truncation: Truncation? = Truncation("…展开")
  ) -> TextFrame {
    let options = FrameOptions(maximumLines: lines, maximumHeight: height, truncation: truncation)
    return Typesetter(FixedWidthShaper()).frame(for: text, width: width, options: options)
  }

  @Test(arguments: ["ab\ncd\n", "ab\ncd\r\n", "ab\ncd\n\n \u{3000}\t\n", "ab\ncd\u{2028}", "ab\ncd   "])
  func whiteSpaceAfterTheLastLineIsNotCut(text: String) {
    let frame = frame(StyledText(text), lines: 2)
    #expect(frame.truncation == nil && frame.isComplete)
    #expect(frame.lines.count == 2)
    #expect(frame.text.text == text)
    #expect(self.frame(StyledText(text), lines: 2, nil).isComplete)
  }

  @Test(arguments: ["ab\ncd\n.", "ab\ncd\n\n\u{200B}x", "ab\ncd\n\u{FFFC}"])
  func whatIsSeenAfterTheLastLineIsCut(text: String) {
    #expect(frame(StyledText(text), lines: 2).truncation != nil)
    for truncation in [Truncation("…"), nil] { #expect(!frame(StyledText(text), lines: 2, truncation).isComplete) }
    #expect(frame(StyledText(text)).isComplete)
  }

  @Test func anAtomOfWhiteSpaceIsCut() throws {
    var text: StyledText = "ab\n "
    try text.set(\.mention, TextMention("x", text: " "), in: 3..<4)
    #expect(frame(text, lines: 1).truncation != nil)
  }

  @Test func linesThatDoNotFitInTheHeightAreLeftOut() {
    let text = StyledText("ab\ncd\nef", style: .t14_gray2_bold)  // lines of 20 pt, 3 pt apart
    let counts = [-1, 0, 19.9, 20, 42.9, 43, 65.9, 66, 1000, .infinity, .nan].map {
      frame(text, height: $0, nil).lines.count
    }
    #expect(counts == [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 3])
    #expect(frame(text, lines: 1, height: 50, nil).lines.count == 1)
    #expect(frame(text, height: 50, nil).isComplete == false)
    #expect(frame(text, width: 80, height: 50).text.text == "ab\ncd…展开")
  }

  /// The token is higher than the lines of the text.
  @Test func aTokenThatIsTooHighTakesALine() {
    let text = StyledText("ab\ncd\nef", style: .t14_gray2_bold)
    let token = Truncation(StyledText("…", style: .t27_black_bold))  // 40 pt
    #expect(frame(text, width: 90, height: 50, token).text.text == "ab…")
    #expect(frame(text, width: 90, height: 63, token).text.text == "ab\ncd…")
  }

  /// As many lines as fit, and no text that is left out fits: for random labels, against every number of lines.
  @Test func theHeightIsThatOfSoManyLines() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let label = RandomLabel(using: &generator)
      let typesetter = Typesetter(FixedWidthShaper())
      let height = Double.random(in: 0...120, using: &generator)
      var options = label.options
      (options.maximumLines, options.maximumHeight) = (nil, height)
      let frame = typesetter.frame(for: label.text, width: label.width, options: options)
      #expect(frame.size.height <= height + 0.001, "seed \(seed)")
      (options.maximumLines, options.maximumHeight) = (frame.lines.count + 1, nil)
      let more = typesetter.frame(for: label.text, width: label.width, options: options)
      #expect(
        frame.isComplete || more.size.height > height - 0.001 || more.lines.count <= frame.lines.count,
        "seed \(seed)"
      )
    }
  }

  /// A text without any letter, and one whose isolates stay open, cost what their first lines cost.
  @Test(arguments: ["😀", "\u{2067}ab ", "\u{202B}ab ", "[(ab "])
  func noTextIsShapedToItsEnd(piece: String) {
    let costs = [200, 15_000].map { count in
      let shaper = CountingShaper(FixedWidthShaper())
      let text = StyledText(String(repeating: piece, count: count))
      let options = FrameOptions(maximumLines: 3, truncation: Truncation("…展开"))
      let frame = Typesetter(shaper, cacheLimit: 0).frame(for: text, width: 300, options: options)
      #expect(frame.truncation != nil && frame.lines.count == 3)
      return shaper.bytes
    }
    #expect(costs[0] == costs[1])
  }

  /// The direction is that of the whole paragraph, however far away its first letter is.
  @Test func theFirstLetterMayBeFarAway() {
    for (letter, direction) in [("ש", TextDirection.rightToLeft), ("a", .leftToRight)] {
      let text = StyledText(String(repeating: "😀", count: 5_000) + letter)
      let frame = frame(text, width: 100, lines: 3, nil)
      #expect(frame.lines.map(\.direction) == [direction, direction, direction])
      let next = StyledText(String(repeating: "😀", count: 5_000) + "\u{2029}" + letter)
      #expect(self.frame(next, width: 100, lines: 3, nil).lines.first?.direction == .leftToRight)
    }
  }
}

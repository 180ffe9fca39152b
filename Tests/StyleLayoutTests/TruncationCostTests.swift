import StyleLayout
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// What truncation shapes: a few windows, whatever the length of the text.
@Suite struct TruncationCostTests {
  @Test(arguments: Truncation.Position.allCases)
  func theLengthOfTheTextDoesNotMatter(position: Truncation.Position) {
    let short = cost(of: text(sentences: 20), position, FixedWidthShaper())
    let long = cost(of: text(sentences: 1000), position, FixedWidthShaper())
    #expect(short == long)
    #expect(short.calls <= 8)
    #expect(short.bytes <= 2000)
  }

  @Test func aFewPassesAreEnough() {
    #expect(average(FixedWidthShaper(), rounds: 200) <= 7)
  }

  #if canImport(CPango)
    @Test func aFewPassesOfPangoAreEnough() throws {
      let shaper = try PangoShaper(TestFonts.configuration)
      #expect(average(shaper, rounds: 100) <= 7)
    }
  #endif

  private func text(sentences: Int) -> StyledText {
    let words = "the quick brown fox 敏捷的棕色狐狸 jumps over the lazy dog. "
    return StyledText(String(repeating: words, count: sentences), style: .t14_gray2_bold)
  }

  private func cost(of text: StyledText, _ position: Truncation.Position, _ shaper: any TextShaper) -> Cost {
    let shaper = CountingShaper(shaper)
    let options = FrameOptions(maximumLines: 3, truncation: Truncation("…展开", at: position))
    let frame = Typesetter(shaper).frame(for: text, width: 300, options: options)
    #expect(frame.lines.count == 3)
    return Cost(calls: shaper.calls, bytes: shaper.bytes)
  }

  private struct Cost: Equatable {
    let calls: Int
    let bytes: Int
  }

  /// How many paragraphs are shaped for a text that is cut, all in all.
  private func average(_ shaper: any TextShaper, rounds: UInt64) -> Double {
    var (calls, cuts) = (0, 0)
    for seed in 0..<rounds {
      var generator = SeededGenerator(seed: seed)
      let label = RandomLabel(using: &generator)
      let shaper = CountingShaper(shaper)
      let frame = Typesetter(shaper).frame(for: label.text, width: label.width, options: label.options)
      guard frame.truncation != nil, label.lines > 0 else { continue }
      calls += shaper.calls
      cuts += 1
    }
    return Double(calls) / Double(max(cuts, 1))
  }
}

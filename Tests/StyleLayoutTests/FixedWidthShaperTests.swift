import StyleLayout
import StyledText
import Testing

@Suite struct FixedWidthShaperTests {
  /// The words of each run of the first line from left to right, with its left edge and its level.
  private func runs(_ text: String, _ direction: TextDirection? = nil) -> [String] {
    let frame = fixedFrame(tenPoint(text), FrameOptions(direction: direction))
    let utf16 = Array(text.utf16)
    return frame.lines[0].runs.map { run in
      "\(String(decoding: utf16[run.range], as: UTF16.self)) \(Int(run.x)) \(run.level)"
    }
  }

  @Test func lettersAreHalfAnEmWideAndIdeographsOne() {
    #expect(runs("ab国e\u{301}") == ["ab国e\u{301} 0 0"])
    #expect(fixedFrame(tenPoint("ab国e\u{301}")).size == LayoutSize(width: 25, height: 10))
    #expect(fixedFrame(tenPoint("「国」，\u{3000}。")).size.width == 60)
    #expect(fixedFrame(tenPoint("👩‍👩‍👧‍👦🇨🇳")).size.width == 20)
    #expect(fixedFrame(tenPoint("a\u{200B}\u{2060}b")).size.width == 10)
  }

  @Test func theDirectionIsThatOfTheFirstLetter() {
    #expect(fixedFrame(tenPoint("(1) אב a")).lines[0].direction == .rightToLeft)
    #expect(fixedFrame(tenPoint("(1) a אב")).lines[0].direction == .leftToRight)
    #expect(fixedFrame(tenPoint("(1)")).lines[0].direction == .leftToRight)
    #expect(fixedFrame(tenPoint("a"), FrameOptions(direction: .rightToLeft)).lines[0].direction == .rightToLeft)
  }

  @Test func lettersFromRightToLeftStandTheOtherWayRound() {
    #expect(runs("ab אב גד cd") == ["ab  0 0", "אב גד 15 1", " cd 40 0"])
    #expect(runs("אב ab cd גד") == [" גד 0 1", "ab cd 15 2", "אב  40 1"])
  }

  @Test func digitsRunFromLeftToRightEverywhere() {
    #expect(runs("ab 12") == ["ab 12 0 0"])
    #expect(runs("a אב 12") == ["a  0 0", "12 10 2", "אב  20 1"])
    #expect(runs("אב 12 גד") == [" גד 0 1", "12 15 2", "אב  25 1"])
    #expect(runs("אב 1 2") == ["2 0 2", "  5 1", "1 10 2", "אב  15 1"])
    #expect(runs("12 ab", .rightToLeft) == ["ab 0 2", "  10 1", "12 15 2"])
  }

  @Test func whatHasNoDirectionFollowsItsNeighbors() {
    #expect(runs("אב!") == ["אב! 0 1"])
    #expect(runs("אב!", .leftToRight) == ["אב 0 1", "! 10 0"])
    #expect(runs("ab!", .rightToLeft) == ["! 0 1", "ab 5 2"])
  }

  @Test func linesEndAfterSpacesAndBesideIdeographs() {
    let frame = fixedFrame(tenPoint("国国，国「国」ab国"), width: 24)
    #expect(frame.lineWords == ["国", "国，", "国", "「国", "」ab", "国"])
  }

  @Test func noLineEndsBesideGlue() {
    for text in ["国\u{A0}国", "国\u{2060}国", "国\u{FEFF}国", "(国", "国)", "国\u{202F}国"] {
      let frame = fixedFrame(tenPoint("a " + text), width: fixedFrame(tenPoint(text)).size.width)
      #expect(frame.lineWords == ["a ", text])
    }
  }

  @Test func metricsAreFinite() {
    let shaper = FixedWidthShaper()
    for size in [0, -1, .nan, .infinity, -.infinity] as [Double] {
      #expect(shaper.metrics(of: FontRequest(size: size)).ascent == 0)
      #expect(fixedFrame(tenPoint("a国") { $0.size = size }).size == .zero)
    }
    #expect(shaper.metrics(of: FontRequest(size: 8)).ascent == 6)
    #expect(shaper.metrics(of: FontRequest(size: 8)).descent == 2)
  }
}

@testable import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

@Suite struct GlyphStripTests {
  private func strips(
    _ text: StyledText,
    _ shaper: any TextShaper = FixedWidthShaper(),
    width: Double = .infinity
  ) -> [GlyphStrip] {
    let frame = Typesetter(shaper).frame(for: text, width: width)
    var drawing = Drawing(size: LayoutSize(width: 2000, height: 5000))
    drawing.draw(frame)
    return drawing.operations.compactMap(\.strip)
  }

  private func letters(_ strip: GlyphStrip) -> String {
    String(String.UnicodeScalarView(strip.items.compactMap { Unicode.Scalar($0.id) }))
  }

  @Test func glyphsFollowEachOther() {
    let strips = strips(StyledText("ab国", style: .t14_gray2_bold))
    #expect(strips.map(letters) == ["ab国"])
    #expect(strips[0].items.map(\.x) == [0, 7, 14])
    #expect(strips[0].text == "ab国")
    #expect(strips[0].clusters.map(\.bytes) == [1, 1, 3])
  }

  @Test func fromRightToLeftTheLastLetterStandsLeft() {
    let strips = strips(StyledText("ab אבג", style: .t14_gray2_bold))
    #expect(strips.map(letters) == ["ab ", "גבא"])
    #expect(strips[1].items.map(\.x) == [21, 28, 35])
    #expect(strips[1].text == "אבג")
    #expect(strips[1].isRightToLeft)
  }

  @Test func letterSpacingFollowsALetterInItsDirection() {
    var text = StyledText("אב", style: .t14_gray2_bold)
    text.attributes.letterSpacing = 3
    #expect(strips(text)[0].items.map(\.x) == [3, 13])
    text.text = "ab"
    #expect(strips(text)[0].items.map(\.x) == [0, 10])
  }

  @Test func whatIsNotDrawnIsLeftOut() {
    #expect(strips(StyledText("a\tb\u{2028}c", style: .t14_gray2_bold)).map(letters).joined() == "abc")
    #expect(strips(StyledText("", style: .t14_gray2_bold)).isEmpty)
  }

  @Test func clippingKeepsWhatThePageShows() throws {
    let words = String(repeating: "ab ", count: 10_000)
    let frame = Typesetter(FixedWidthShaper()).frame(for: StyledText(words, style: .t14_gray2_bold))
    var drawing = Drawing(size: LayoutSize(width: 100, height: 30))
    drawing.draw(frame, at: LayoutPoint(x: -5000, y: 0))
    let strip = try #require(drawing.operations.first?.strip)
    #expect(strip.items.count < 200)
    #expect(strip.items.contains { $0.x > 0 && $0.x < 100 })
    #expect(strip.clusters.reduce(0) { $0 + $1.glyphs } == strip.items.count)
    #expect(strip.clusters.reduce(0) { $0 + $1.bytes } == strip.text.utf8.count)
    drawing = Drawing(size: LayoutSize(width: 100, height: 30))
    drawing.draw(frame, at: LayoutPoint(x: 0, y: 9000))
    #expect(drawing.operations.isEmpty)
  }

  private static let pieces = [
    "word", " ", "国家", "אבג", "مرحبا", "😀", "👍🏽", "e\u{301}", "\u{2028}", "\n", "\t", "12", "(", ")", "\u{AD}", "ﬁne",
  ]

  private func lawHolds(_ shaper: any TextShaper, cases: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<cases {
      let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }
      var text = StyledText(words.joined(), style: .t14_gray2_bold)
      if Bool.random(using: &random) { text.attributes.letterSpacing = Double.random(in: 0...4, using: &random) }
      let width = Double.random(in: 10...200, using: &random)
      let frame = Typesetter(shaper).frame(for: text, width: width)
      var drawing = Drawing(size: LayoutSize(width: 2000, height: 20_000))
      drawing.draw(frame)
      let runs = frame.lines.flatMap(\.runs).filter { $0.face != nil }
      for strip in drawing.operations.compactMap(\.strip) {
        let isWhole =
          strip.clusters.reduce(0) { $0 + $1.glyphs } == strip.items.count
          && strip.clusters.reduce(0) { $0 + $1.bytes } == strip.text.utf8.count
        #expect(isWhole, "seed \(seed), \(words) in \(width)")
        let isInside = runs.contains { run in
          strip.items.allSatisfy { $0.x > run.x - 20 && $0.x + $0.advance < run.x + run.width + 20 }
        }
        #expect(isInside, "seed \(seed), \(words) in \(width)")
      }
    }
  }

  @Test func clustersCoverGlyphsAndText() {
    lawHolds(FixedWidthShaper(), cases: 1000, seed: 8)
  }

  #if canImport(CPango)
    @Test func clustersOfRealTextCoverGlyphsAndText() throws {
      lawHolds(try PangoShaper(TestFonts.configuration), cases: 200, seed: 9)
    }
  #endif
}

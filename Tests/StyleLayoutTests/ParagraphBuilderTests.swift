import StyledText
import Testing

@testable import StyleLayout

@Suite struct ParagraphBuilderTests {
  private static let glyph = Glyph(id: 1, advance: 5, x: 0, y: 0)

  /// A paragraph of one run, with one glyph of 5 pt for each scalar.
  private func paragraph(
    _ text: String,
    direction: TextDirection = .leftToRight,
    level: UInt8 = 0,
    letterSpacing: Double = 0
  ) -> ShapedParagraph {
    let font = FontRequest(size: 10)
    let run = ShapingRequest.Run(range: 0..<text.utf8.count, font: font, letterSpacing: 0, boxWidth: nil, set: 0)
    let request = ShapingRequest(text: text, runs: [run], direction: direction, language: "en")
    let metrics = FixedWidthShaper().metrics(of: font)
    let face = FontFace(family: "Fixed", weight: 400, size: 10, metrics: metrics)
    var builder = ParagraphBuilder(request)
    builder.startRun(face: face, level: level, set: 0, letterSpacing: letterSpacing)
    var end = 0
    for scalar in text.unicodeScalars {
      end += UTF8.width(scalar)
      builder.append(upTo: end, mayBreakBefore: true, advance: 5, glyphs: CollectionOfOne(Self.glyph))
    }
    return builder.finish()
  }

  @Test func aLevelIsNeverLowerThanTheParagraphs() {
    #expect(paragraph("a", direction: .rightToLeft, level: 0).runs.map(\.level) == [2])
    #expect(paragraph("a", direction: .rightToLeft, level: 1).runs.map(\.level) == [1])
    #expect(paragraph("a", direction: .leftToRight, level: 0).runs.map(\.level) == [0])
  }

  @Test func whatEndsALineIsNotDrawnWhateverTheFontHasForIt() {
    for text in ["\u{85}", "\u{B}", "\u{C}", "\u{2028}", "\t", "\u{AD}"] {
      let paragraph = paragraph(text, letterSpacing: 3)
      #expect(paragraph.glyphs.isEmpty)
      #expect(paragraph.clusters[0].advance == 0)
    }
  }

  @Test func aGraphemeIsOneClusterAndNoLineEndsInIt() {
    let paragraph = paragraph("e\u{301}x", letterSpacing: 3)
    #expect(paragraph.clusters.map(\.advance) == [13, 8, 0])
    #expect(paragraph.clusters.map(\.glyph) == [0, 2, 3])
    #expect(paragraph.clusters.map(\.utf8) == [0, 3, 4])
  }

  @Test func traits() {
    func traits(_ text: String) -> [Cluster.Traits] { paragraph(text).clusters.map(\.traits).dropLast() }
    #expect(traits(" ") == [[.space, .expandable, .breakBefore]])
    #expect(traits(" \u{301}") == [[.expandable, .breakBefore]])
    #expect(traits("a国b") == [[.expandable, .breakBefore], [.expandable, .breakBefore], .breakBefore])
    #expect(traits("a한") == [.breakBefore, .breakBefore])
    #expect(traits("𠀀") == [[.expandable, .breakBefore]])
    #expect(traits("\u{AD}") == [[.softHyphen, .breakBefore]])
  }

  @Test func advancesAreLengths() {
    #expect(paragraph("a", letterSpacing: .infinity).clusters[0].advance == 5)
    #expect(paragraph("a", letterSpacing: -9).clusters[0].advance == 0)
    #expect(paragraph("a", letterSpacing: 1e300).clusters[0].advance == 1e6)
  }
}

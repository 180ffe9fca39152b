import StyleLayout
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

@testable import StyleUI

/// The paragraphs of a text in SwiftUI have the line boxes of a frame: heights, baselines and the space between them.
/// `STYLESPEC_SEED` chooses the random texts.
@Suite struct SwiftUIParagraphLawTests {
  @Test(arguments: [StyleHost.swiftUI, .swiftUILegacy]) func theLinesAreThoseOfAFrame(host: StyleHost) {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    var broken: [String] = []
    for _ in 0..<lawRounds(1_000) {
      let text = text(using: &generator)
      let scale = TextScale([1, 53.0 / 17].randomElement(using: &generator) ?? 1)
      let context = StyleContext(textScale: scale, host: host)
      let expected = fixedFrame(text, in: context).lines.flatMap { [$0.box.y, $0.box.y + $0.baseline, $0.box.maxY] }
      let found = lengths(of: text, context)
      let isRight = found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }
      if !isRight { broken.append("seed \(seed): \(text.debugDescription): \(found), not \(expected)") }
    }
    #expect(broken.prefix(3) == [])
  }

  /// The top, the baseline and the bottom of each line, which is a paragraph of its own.
  private func lengths(of text: StyledText, _ context: StyleContext) -> [Double] {
    var y = 0.0
    return TextBlock.blocks(of: text, in: context, extent: extent).flatMap { block -> [Double] in
      let sets = block.text.resolved(in: context).sets
      guard let lines = block.lines, let first = sets.first else { return [] }
      let font = sets.reduce(extent(first)) { $0.union(extent($1)) }
      let shown = SwiftUIText(lines: 1, font: font, lines)
      let top = y + block.spaceAbove
      y = top + shown.height
      return [top] + shown.baselines.map { top + $0 } + [y]
    }
  }

  private func extent(_ run: ResolvedAttributes) -> FontExtent {
    FontExtent(ascent: 0.75 * (run.size ?? 0), descent: 0.25 * (run.size ?? 0))
  }

  /// Lines of several styles, some of them blank.
  private func text(using generator: inout SeededGenerator) -> StyledText {
    let codes: [StyleCode] = [.t14_gray2_bold, .t27_gray2_bold, .t9_gray2_bold]
    var text = StyledText("", style: codes.randomElement(using: &generator))
    for _ in 0..<Int.random(in: 1...5, using: &generator) {
      var attributes = TextAttributes()
      if Bool.random(using: &generator) { attributes.style = codes.randomElement(using: &generator) }
      if Bool.random(using: &generator) { attributes.paragraphSpacing = 5 }
      if Bool.random(using: &generator) { attributes.paragraphSpacingBefore = 2 }
      let words = ["a", "b\n", "\n", "\r\n", "ab", "国\u{2029}"].randomElement(using: &generator) ?? "a"
      text.append(StyledText(words, attributes: attributes))
    }
    return text
  }
}

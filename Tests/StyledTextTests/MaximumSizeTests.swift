import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// The cap on sizes applies to the shown size, whatever its origin.
struct MaximumSizeTests {
  private func capped(_ size: Double, factor: Double = 1.5) -> StyleContext {
    StyleContext(textScale: TextScale(factor, maximumSize: size), host: .label)
  }

  @Test func anOwnSizeIsCapped() throws {
    let text = StyledText("x", style: .t14_gray2_bold, attributes: TextAttributes(size: 30, letterSpacing: 3))
    let set = text.resolvedAttributes(in: capped(20))
    // It was 42.9: the factor of the style's 14 points.
    #expect(set.size == 20)
    // All of it by one factor, so that it looks as it does unscaled.
    let plain = text.resolvedAttributes(in: capped(100, factor: 1))
    #expect(set.letterSpacing == 2)
    let (line, plainLine) = (try #require(set.line), try #require(plain.line))
    #expect(near(line.minimumLineHeight / 20, plainLine.minimumLineHeight / 30))
    #expect(near(line.baseline / 20, plainLine.baseline / 30))
    #expect(near(line.baselineOffset / 20, plainLine.baselineOffset / 30))
    #expect(StyledText("x", attributes: TextAttributes(size: 30)).resolvedAttributes(in: capped(20)).size == 20)
    #expect(StyledText("x", style: .t14_gray2_bold).resolvedAttributes(in: capped(20)).size == 20)
  }

  @Test func oneWordThatIsCappedLeavesTheLineToTheOthers() throws {
    var text = StyledText("one two", style: .t14_gray2_bold)
    try text.set(TextAttributeKeys.Size.self, 30, in: 0..<3)
    let sets = text.resolved(in: capped(20, factor: 2)).sets
    #expect(sets.map(\.size) == [20, 20])
    #expect(near(sets[0].line?.minimumLineHeight, 20 * 20 / 14) && sets[0].line == sets[1].line)
  }

  @Test func noSizeIsEverLarger() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let most = Double.random(in: 1...60, using: &generator)
      let text = RandomStyledText.make(using: &generator)
      let scale = TextScale(.random(in: 0.1...10, using: &generator), maximumSize: most)
      let sizes = text.resolved(in: StyleContext(textScale: scale)).sets.compactMap(\.size)
      #expect(sizes.allSatisfy { $0 <= most }, "seed \(seed): \(sizes), at most \(most)")
    }
  }

  private func near(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return false }
    return abs(one - other) < 1e-9
  }
}

import StyleTables
import TestSupport
import Testing
import YanxuanStyles

struct StyleContextTests {
  @Test func anOwnLayoutGetsTheStyleAsItIs() throws {
    let style = StyleCode.t14_gray2_bold.resolved(in: StyleContext())
    #expect(style.host == .layout)
    #expect(style.size == 14)
    #expect(style.weight == 700)
    #expect(style.family == nil)
    #expect(style.color?.description == "#666666")
    #expect(style.fontMetrics == StyleCode.t14_gray2_bold.resolved.fontMetrics)
    let lines = HostLineMetrics(
      minimumLineHeight: 20,
      lineSpacing: 3,
      letterSpacing: 0,
      baseline: 15.026,
      baselineOffset: 0
    )
    #expect(style.metrics == lines)
  }

  @Test func everyAppearanceHasItsColor() {
    let one = RGBAColor(red: 1, green: 0, blue: 0)
    let two = RGBAColor(red: 2, green: 0, blue: 0)
    let three = RGBAColor(red: 3, green: 0, blue: 0)
    let four = RGBAColor(red: 4, green: 0, blue: 0)
    let color = StyleColor(light: one, dark: two, highContrastLight: three, highContrastDark: four)
    let style = ResolvedStyle(
      size: 10,
      weight: 400,
      family: "Songti SC",
      color: color,
      metrics: nil,
      fontMetrics: FontMetrics(ascent: 1, descent: 0.25)
    )
    let shown = Appearance.allCases.map { style.resolved(in: StyleContext(appearance: $0)).color?.red }
    #expect(shown == [1, 2, 3, 4])
    #expect(style.resolved(in: StyleContext()).family == "Songti SC")
  }

  @Test(arguments: StyleHost.allCases)
  func plainSizesScaleWithoutMetrics(host: StyleHost) {
    let style = StyleCode.t13_red_medium.resolved(in: StyleContext(textScale: TextScale(2), host: host))
    #expect(style.size == 26)
    #expect(style.metrics == nil)
  }

  /// Random styles and scales: one factor for all lengths, so that the baseline stays at the same share of the line.
  @Test func everythingScalesTogether() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<20_000 {
      let style = randomStyle(&generator)
      let context = randomContext(&generator)
      let shown = style.resolved(in: context)
      let factor = context.textScale.factor(for: style.size)
      let lines = try #require(style.metrics)
      let scaled = try #require(shown.metrics)
      let unscaled = style.resolved(in: StyleContext(host: context.host))
      let pairs = [
        (style.size, shown.size), (lines.lineHeight, scaled.minimumLineHeight),
        (lines.lineSpacing, scaled.lineSpacing), (lines.letterSpacing, scaled.letterSpacing),
        (lines.baseline, scaled.baseline), (unscaled.metrics?.baselineOffset ?? .nan, scaled.baselineOffset),
      ]
      let fits = factor.isFinite && factor > 0 && pairs.allSatisfy { isNear($0 * factor, $1) && $1.isFinite }
      let share = lines.baseline / lines.lineHeight
      let isCentered = isNear(scaled.baseline / scaled.minimumLineHeight, share)
      #expect(fits && isCentered, "seed \(seed), round \(round)")
    }
  }

  private func randomStyle(_ generator: inout SeededGenerator) -> ResolvedStyle {
    let size = Double.random(in: 1...100, using: &generator)
    return ResolvedStyle(
      size: size,
      weight: Int.random(in: 1...1_000, using: &generator),
      family: nil,
      color: StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)),
      metrics: LineMetrics(
        lineHeight: size * Double.random(in: 0.5...3, using: &generator),
        lineSpacing: Double.random(in: 0...20, using: &generator),
        letterSpacing: Double.random(in: -2...2, using: &generator),
        baseline: size * Double.random(in: -1...3, using: &generator)
      ),
      fontMetrics: FontMetrics(
        ascent: Double.random(in: 0.1...2, using: &generator),
        descent: Double.random(in: 0...1, using: &generator)
      )
    )
  }

  private func randomContext(_ generator: inout SeededGenerator) -> StyleContext {
    let factors = [.nan, .infinity, -1, 0, 1e-9, 0.5, 0.8, 1, 1.2, 2, 3.5, 1e9]
    func factor() -> Double { factors.randomElement(using: &generator) ?? 1 }
    let scale = TextScale(
      factor(),
      minimumFactor: factor(),
      maximumFactor: factor(),
      maximumSize: 20 * factor()
    )
    return StyleContext(
      appearance: Appearance.allCases.randomElement(using: &generator) ?? .light,
      textScale: scale,
      host: StyleHost.allCases.randomElement(using: &generator) ?? .layout
    )
  }
}

import TestSupport

@testable import TokenModel

/// Random colors of all spaces, in turn.
struct RandomColors {
  private var generator: SeededGenerator
  private var count = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A color with the numbers that a token file may hold; some are missing.
  mutating func next() -> TokenColor {
    let space = nextSpace()
    let parts = space.components.map { component -> Double? in
      let lower = component.range.lower ?? -reach(in: space)
      let upper = component.range.upper ?? reach(in: space)
      return oneIn(12) ? nil : .random(in: lower..<upper, using: &generator)
    }
    let alpha: Double? = oneIn(3) ? nil : .random(in: 0...1, using: &generator)
    return TokenColor(in: space, parts[0], parts[1], parts[2], alpha: oneIn(2) ? 1 : alpha)
  }

  /// A color of any space that is inside of sRGB, and not close to its edges or to gray, where hues are uncertain.
  mutating func nextInsideSRGB() -> TokenColor {
    let high = Double.random(in: 0.3...0.95, using: &generator)
    let low = Double.random(in: 0.05...(high - 0.2), using: &generator)
    let channels = [high, low, .random(in: low...high, using: &generator)].shuffled(using: &generator)
    let space = nextSpace()
    let color = TokenColor(in: .srgb, channels[0], channels[1], channels[2])
    return TokenColor(in: space, ColorComponents(color.coordinates(in: space)))
  }

  /// Three channels from 0 to 1.
  mutating func nextChannels() -> SIMD3<Double> { .random(in: 0...1, using: &generator) }

  /// Beyond all real colors.
  private func reach(in space: ColorSpace) -> Double { space == .oklab || space == .oklch ? 0.5 : 200 }

  private mutating func nextSpace() -> ColorSpace {
    count += 1
    return ColorSpace.allCases[count % ColorSpace.allCases.count]
  }

  private mutating func oneIn(_ number: Int) -> Bool { Int.random(in: 0..<number, using: &generator) == 0 }
}

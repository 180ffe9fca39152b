import StyleRichText
import TestSupport

/// Random numbers of flows.
struct SeededFlow {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  /// A multiple of a quarter.
  mutating func length(_ least: Double, _ greatest: Double) -> Double {
    (Double.random(in: least...max(least, greatest), using: &generator) * 4).rounded(.up) / 4
  }
}

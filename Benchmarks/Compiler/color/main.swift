// OKLCH → sRGB with gamut mapping, against the same conversion that only clips, and the round trip of all colors of 8
// bits.
import TokenModel

struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed &>> 31)
  }
}

/// In a type, because top-level code is bound to the main actor, and every closure in it would check that.
enum Benchmark {
  static let count = 1_000_000

  static func run() {
    var generator = Generator(state: 28)
    var random = { (bounds: ClosedRange<Double>) in Double.random(in: bounds, using: &generator) }
    // Chromas as people choose them, and twice as far as a screen can show.
    measure("chroma up to 0.1", (0..<count).map { _ in (random(0...1), random(0...0.1), random(0...360)) })
    measure("chroma up to 0.4", (0..<count).map { _ in (random(0...1), random(0...0.4), random(0...360)) })
    roundTrip()
  }

  typealias OKLCH = (lightness: Double, chroma: Double, hue: Double)

  static func measure(_ name: String, _ colors: [OKLCH]) {
    let tokens = colors.map { TokenColor(in: .oklch, $0.lightness, $0.chroma, $0.hue) }
    let mapped = tokens.count { $0.mapped(to: .srgb).difference != nil }
    let times = (0..<7).map { _ in (seconds { mappedSum(tokens) }, seconds { clippedSum(colors) }) }
    let (ours, floor) = (times.map(\.0).sorted()[3], times.map(\.1).sorted()[3])
    print(
      "oklch → sRGB, \(name): \(nanoseconds(ours)) ns, \(mapped * 100 / count) % mapped,",
      "only clipped \(nanoseconds(floor)) ns, ratio \((ours / floor * 100).rounded() / 100)"
    )
  }

  static func mappedSum(_ colors: [TokenColor]) -> Int {
    colors.reduce(0) { sum, color in
      let value = ColorValue(color)
      return sum &+ Int(value.red) &+ Int(value.green) &+ Int(value.blue)
    }
  }

  static func clippedSum(_ colors: [OKLCH]) -> Int {
    colors.reduce(0) { sum, color in
      let (red, green, blue) = Clipping.srgb(color)
      return sum &+ Int(red) &+ Int(green) &+ Int(blue)
    }
  }

  static func roundTrip() {
    var failures = 0
    let time = seconds {
      for number in UInt32(0)..<1 << 24 {
        let color = ColorValue(
          red: UInt8(truncatingIfNeeded: number >> 16),
          green: UInt8(truncatingIfNeeded: number >> 8),
          blue: UInt8(truncatingIfNeeded: number)
        )
        let mapped = TokenColor(color).converted(to: .oklch).mapped(to: .srgb)
        if ColorValue(mapped) != color || mapped.difference != nil { failures += 1 }
      }
      return 1 << 24
    }
    let each = nanoseconds(time * Double(count) / Double(1 << 24))
    print("hex → OKLCH → hex: \(failures) of \(1 << 24) colors differ or do not fit, \(each) ns each")
  }

  static func seconds(_ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var result = 0
    let time = clock.measure { result = body() }
    precondition(result > 0)
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  /// Of each of a million.
  static func nanoseconds(_ seconds: Double) -> Int { Int(seconds * 1e9 / Double(count)) }
}

Benchmark.run()

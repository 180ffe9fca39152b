import Foundation

/// SplitMix64: the same inputs in every run, unknown to the optimizer.
struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed &>> 31)
  }
}

/// Timed work. It runs `count` times and returns a result, so that the optimizer cannot remove it.
struct Contender {
  let name: String
  let count: Int
  let body: () -> Int

  init(_ name: String, count: Int = 1, _ body: @escaping () -> Int) {
    self.name = name
    self.count = count
    self.body = body
  }
}

enum Measuring {
  /// The sum of everything that was computed; printed at the end.
  nonisolated(unsafe) static var sink = 0

  /// The nanoseconds of each contender for its work, once: the medians of interleaved rounds.
  static func nanoseconds(rounds: Int = 15, _ contenders: [Contender]) -> [Double] {
    let clock = ContinuousClock()
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let time = clock.measure { sink = sink &+ contender.body() }
        let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
        times[index].append(nanoseconds / Double(contender.count))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }

  /// Compares ours, the first one, with the fastest of the others. Ours should be `goal` times as fast.
  static func compare(_ title: String, goal: Double, rounds: Int = 15, _ contenders: [Contender]) {
    let times = nanoseconds(rounds: rounds, contenders)
    let peer = times.dropFirst().min() ?? .nan
    print("\(title): \(verdict(peer / times[0], atLeast: goal))")
    for (contender, time) in zip(contenders, times) { print("    \(contender.name.padded(to: 56)) \(time.asTime)") }
  }

  static func verdict(_ ratio: Double, atLeast goal: Double) -> String {
    String(format: "%.1f times as fast, goal %g: %@", ratio, goal, ratio >= goal ? "met" : "NOT MET")
  }

  static func heading(_ title: String) { print("\n\(title)") }
}

extension Double {
  /// A number of nanoseconds, formatted for people.
  var asTime: String {
    switch self {
    case ..<10_000: String(format: "%.1f ns", self)
    case ..<10_000_000: String(format: "%.1f µs", self / 1e3)
    default: String(format: "%.1f ms", self / 1e6)
    }
  }
}

extension String {
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}

import Foundation

enum Timing {
  /// The sum of the results, printed at the end so that the optimizer cannot remove work.
  nonisolated(unsafe) static var sink = 0

  /// The microseconds of each contender: medians of interleaved rounds.
  static func microseconds(rounds: Int = 25, times: Int = 1, _ contenders: [() -> Int]) -> [Double] {
    let clock = ContinuousClock()
    var results = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let time = clock.measure { for _ in 0..<times { sink &+= contender() } }
        results[index].append(Double(time.components.attoseconds) / 1e12 / Double(times))
      }
    }
    return results.map { $0.sorted()[rounds / 2] }
  }

  static func verdict(_ ratio: Double, atMost goal: Double) -> String {
    String(format: "%.2f, goal %g: %@", ratio, goal, ratio <= goal ? "met" : "NOT MET")
  }
}

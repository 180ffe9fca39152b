import Foundation

/// Timed work, which returns a result, so that the optimizer cannot remove it.
struct Contender {
  let name: String
  /// How often it is done in a round: the first time it pays for caches of the processor that others filled.
  let repeats: Int
  let body: () -> Int
}

enum Measuring {
  /// The sum of everything that was computed.
  nonisolated(unsafe) static var sink = 0

  /// The nanoseconds of the processor for each contender: the medians of interleaved rounds. Other programs that run at
  /// the same time do not count, but for what they take away of the caches.
  static func nanoseconds(rounds: Int = 15, _ contenders: [Contender]) -> [Double] {
    var times = [[Double]](repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let start = processorTime
        for _ in 0..<contender.repeats { sink = sink &+ contender.body() }
        times[index].append((processorTime - start) / Double(contender.repeats))
      }
    }
    return times.map { $0.sorted()[rounds / 2] }
  }

  /// That of this thread, in nanoseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  static func report(_ title: String, _ ratio: Double, _ goal: Double, isLower: Bool = false) {
    let isMet = isLower ? ratio <= goal : ratio >= goal
    let relation = isLower ? "at most" : "at least"
    print(String(format: "%@: %.2f, goal %@ %g: %@", title, ratio, relation, goal, isMet ? "met" : "NOT MET"))
  }
}

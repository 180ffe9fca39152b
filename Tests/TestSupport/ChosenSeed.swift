internal import Foundation

extension SeededGenerator {
  /// The seed of all random cases. It is a constant, so that two runs check the same cases. A number in
  /// `STYLESPEC_SEED` repeats a run with another seed; `STYLESPEC_SEED=random` draws one for this process.
  package static let chosenSeed: UInt64 = {
    switch ProcessInfo.processInfo.environment["STYLESPEC_SEED"] ?? "" {
    case "": return 1
    case "random":
      let seed = UInt64.random(in: 0...(.max))
      print("STYLESPEC_SEED=\(seed)")
      return seed
    case let text:
      guard let seed = UInt64(text) else { fatalError("STYLESPEC_SEED is \(text); it must be a number or `random`") }
      return seed
    }
  }()

  /// A seed for each case of a law, the chosen one first, so that `STYLESPEC_SEED` with the seed of a failure starts
  /// with it.
  package static func seeds(_ count: Int) -> [UInt64] {
    (0..<UInt64(count)).map { chosenSeed &+ $0 }
  }
}

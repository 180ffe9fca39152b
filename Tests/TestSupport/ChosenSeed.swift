internal import Foundation

extension SeededGenerator {
  /// The seed of a law's random cases: that of `STYLESPEC_SEED`, to repeat a failure, or any.
  package static var chosenSeed: UInt64 {
    ProcessInfo.processInfo.environment["STYLESPEC_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max))
  }
}

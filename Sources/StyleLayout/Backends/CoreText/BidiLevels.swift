/// Computes bidi levels from the visual order of runs: the inverse of UAX #9, rule L2.
///
/// Core Text provides the order and the directions of runs, but not their levels. The levels found here are the lowest
/// that lead to this order, so that a line with only some of the runs also has them in the right order.
enum BidiLevels {
  /// The levels of runs.
  ///
  /// - Parameters:
  ///   - order: For each run, from left to right, its index in logical order.
  ///   - isRightToLeft: For each run, from left to right, its direction.
  ///   - base: The level of the paragraph.
  /// - Returns: For each run, from left to right, its level; odd exactly for those from right to left.
  static func levels(order: [Int], isRightToLeft: [Bool], base: UInt8) -> [UInt8] {
    var levels = isRightToLeft.map { base + ((base % 2 == 1) == $0 ? 0 : 1) }
    var blocks = [(range: levels.indices, level: base, isWhole: false)]
    while let (range, level, isWhole) = blocks.popLast() {
      for block in parts(of: order[range], isReversed: level % 2 == 1) {
        if block.count == 1 {
          levels[block.lowerBound] = level + ((level % 2 == 1) == isRightToLeft[block.lowerBound] ? 0 : 1)
        } else if block != range || !isWhole, level < maximum {
          blocks.append((block, level + 1, block == range))
        }
      }
    }
    return levels
  }

  /// The highest level of UAX #9.
  private static let maximum: UInt8 = 125

  /// The smallest parts that, as wholes, are in logical order from left to right, or from right to left.
  private static func parts(of order: ArraySlice<Int>, isReversed: Bool) -> [Range<Int>] {
    guard var lowest = order.min(), var highest = order.max() else { return [] }
    var parts: [Range<Int>] = []
    var start = order.startIndex
    var reach = isReversed ? highest : lowest
    for index in order.indices {
      reach = isReversed ? min(reach, order[index]) : max(reach, order[index])
      let count = index + 1 - start
      guard isReversed ? reach == highest - count + 1 : reach == lowest + count - 1 else { continue }
      parts.append(start..<index + 1)
      start = index + 1
      if isReversed { highest = reach - 1 } else { lowest = reach + 1 }
      reach = isReversed ? highest : lowest
    }
    return parts
  }
}

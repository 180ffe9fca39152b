/// The visual order of the runs of a line: UAX #9, rule L2.
enum BidiOrder {
  /// The indices of runs from left to right.
  ///
  /// - Parameter levels: The bidi levels of the runs in logical order.
  /// - Complexity: Linear in runs × levels.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

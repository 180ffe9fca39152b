internal import TokenDiagnostics

/// An element that is out of order, and one that it is on the wrong side of.
struct Disorder {
  let index: Int
  /// The index of an element that is in order.
  let other: Int

  /// The fewest elements without which the others ascend, each with a neighbor that shows it. One mistyped value is one
  /// element, however large it is. Of two that would do, the later one is taken. n log n.
  static func all<Value: Comparable>(in values: [Value]) -> [Disorder] {
    let ordered = ascending(values)
    var next = 0
    return values.indices.compactMap { index in
      if next < ordered.count, ordered[next] == index {
        next += 1
        return nil
      }
      if next > 0, values[ordered[next - 1]] > values[index] { return Disorder(index: index, other: ordered[next - 1]) }
      return next < ordered.count ? Disorder(index: index, other: ordered[next]) : nil
    }
  }

  /// The indices of a longest non-decreasing subsequence.
  private static func ascending<Value: Comparable>(_ values: [Value]) -> [Int] {
    // From the end: `heads[n]` starts the best subsequence of length n + 1, the one that leaves most room before it.
    var heads: [Int] = []
    var following: [Int?] = Array(repeating: nil, count: values.count)
    for index in values.indices.reversed() {
      let length = heads.partitioningIndex { values[$0] < values[index] }
      following[index] = length > 0 ? heads[length - 1] : nil
      if length < heads.count { heads[length] = index } else { heads.append(index) }
    }
    var ordered: [Int] = []
    var head = heads.last
    while let index = head {
      ordered.append(index)
      head = following[index]
    }
    return ordered
  }
}

/// Distributes blocks over columns, in their order, so that the height of the highest column is minimal.
enum ColumnFlow {
  /// The blocks of each column: at most as many columns as requested, none of them empty.
  ///
  /// - Complexity: Linear in the number of blocks.
  static func columns(of heights: [Double], gap: Double, count: Int) -> [Range<Int>] {
    var low = heights.max() ?? 0
    var high = heights.reduce(0) { $0 + $1 + gap }
    // Halved until no two sums of heights fit between.
    for _ in 0..<64 where high > low {
      let limit = (low + high) / 2
      if fill(heights, gap: gap, limit: limit).count <= max(count, 1) { high = limit } else { low = limit }
    }
    return fill(heights, gap: gap, limit: high)
  }

  /// The minimum number of columns up to a height, with minimal heights. No block is higher than the limit.
  static func columns(of heights: [Double], gap: Double, limit: Double) -> [Range<Int>] {
    columns(of: heights, gap: gap, count: fill(heights, gap: gap, limit: limit).count)
  }

  /// The empty part of the columns below their ends, 0…1, if all are as high as the highest.
  static func emptiness(of heights: [Double]) -> Double {
    let whole = (heights.max() ?? 0) * Double(heights.count)
    return whole > 0 ? 1 - heights.reduce(0, +) / whole : 0
  }

  /// The height of a column of blocks.
  static func height(of heights: some Collection<Double>, gap: Double) -> Double {
    heights.reduce(0, +) + gap * Double(max(heights.count - 1, 0))
  }

  private static func fill(_ heights: [Double], gap: Double, limit: Double) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    var start = 0
    var used = 0.0
    for (index, height) in heights.enumerated() {
      if index > start && used + gap + height > limit {
        columns.append(start..<index)
        start = index
      }
      used = index == start ? height : used + gap + height
    }
    return start < heights.count ? columns + [start..<heights.count] : columns
  }
}

import Testing
import TestSupport

@testable import stylespec_render

/// Blocks in columns, against trying every way.
struct ColumnFlowTests {
  @Test func noWayIsLower() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let heights = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        Double(Int.random(in: 0...40, using: &generator)) / 4
      }
      let count = Int.random(in: 1...5, using: &generator)
      let gap = Double(Int.random(in: 0...8, using: &generator)) / 4
      let columns = ColumnFlow.columns(of: heights, gap: gap, count: count)
      #expect(columns.flatMap { $0 } == Array(heights.indices))
      #expect(columns.count <= count && columns.allSatisfy { !$0.isEmpty })
      let height = columns.map { ColumnFlow.height(of: heights[$0], gap: gap) }.max() ?? 0
      #expect(abs(height - lowest(heights[...], gap: gap, count: count)) < 1e-9, "\(heights) \(gap) \(count)")
    }
  }

  @Test func theGapIsBetweenBlocksOnly() {
    #expect(ColumnFlow.height(of: [] as [Double], gap: 5) == 0)
    #expect(ColumnFlow.height(of: [3], gap: 5) == 3)
    #expect(ColumnFlow.height(of: [3, 4], gap: 5) == 12)
    #expect(ColumnFlow.columns(of: [1, 1, 1, 9], gap: 0, count: 2) == [0..<3, 3..<4])
    #expect(ColumnFlow.columns(of: [], gap: 0, count: 2) == [])
  }

  private func lowest(_ heights: ArraySlice<Double>, gap: Double, count: Int) -> Double {
    let whole = ColumnFlow.height(of: heights, gap: gap)
    guard count > 1, heights.count > 1 else { return whole }
    return (heights.startIndex + 1..<heights.endIndex).reduce(whole) { best, cut in
      let first = ColumnFlow.height(of: heights[..<cut], gap: gap)
      return min(best, max(first, lowest(heights[cut...], gap: gap, count: count - 1)))
    }
  }
}

import TestSupport
import Testing
import TokenModel

@testable import TokenLint

struct DisorderTests {
  @Test(arguments: [
    ([Int](), []), ([1], []), ([1, 1, 2], []), ([2, 1], [1]), ([100, 1, 2], [0]), ([1, 100, 2, 3], [1]),
    ([3, 2, 1], [1, 2]), ([1, 5, 2, 6, 3], [2, 4]),
  ])
  func fewestAreTaken(values: [Int], expected: [Int]) {
    #expect(Disorder.all(in: values).map(\.index) == expected)
  }

  /// Held against trying every subset of short random lists.
  @Test func noSmallerSetLeavesOrder() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let values = (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
      let found = Disorder.all(in: values)
      #expect(found.count == fewest(values), "\(values)")
      let taken = Set(found.map(\.index))
      let rest = values.indices.filter { !taken.contains($0) }.map { values[$0] }
      #expect(rest == rest.sorted())
      for disorder in found {
        #expect(!taken.contains(disorder.other))
        let isBefore = disorder.other < disorder.index
        #expect(
          isBefore
            ? values[disorder.other] > values[disorder.index] : values[disorder.other] < values[disorder.index]
        )
      }
    }
  }

  private func fewest(_ values: [Int]) -> Int {
    (0..<1 << values.count).map { taken in
      let rest = values.indices.filter { taken >> $0 & 1 == 0 }.map { values[$0] }
      return rest == rest.sorted() ? taken.nonzeroBitCount : values.count
    }.min() ?? 0
  }
}

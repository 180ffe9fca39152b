import TestSupport
import Testing

@testable import StyleRichText

struct RecentlyUsedTests {
  /// The same values as in an array that is sorted by use.
  @Test func valuesAreThoseOfASortedList() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<lawRounds(200) {
      let limit = Int.random(in: 0...20, using: &random)
      var values = RecentlyUsed<Int, Int>(limit: limit)
      // The one that was used last is the last.
      var list: [(key: Int, value: Int, cost: Int)] = []
      for step in 0..<60 {
        let key = Int.random(in: 0..<8, using: &random)
        let known = list.firstIndex { $0.key == key }
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let cost = Int.random(in: -1...9, using: &random)
          values.insert(step, cost: cost, for: key)
          if let known { list.remove(at: known) }
          if max(cost, 1) <= limit { list.append((key, step, max(cost, 1))) }
          while list.reduce(0, { $0 + $1.cost }) > limit { list.removeFirst() }
        case 2, 3:
          #expect(values.value(for: key) == known.map { list[$0].value }, "STYLESPEC_SEED=\(seed)")
          if let known { list.append(list.remove(at: known)) }
        default:
          #expect(values.peek(key) == known.map { list[$0].value }, "STYLESPEC_SEED=\(seed)")
        }
        #expect(values.cost == list.reduce(0) { $0 + $1.cost } && values.count == list.count, "STYLESPEC_SEED=\(seed)")
      }
      values.removeAll()
      #expect(values.cost == 0 && values.count == 0 && values.limit == limit)
    }
  }

  @Test(arguments: [Int.max, -1, .min]) func limitsAndCostsThatMakeNoSenseAreHarmless(number: Int) {
    var values = RecentlyUsed<Int, Int>(limit: number)
    for key in 0..<4 { values.insert(key, cost: number, for: key) }
    #expect(values.cost <= max(number, 0) && values.count == (number > 0 ? 1 : 0))
  }
}

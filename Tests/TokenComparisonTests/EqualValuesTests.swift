import TestSupport
import Testing

@testable import TokenComparison

struct EqualValuesTests {
  private func pairs(_ old: [(String, Int)], _ new: [(String, Int)]) -> [String] {
    let items = { (list: [(String, Int)]) in
      list.enumerated().map { EqualValues.Item(id: $0, name: $1.0, value: $1.1) }
    }
    return EqualValues.pairs(items(old), items(new)).map { "\(old[$0.old].0) \(new[$0.new].0)" }
  }

  @Test func valuesDecideThenNamesThenOrder() {
    #expect(pairs([("a", 1), ("b", 2)], [("x", 2), ("y", 1)]) == ["a y", "b x"])
    #expect(pairs([("gray2", 1), ("black", 1)], [("blk", 1), ("grey2", 1)]) == ["gray2 grey2", "black blk"])
    #expect(pairs([("a", 1), ("b", 1)], [("x", 1), ("y", 1), ("z", 1)]) == ["a x", "b y"])
    #expect(pairs([("灰2", 1), ("é", 1)], [("e\u{301}", 1), ("灰色2", 1)]) == ["灰2 灰色2", "é e\u{301}"])
    #expect(pairs([("a", 1)], [("b", 2)]).isEmpty)
    #expect(pairs([], [("b", 2)]).isEmpty)
  }

  /// So many that all pairs would take minutes: the order decides.
  @Test func crowdsArePairedInOrder() {
    let old = (0..<20_000).map { ("old \($0)", 1) }
    let new = (0..<20_001).map { ("new \($0)", 1) }
    let found = pairs(old, new)
    #expect(found.count == 20_000)
    #expect(found.last == "old 19999 new 19999")
  }

  @Test func eitherDirectionHasTheSamePairs() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    let names = ["a", "ab", "abc", "b", "bc", "cab", "墨", "墨色"]
    for _ in 0..<2_000 {
      let list = { (count: Int) in
        names.shuffled(using: &generator).prefix(count).map { ($0, Int.random(in: 0...1, using: &generator)) }
      }
      let old = list(.random(in: 0...6, using: &generator))
      let new = list(.random(in: 0...6, using: &generator))
      let backwards = pairs(new, old).map { $0.split(separator: " ").reversed().joined(separator: " ") }
      #expect(Set(pairs(old, new)) == Set(backwards), "seed \(seed): \(old) \(new)")
    }
  }
}

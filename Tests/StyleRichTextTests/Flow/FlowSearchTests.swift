import TestSupport
import Testing

/// How many items are shown beside the overflow item, by trying every number.
struct FlowSearchTests {
  @Test func theOverflowItemLeavesAsManyItemsAsPossible() {
    let seed = SeededGenerator.chosenSeed
    var random = SeededFlow(seed: seed)
    var (partly, uneven) = (0, 0)
    for index in 0..<lawRounds(8_000) {
      let sample = FlowSearchSample(&random)
      let result = sample.result()
      #expect(result.problem == nil, "seed \(seed), \(index): \(sample)")
      if result.isPartly { partly += 1 }
      if result.isUneven { uneven += 1 }
    }
    #expect(partly > 200 && uneven > 100, "seed \(seed): the cases are too simple")
  }
}

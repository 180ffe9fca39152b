import TestSupport
import Testing

@testable import StyleLayout

@Suite struct BidiLevelsTests {
  /// Runs in logical order as a bidi algorithm could leave them, put in visual order, and read back.
  @Test func levelsLeadBackToTheOrder() {
    var random = SeededGenerator(seed: 0x1E7E1)
    for _ in 0..<20_000 {
      let base = UInt8.random(in: 0...1, using: &random)
      let levels = randomLevels(base: base, using: &random)
      let order = BidiOrder.visualOrder(of: levels)
      let found = BidiLevels.levels(order: order, isRightToLeft: order.map { levels[$0] % 2 == 1 }, base: base)
      var logical = levels
      for (place, number) in order.enumerated() { logical[number] = found[place] }
      #expect(BidiOrder.visualOrder(of: logical) == order, "\(levels) on \(base)")
      #expect(zip(logical, levels).allSatisfy { $0 % 2 == $1 % 2 && $0 >= base && $0 <= $1 }, "\(levels) on \(base)")
      expectSameParts(logical, levels, using: &random)
    }
  }

  @Test func numbersInArabicAreAtTheSecondLevel() {
    // On the left "abc", then the last Arabic word, the number, and the first Arabic word.
    let levels = BidiLevels.levels(order: [0, 3, 2, 1], isRightToLeft: [false, true, false, true], base: 0)
    #expect(levels == [0, 1, 2, 1])
  }

  @Test func orderThatNoLevelsLeadToKeepsTheDirections() {
    let levels = BidiLevels.levels(order: [1, 3, 0, 2], isRightToLeft: [false, true, false, true], base: 0)
    #expect(levels.map { $0 % 2 } == [0, 1, 0, 1])
    #expect(BidiLevels.levels(order: [], isRightToLeft: [], base: 1) == [])
  }

  /// A line that is made of some of the runs has them in the same order, too.
  private func expectSameParts(_ found: [UInt8], _ levels: [UInt8], using random: inout SeededGenerator) {
    let start = Int.random(in: 0..<levels.count, using: &random)
    let end = Int.random(in: start..<levels.count, using: &random) + 1
    let order = BidiOrder.visualOrder(of: Array(levels[start..<end]))
    #expect(BidiOrder.visualOrder(of: Array(found[start..<end])) == order, "\(levels), \(start)..<\(end)")
  }

  private func randomLevels(base: UInt8, using random: inout SeededGenerator) -> [UInt8] {
    var levels: [UInt8] = []
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let level = UInt8.random(in: base...base + 4, using: &random)
      if level != levels.last { levels.append(level) }
    }
    return levels
  }
}

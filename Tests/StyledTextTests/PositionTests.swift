import StyledText
import TestSupport
import Testing

struct PositionTests {
  @Test(arguments: [
    (-1, TextPositionError.outOfBounds(position: -1, count: 5)), (6, .outOfBounds(position: 6, count: 5)),
    (.max, .outOfBounds(position: .max, count: 5)), (.min, .outOfBounds(position: .min, count: 5)),
    (2, .insideSurrogatePair(position: 2)),
  ])
  func badPositionsAreErrors(_ position: Int, _ error: TextPositionError) {
    let before: StyledText = "a👍e\u{301}"
    var text = before
    #expect(throws: error) { try text.insert("x", at: position) }
    #expect(throws: error) { try text.explanation(at: position) }
    #expect(throws: error) {
      try text.set(\.weight, 700, in: min(position, 0)..<max(position, 0))
    }
    #expect(text == before)
  }

  @Test func messagesSayWhatWouldBeRight() {
    #expect(
      "\(TextPositionError.outOfBounds(position: 9, count: 5))"
        == "position 9 is not in the text; positions are UTF-16 offsets, 0…5 here"
    )
    #expect(
      "\(TextPositionError.insideSurrogatePair(position: 2))"
        == "position 2 lies inside a surrogate pair; 1 and 3 do not"
    )
  }

  /// Graphemes cannot be styled in parts.
  @Test func rangesOfAttributesAreWidenedToGraphemes() throws {
    for range in [3..<4, 4..<5, 3..<5] {
      var text: StyledText = "a👍e\u{301}b"
      try text.set(\.weight, 700, in: range)
      #expect(text.runs.map(\.range) == [0..<3, 3..<5, 5..<6])
    }
  }

  /// Some editors take a mark away from its letter.
  @Test func editsAreExact() throws {
    var text: StyledText = "a👍e\u{301}b"
    try text.removeSubrange(4..<5)
    #expect(text.text.utf16.elementsEqual("a👍eb".utf16))
  }

  /// Joined maps have the result of the maps one after the other; inverse maps restore positions outside of the edits.
  @Test func mapsCompose() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var text = StyledText(String(repeating: "word 汉字 ", count: Int.random(in: 0...4, using: &generator)))
      var composed = PositionMap.identity
      var maps: [PositionMap] = []
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        maps.append(try randomEdit(&text, &generator))
        composed = composed.then(maps[maps.count - 1])
      }
      for bias in PositionMap.Bias.allCases {
        for position in -1...40 {
          let step = maps.reduce(position) { $1.map($0, bias: bias) }
          #expect(composed.map(position, bias: bias) == step, "seed \(seed)")
          let back = maps.reversed().reduce(step) { $1.inverse.map($0, bias: bias) }
          #expect(composed.inverse.map(step, bias: bias) == back, "seed \(seed)")
        }
      }
    }
  }

  private func randomEdit(_ text: inout StyledText, _ generator: inout SeededGenerator) throws -> PositionMap {
    let words = ["", "x", "汉", "new word", "word 字"].randomElement(using: &generator) ?? ""
    if Bool.random(using: &generator) { return text.replaceText(words + " " + text.text.suffix(5), policy: .carryOver) }
    let lower = Int.random(in: 0...text.utf16Length, using: &generator)
    return try text.replaceSubrange(lower..<Int.random(in: lower...text.utf16Length, using: &generator), with: words)
  }

  @Test func positionsFarOutsideDoNotTrap() throws {
    var text: StyledText = "abc"
    let map = try text.insert("long words", at: 1)
    for position in [Int.min, .max] {
      for bias in PositionMap.Bias.allCases { _ = map.then(map.inverse).map(position, bias: bias) }
    }
  }

  @Test func rangesDoNotGrow() throws {
    var text: StyledText = "one two three"
    var map = try text.insert("!", at: 4)
    #expect(map.map(4..<7) == 5..<8)
    map = map.then(try text.insert("?", at: 8))
    #expect(map.map(4..<7) == 5..<8)
    map = map.then(try text.removeSubrange(3..<9))
    #expect(map.map(4..<7).isEmpty)
  }
}

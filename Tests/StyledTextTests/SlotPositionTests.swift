import StyledText
import TestSupport
import Testing

/// Maps of positions for changes of slots.
struct SlotPositionTests {
  @Test func positionsStayWithTheirWords() throws {
    var text = StyledText(template: try SlotTemplate("{a} and {b}, {a}"))
    text["a"] = "one"
    text["b"] = "two"
    #expect(text.text == "one and two, one")
    let map = try text.setSlot("a", to: "汉字汉字")
    #expect(text.text == "汉字汉字 and two, 汉字汉字")
    #expect(map.map(4..<7) == 5..<8 && map.map(8..<11) == 9..<12 && map.map(16) == 18)
    let emptied = try text.setSlot("a", to: nil)
    #expect(emptied.map(5..<8) == 1..<4 && emptied.map(0..<4) == 0..<0)
    #expect(try text.setSlot("a", to: nil).isIdentity)
  }

  /// Every range outside the changed slots is at its mapped position, with its text.
  @Test func wordsOutsideTheChangedSlotsMapToThemselves() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<3_000 {
      var text = StyledText(template: try SlotTemplate("<{a}|{b}{c}|{a}>{{x}}{c}汉"))
      for name in ["a", "b", "c"] where Bool.random(using: &generator) {
        text[name] = RandomStyledText.word(using: &generator)
      }
      if Bool.random(using: &generator) {
        try? text.merge(
          RandomStyledText.attributes(using: &generator),
          in: RandomStyledText.range(in: text, using: &generator)
        )
      }
      let before = text
      let name = ["a", "b", "c"].randomElement(using: &generator) ?? "a"
      let map = try text.setSlot(name, to: RandomStyledText.value(using: &generator))
      for (old, new) in zip(try before.ranges(outside: name), try text.ranges(outside: name)) {
        try #require(before.words(old) == text.words(new), "seed \(seed), round \(round)")
        try #require(old.isEmpty || map.map(old) == new, "seed \(seed), round \(round): \(old) \(new) \(map)")
      }
      #expect(map.map(before.utf16Length) == text.utf16Length, "seed \(seed), round \(round)")
    }
  }
}

extension StyledText {
  fileprivate func ranges(outside slot: String) throws -> [Range<Int>] {
    let inside = try ranges(ofSlot: slot)
    return zip([0] + inside.map(\.upperBound), inside.map(\.lowerBound) + [utf16Length]).map { $0..<$1 }
  }

  fileprivate func words(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf16)[range], as: UTF16.self)
  }
}

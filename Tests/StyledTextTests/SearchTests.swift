import StyledText
import TestSupport
import Testing

struct SearchTests {
  /// Every occurrence, found by comparing the string at each character.
  private func bruteForce(_ words: String, in text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var index = text.startIndex
    while index < text.endIndex, !words.isEmpty {
      let end = text.index(index, offsetBy: words.count, limitedBy: text.endIndex)
      if let end, zip(text[index..<end], words).allSatisfy({ $0 == $1 }) {
        found.append(index..<end)
        index = end
      } else {
        index = text.index(after: index)
      }
    }
    return found
  }

  @Test func rangesAreThoseOfBruteForce() {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let text = RandomText.make(using: &generator)
      let start = Int.random(in: 0...text.count, using: &generator)
      let part = text.dropFirst(start).prefix(Int.random(in: 0...4, using: &generator))
      let words = Bool.random(using: &generator) ? String(part) : RandomText.make(using: &generator)
      let styled = StyledText(text)
      let expected = bruteForce(words, in: text)
      #expect(styled.ranges(of: words) == expected, "seed \(seed)")
      #expect(styled.range(of: words) == expected.first, "seed \(seed)")
    }
  }

  @Test func charactersAreFoundWhole() throws {
    let text: StyledText = "caf\u{65}\u{301} e"
    let accented = try #require(text.range(of: "é"))
    #expect(try text.utf16Range(accented) == 3..<5)
    #expect(try text.ranges(of: "e").map { try text.utf16Range($0) } == [6..<7])
    #expect(text.range(of: "\u{301}") == nil && text.range(of: "") == nil && text.ranges(of: "").isEmpty)
    #expect(StyledText("👩‍👩‍👧").range(of: "👩") == nil)
    #expect(StyledText("a\r\nb").range(of: "\n") == nil)
    #expect(StyledText("").range(of: "a") == nil)
  }

  @Test func whatIsFoundIsTaken() throws {
    var text: StyledText = "aaa aa"
    for range in text.ranges(of: "aa") { try text.set(\.strikethrough, .single, in: range) }
    #expect(text.marked == "⟦aa⟧a ⟦aa⟧")
  }
}

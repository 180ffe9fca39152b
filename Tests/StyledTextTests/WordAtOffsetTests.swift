import TestSupport
import Testing

@testable import StyledText

@Suite struct WordAtOffsetTests {
  /// Looking up a word divides a small part of the text, with the same result as dividing all of it.
  @Test func wordsAreThoseOfTheWholeText() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1_000 {
      let text = RandomText.make(using: &generator)
      for word in WordSegmenter.words(of: text) {
        for offset in word.start..<word.end {
          let range = text.word(at: offset)?.range
          try #require(
            range == word.start..<word.end,
            "seed \(seed), round \(round), \(offset): \(text.debugDescription)"
          )
        }
      }
    }
  }

  @Test(arguments: [-1, 3, 4, Int.max, .min])
  func thereIsNoWordOutside(offset: Int) {
    #expect("汉".word(at: offset) == nil)
    #expect("".word(at: offset) == nil)
  }

  @Test func caretsStopAtWordsNumbersAndPictures() {
    let stops = ["word", "99", "汉", "😀", "\u{FFFC}", "€", "+"]
    let others = [" ", "\n", ",", "。", "“", "-", "\u{3000}"]
    #expect(stops.allSatisfy { $0.word(at: 0)?.isStop == true })
    #expect(others.allSatisfy { $0.word(at: 0)?.isStop == false })
  }
}

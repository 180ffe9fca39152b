import TestSupport
import Testing

@testable import StyledText

/// Word segmentation against Unicode's own test, and against its rules applied one by one.
struct WordBreakTests {
  @Test func unicodesTest() throws {
    var count = 0
    for line in try Repository.read("Tests/Data/WordBreakTest.txt").split(separator: "\n") where line.first != "#" {
      let (text, boundaries) = try parse(line)
      let characters = WordBoundaries.characterBoundaries(in: text)
      let expected = characters.filter { boundaries.contains($0) || isTailored(text, at: $0) }
      #expect(found(in: text) == expected, "\(line)")
      count += 1
    }
    #expect(count > 1_800)
  }

  @Test func randomTextsAreDividedByTheRules() {
    check { text, context in
      let words = WordSegmenter.words(of: text)
      #expect(found(in: text) == WordBoundaries.expected(in: text), context)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0.end == $1.start }, context)
      #expect(words.allSatisfy { $0.start < $0.end }, context)
      let characters = Set(WordBoundaries.characterBoundaries(in: text))
      #expect(words.allSatisfy { characters.contains($0.end) }, context)
    }
  }

  @Test func textsCanBeDividedAtCertainBoundaries() {
    var divided = 0
    check { text, context in
      let whole = WordSegmenter.words(of: text)
      let scalars = text.unicodeScalars
      for (index, after) in zip(scalars.indices, scalars).dropFirst() {
        let before = scalars[scalars.index(before: index)]
        guard WordSegmenter.isCertainBoundary(before: before, after: after) else { continue }
        divided += 1
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        let halves = [0..<offset, offset..<text.utf8.count].flatMap { WordSegmenter.words(of: text, in: $0) }
        #expect(halves == whole, context)
      }
    }
    #expect(divided > 1_000)
  }

  @Test(arguments: [
    (" ", "a"), ("汉", "字"), ("汉", "a"), ("9", "元"), ("¥", "9"), (",", " "), ("\n", "\u{301}"), ("я", " "), ("👍", "a"),
    (" ", "क"),
  ])
  func certain(before: Unicode.Scalar, after: Unicode.Scalar) {
    #expect(WordSegmenter.isCertainBoundary(before: before, after: after))
  }

  @Test(arguments: [("a", "b"), (" ", " "), ("\r", "\n"), ("a", "."), ("汉", "\u{301}"), ("\u{600}", " "), ("é", "'")])
  func uncertain(before: Unicode.Scalar, after: Unicode.Scalar) {
    #expect(!WordSegmenter.isCertainBoundary(before: before, after: after))
  }

  private func check(_ body: (String, Comment) -> Void) {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4_000 {
      let text = RandomText.make(using: &generator)
      let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      body(text, "seed \(seed): \(scalars)")
    }
  }

  private func found(in text: String) -> [Int] {
    [0] + WordSegmenter.words(of: text).map(\.end)
  }

  /// The text of a line such as `÷ 0061 × 0308 ÷ 000D ÷`, and the UTF-8 offsets of its boundaries.
  private func parse(_ line: Substring) throws -> (text: String, boundaries: Set<Int>) {
    var text = ""
    var boundaries: Set<Int> = []
    for field in line.split(separator: " ") {
      if field == "÷" { boundaries.insert(text.utf8.count) }
      if field == "÷" || field == "×" { continue }
      text.unicodeScalars.append(try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)))
    }
    return (text, boundaries)
  }

  /// Whether katakana is divided there that UAX #29 leaves together.
  private func isTailored(_ text: String, at offset: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    let before = text.unicodeScalars[..<index].map { WordBreakClass($0) }.last { !$0.isIgnored }
    let after = text.unicodeScalars[index...].first.map { WordBreakClass($0) }
    return after == .katakana || before == .katakana && after?.isIgnored == false
  }
}

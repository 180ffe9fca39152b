import StyleTables
import StyledText
import TestSupport
import Testing

@testable import StyleLayout

@Suite struct TextParagraphTests {
  /// The paragraphs, found slowly, scalar by scalar.
  private func expected(_ resolved: ResolvedText) -> [String] {
    let scalars = Array(resolved.text.unicodeScalars)
    var paragraphs: [(utf8: Range<Int>, utf16: Range<Int>)] = []
    var start = (utf8: 0, utf16: 0)
    var end = start
    for (index, scalar) in scalars.enumerated() {
      end.utf8 += UTF8.width(scalar)
      end.utf16 += UTF16.width(scalar)
      let isInsideLineEnd = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      if ["\n", "\r", "\u{2029}"].contains(scalar), !isInsideLineEnd {
        paragraphs.append((start.utf8..<end.utf8, start.utf16..<end.utf16))
        start = end
      }
    }
    paragraphs.append((start.utf8..<end.utf8, start.utf16..<end.utf16))
    return paragraphs.map { paragraph in
      var runs = resolved.runs.indices.filter { resolved.runs[$0].utf8Range.overlaps(paragraph.utf8) }
      if paragraph.utf8.isEmpty, let last = resolved.runs.indices.last { runs = [last] }
      return "\(paragraph.utf8) \(paragraph.utf16) \(runs)"
    }
  }

  @Test func paragraphsAreThoseOfASlowSearch() throws {
    let pieces = ["a", "国", "😀", "é", "\n", "\r", "\r\n", "\u{2029}", "\u{2028}", "…", "\u{20A9}", "\u{E0A9}", "ab c"]
    for seed in 0..<1_000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...12, using: &generator)
      var text = StyledText((0..<count).compactMap { _ in pieces.randomElement(using: &generator) }.joined())
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let ends = [0, 1].map { _ in Int.random(in: 0...text.utf16Length, using: &generator) }.sorted()
        let weight = Int.random(in: 1...9, using: &generator)
        // A range that ends inside a surrogate pair is invalid.
        try? text.set(\.weight, weight, in: ends[0]..<ends[1])
      }
      let resolved = text.resolved(in: StyleContext())
      let found = resolved.paragraphs.map { "\($0.utf8) \($0.utf16) \(Array($0.runs))" }
      #expect(found == expected(resolved), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func thousandsOfParagraphsAreQuicklyFound() {
    let text = StyledText(String(repeating: "国\n", count: 10_000)).resolved(in: StyleContext())
    #expect(text.paragraphs.reduce(0) { count, _ in count + 1 } == 10_001)
  }
}

import TestSupport
import Testing

@testable import StyleRichText

/// Positions in plain texts are found by counting bytes.
struct PlainPositionTests {
  /// Scalars of one to four bytes at all distances from the blocks of bytes that are counted, with halves of pairs.
  @Test func indicesAreThoseOfUTF16() {
    var random = SeededGenerator(seed: 7)
    for length in [0, 1, 9, 31, 32, 33, 64, 200] {
      for alphabet in ["a", "aé", "的", "😀", "aé的😀", "\r\nनी👩\u{200D}👧"] {
        let scalars = Array(alphabet.unicodeScalars)
        var text = ""
        for _ in 0..<length { text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a") }
        let count = text.utf16.count
        for lower in 0...count {
          let upper = Int.random(in: lower...count, using: &random)
          let indices = text.indices(utf16: lower..<upper)
          #expect(indices.lowerBound == text.utf16.index(text.startIndex, offsetBy: lower))
          #expect(indices.upperBound == text.utf16.index(text.startIndex, offsetBy: upper))
        }
      }
    }
  }
}

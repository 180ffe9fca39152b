import Testing

@testable import StyleLayout

@Suite struct StrongDirectionTests {
  @Test(
    arguments: [
      ("abc", .leftToRight), ("12 אבג abc", .rightToLeft), ("«مرحبا» abc", .rightToLeft), ("国 אבג", .leftToRight),
      ("", nil), ("12, 34 …", nil), ("😀 אבג", .rightToLeft), ("\u{200F}abc", .rightToLeft),
      ("\u{61C}abc", .rightToLeft),
      // What is in an isolate does not count, and a stray end of one ends nothing.
      ("\u{2067}אבג\u{2069} abc", .leftToRight), ("\u{2066}abc\u{2067}x\u{2069}d\u{2069}אבג", .rightToLeft),
      ("\u{2067}אבג abc", nil), ("\u{2069}\u{2069}אבג", .rightToLeft),
      // Embeddings and overrides are not isolates.
      ("\u{202B}abc", .leftToRight),
    ] as [(String, TextDirection?)]
  )
  func firstStrongCharacterDecides(text: String, direction: TextDirection?) {
    #expect(TextDirection(firstStrongOf: text) == direction)
  }

  @Test(arguments: ["🥰 שלום", "🫡 مرحبا"])
  func newEmojiHaveNoDirection(text: String) {
    #expect(TextDirection(firstStrongOf: text) == .rightToLeft)
  }
}

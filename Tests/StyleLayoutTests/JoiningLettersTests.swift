import Testing

@testable import StyleLayout

/// Which graphemes have letter spacing: those before a dot.
@Suite struct JoiningLettersTests {
  @Test(arguments: [
    "a·b·", "中·文·", "ס·ל·", "سلام", "سلام ·a·", "a· ·سلام", "٢٠٢٤", "سلام، ·12", "12 ·سلام", "سلام、·1·", "1·2· ·a·سلام",
    "a·(·سلام)· ·1·", "(سلام) ·1", "سلام ·(a·) ·1", "كِتَاب", "ᠮᠣᠩ", "ߒߞߏ", "سلام中·!·", ")·a·", "سلام ·)1",
  ])
  func spacingKeepsLettersTogether(marked: String) {
    let text = marked.filter { $0 != "·" }
    var joining = JoiningLetters(text)
    var actual = ""
    for grapheme in text {
      actual.append(grapheme)
      if let first = grapheme.unicodeScalars.first, !joining.contain(first.value) { actual += "·" }
    }
    #expect(actual == marked)
  }

  /// The same in a frame: words in joining letters are as wide with letter spacing as without; spaces and others are
  /// not.
  #if canImport(CPango)
    @Test func joiningLettersAreNotTornApart() throws {
      let shaper = try PangoShaper(TestFonts.configuration)
      func width(_ text: String, spacing: Double) -> Double {
        let run = ShapingRequest.Run(
          range: 0..<text.utf8.count,
          font: FontRequest(size: 16),
          letterSpacing: spacing,
          set: 0
        )
        let request = ShapingRequest(text: text, runs: [run], direction: .rightToLeft, language: "ar")
        return shaper.shape(request).clusters.reduce(0) { $0 + Double($1.advance) }
      }
      // Without ligatures in both, since there is a letter spacing.
      #expect(abs(width("جميل", spacing: 5) - width("جميل", spacing: 2)) < 0.01)
      #expect(abs(width("جميل جميل", spacing: 5) - width("جميل جميل", spacing: 2) - 3) < 0.01)
      #expect(abs(width("שלום", spacing: 5) - width("שלום", spacing: 2) - 12) < 0.01)
    }
  #endif
}

#if canImport(CPango)
  import Foundation
  import StyleLayout
  import Testing

  /// Sentences in many languages beside those of a browser with the same fonts. Runs as ``BrowserComparisonTests`` do, and
  /// needs fonts that not every machine has.
  @Suite(.enabled(if: Browser.reports != nil), .serialized) struct SentenceComparisonTests {
    /// Of 300 texts in twelve languages, 98 % have the same breaks.
    @Test(arguments: BrowserComparisonTests.seeds) func sentencesAgree(seed: UInt64) throws {
      let comparisons = try comparisons(seed: seed)
      for c in comparisons { for d in c.disputed.sorted() { let u = Array(c.item.text.utf16); print("DISP", c.item.language, c.opportunities.contains(d) ? "ours" : "theirs", String(decoding: u[max(0,d-6)..<d], as: UTF16.self) + "¦" + String(decoding: u[d..<min(u.count,d+6)], as: UTF16.self)) } }
      for c in comparisons where c.cause == .width {
        let u = Array(c.item.text.utf16)
        let i = zip(c.starts, c.browser.lines).prefix { $0 == $1.start }.count
        guard i > 0 else { continue }
        let ours = c.lines[i - 1], theirs = c.browser.lines[i - 1]
        let te = i < c.browser.lines.count ? c.browser.lines[i].start : u.count
        print("WID", c.item.language, c.item.size, c.item.weight, c.item.letterSpacing, c.item.width, "OURS", ours.width, String(decoding: u[ours.range], as: UTF16.self), "THEIRS", theirs.width, String(decoding: u[theirs.start..<te], as: UTF16.self))
      }
      let summary = BrowserSummary(of: comparisons)
      try Browser.report("sentences-\(seed)", summary.description)
      #expect(summary.agreeing * 100 >= 98 * comparisons.count, "seed \(seed)")
    }

    /// One page for each set of fonts.
    private func comparisons(seed: UInt64, style: String = "") throws -> [BrowserComparison] {
      try SentenceFonts.allCases.flatMap { fonts in
        let languages = SentenceLanguage.all.filter { SentenceFonts(for: $0.code) == fonts }
        let cases = languages.flatMap { language in
          var texts = RandomSentences(seed: seed, language: language)
          return (0..<25).map { _ in texts.next() }
        }
        return try BrowserComparison.comparisons(of: cases, fonts: fonts.fonts, style: style)
      }
    }
  }
#endif

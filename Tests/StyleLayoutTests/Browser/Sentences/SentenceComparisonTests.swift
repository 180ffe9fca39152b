#if canImport(CPango)
  import Foundation
  import Testing

  /// Sentences in many languages beside those of a browser with the same fonts. Runs as ``BrowserComparisonTests`` do, and
  /// needs fonts that not every machine has.
  @Suite(.enabled(if: Browser.reports != nil), .serialized) struct SentenceComparisonTests {
    /// Of 300 texts in twelve languages, 98 % have the same breaks.
    @Test(arguments: BrowserComparisonTests.seeds) func sentencesAgree(seed: UInt64) throws {
      let comparisons = try SentenceLanguage.all.flatMap { language in
        var texts = RandomSentences(seed: seed &+ UInt64(language.code.utf8.reduce(0) { $0 * 256 + Int($1) }))
        let cases = (0..<25).map { _ in texts.next(in: language) }
        let found = try BrowserComparison.comparisons(of: cases, fonts: SentenceFonts.fonts(for: language.code), style: ProcessInfo.processInfo.environment["STYLE"] ?? "")
        print(language.code, found.count { $0.breaksAgree }, found.count)
        return found
      }
      for c in comparisons { for d in c.disputed.sorted() { let u = Array(c.item.text.utf16); print("DISP", c.item.language, c.opportunities.contains(d) ? "ours" : "theirs", String(decoding: u[max(0,d-6)..<d], as: UTF16.self) + "¦" + String(decoding: u[d..<min(u.count,d+6)], as: UTF16.self)) } }
      let summary = BrowserSummary(of: comparisons)
      try Browser.report("sentences-\(seed)", summary.description)
      #expect(summary.agreeing * 100 >= 98 * comparisons.count, "seed \(seed)")
    }
  }
#endif

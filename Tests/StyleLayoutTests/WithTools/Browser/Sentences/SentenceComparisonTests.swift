#if canImport(CPango)
  import Foundation
  import TestSupport
  import Testing

  /// Sentences in many languages beside those of a browser with the same fonts. Runs as ``BrowserComparisonTests`` do,
  /// and needs fonts that not every machine has.
  @Suite(.enabled(if: Browser.reports != nil), .serialized) struct SentenceComparisonTests {
    private static let hasFonts = SentenceFonts.missing.isEmpty
    private static let isCI = ProcessInfo.processInfo.environment["CI"] == "true"

    /// Where nobody looks at what was passed over, nothing may be.
    @Test(.enabled(if: isCI)) func fontsAreThere() {
      #expect(Self.hasFonts, "missing: \(SentenceFonts.missing); install fonts-noto-cjk and fonts-noto-core")
    }

    /// Of 300 texts in twelve languages, 98 % have the same breaks, and 99 % the same places to break. Without one of
    /// our rules, they have not.
    @Test(.enabled(if: hasFonts, "needs \(SentenceFonts.missing)"), arguments: Browser.seeds)
    func sentencesAgree(seed: UInt64) throws {
      let pages = try SentencePage.pages(seed: seed)
      let summary = BrowserSummary(of: try pages.flatMap { try $0.comparisons() })
      try Browser.report("sentences-\(seed)", summary.description)
      #expect(agrees(summary), "seed \(seed): \(summary)")
      #expect(summary.medianDifference <= 0.1, "seed \(seed)")
      for fault in ShapingFault.allCases {
        let faulty = BrowserSummary(of: try pages.flatMap { try $0.comparisons(fault) })
        print("  without \(fault): \(faulty.agreeing), places \(faulty.undisputed)")
        #expect(!agrees(faulty), "seed \(seed), \(fault): not noticed")
      }
    }

    private func agrees(_ summary: BrowserSummary) -> Bool {
      let count = summary.comparisons.count
      return count == 300 && summary.agreeing * 100 >= 98 * count && summary.undisputed * 100 >= 99 * count
    }

    /// It is `text-spacing-trim` that lines differ by: with a page that has none of it, we agree without it, too.
    @Test(.enabled(if: hasFonts, "needs \(SentenceFonts.missing)"), arguments: Browser.seeds)
    func punctuationIsTrimmed(seed: UInt64) throws {
      var report = ""
      for language in [SentenceLanguage.chinese, .japanese] {
        let fonts = SentenceFonts(for: language.code)
        var agreeing: [Bool: [Bool: Int]] = [:]
        for isTrimmed in [true, false] {
          let style = "text-spacing-trim: \(isTrimmed ? "normal" : "space-all")"
          let page = try SentencePage(seed: seed &+ 1_000_000, [language], fonts, count: 100, style: style)
          for trims in [true, false] {
            let comparisons = try page.comparisons(trims ? nil : .punctuation)
            agreeing[isTrimmed, default: [:]][trims] = comparisons.count { $0.breaksAgree }
          }
        }
        for (isTrimmed, counts) in agreeing {
          report +=
            "  \(language.code), page \(isTrimmed ? "trims" : "does not"): we trim \(counts[true] ?? 0) of 100, "
          report += "we do not \(counts[false] ?? 0)\n"
          let (same, other) = (counts[isTrimmed] ?? 0, counts[!isTrimmed] ?? 0)
          #expect(same >= 96 && other <= 85, "seed \(seed), \(language.code): \(counts)")
        }
      }
      try Browser.report("punctuation-\(seed)", report)
    }
  }
#endif

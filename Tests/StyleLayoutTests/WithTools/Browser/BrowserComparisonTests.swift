#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import TestSupport
  import Testing
  import YanxuanStyles

  /// Layouts beside those of a browser with the same fonts. Runs only when asked for: `STYLESPEC_BROWSER=folder`, which
  /// takes the reports, and `STYLESPEC_BROWSER_SEEDS=1,2,3` for other texts.
  @Suite(.enabled(if: Browser.reports != nil), .serialized) struct BrowserComparisonTests {
    /// Of 300 texts, 97 % have the same breaks, and lines are within 0.1 px of each other in the median.
    @Test(arguments: Browser.seeds) func plainTextAgrees(seed: UInt64) throws {
      let summary = BrowserSummary(of: try comparisons(seed: seed, .plain))
      try Browser.report("plain-\(seed)", summary.description)
      #expect(summary.agreeing * 100 >= 97 * summary.comparisons.count, "seed \(seed)")
      #expect(summary.medianDifference <= 0.1, "seed \(seed)")
    }

    /// With addresses and words in curly quotes, 93 %: more words are wider than a line, and broken where widths
    /// decide.
    @Test(arguments: Browser.seeds) func addressesAndQuotesAgree(seed: UInt64) throws {
      let summary = BrowserSummary(of: try comparisons(seed: seed, .addressesAndQuotes))
      try Browser.report("addresses-\(seed)", summary.description)
      #expect(summary.agreeing * 100 >= 93 * summary.comparisons.count, "seed \(seed)")
      #expect(summary.medianDifference <= 0.1, "seed \(seed)")
    }

    /// Lines are as far apart as in CSS, and baselines as far below the top, whatever fonts take part in a line.
    ///
    /// Chromium rounds ascent, descent and half of the leading to whole pixels; at 64 times the size, nothing is seen
    /// of that.
    @Test func linesAndBaselinesAgree() throws {
      let cases = Yanxuan.catalog.codes.compactMap { BrowserLineCase($0) }
      let baselines = try Browser.result(of: try BrowserLineCase.page(for: cases), as: [BrowserLineCase.Baselines].self)
      let typesetter = Typesetter(try PangoShaper(BrowserFonts.standard.configuration))
      try #require(cases.count > 12 && baselines.count == cases.count)
      let differences = zip(cases, baselines).map { $0.differences(from: $1, by: typesetter) }
      let exact = differences.flatMap(\.exact).max() ?? .infinity
      let rounded = differences.flatMap(\.rounded).max() ?? .infinity
      try Browser.report(
        "baselines",
        "  \(cases.count) styles; baselines differ by at most \(exact) px, and by \(rounded) px where Chromium rounds"
      )
      #expect(exact <= 0.1)
      // A line too high by one pixel would be one that a fallback font takes part in.
      #expect(rounded <= 0.02)
    }

    private func comparisons(seed: UInt64, _ content: RandomBrowserText.Content) throws -> [BrowserComparison] {
      var texts = RandomBrowserText(seed: seed, content: content)
      return try BrowserComparison.comparisons(of: (0..<300).map { _ in texts.next() }, fonts: .standard)
    }
  }
#endif

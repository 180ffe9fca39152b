import Testing
import TokenDiagnostics
import TokenModel

/// Rows whose text is in the middle of its line box.
struct CenteredRowTests {
  private static let header = """
    stylespec: 1
    name: Brand
    color: { ink: "#222222" }
    weight: { regular: 400 }

    """

  private func catalog(_ rest: String) throws -> Catalog {
    let found = resolve(Self.header + rest)
    #expect(found.diagnostics == [])
    return try #require(found.catalog)
  }

  @Test func aRowNeedsOnlyItsLineHeight() throws {
    let metrics = try #require(catalog("typography: { 17: { lineHeight: 22 } }\n").rows.first?.metrics)
    #expect(metrics.lineHeight.value == FixedDecimal(22))
    #expect(metrics.lineSpacing == nil && metrics.letterSpacing == nil && metrics.baselineOffset == nil)
    #expect(metrics.placement == .center && metrics.offsetInPoints == nil)
  }

  @Test(arguments: [
    "center", "\"center\"", "\"{typography.9.baselineOffset}\"", "\"{modes.read.typography.9.baselineOffset}\"",
  ])
  func theWordIsAllowedWhereAnOffsetIs(word: String) throws {
    let rows = """
      typography:
        9: { lineHeight: 12, baselineOffset: center }
        17: { lineHeight: 22, lineSpacing: 4, baselineOffset: \(word) }
        18: "{typography.17}"
      modes: { read: { typography: { 9: { lineHeight: 13, baselineOffset: "{typography.9.baselineOffset}" } } } }

      """
    let metrics = try catalog(rows).rows.compactMap(\.metrics)
    #expect(metrics.map(\.placement) == [.center, .center, .center, .center])
    #expect(metrics[1].lineSpacing?.value == FixedDecimal(4) && metrics[2].lineSpacing?.value == FixedDecimal(4))
    #expect(
      metrics[2].baselineOffset?.origin.references.count
        == (word.hasPrefix("\"{") ? (word.contains("modes") ? 3 : 2) : 1)
    )
  }

  /// The middle is that of each family, whatever the host, and an offset for CSS of 0 is the same place.
  @Test(arguments: ["", "offsetHost: uikit\n", "offsetHost: uikit-legacy\n", "offsetHost: css\n"])
  func textIsInTheMiddleOfItsLine(host: String) throws {
    let families = """
      family:
        ui: system
        serif: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
        low: { name: Low, metrics: { ascent: 0.3, descent: 0.9003 } }
      styles: { title: { size: 17, color: ink, weight: regular, family: serif } }

      """
    let rows =
      "typography: { 17: { lineHeight: 22 }, 13.5: { lineHeight: 27.0001, baselineOffset: center }, 30: { lineHeight: 31 } }\n"
    let catalog = try catalog(host + families + rows)
    for row in catalog.rows {
      for family in catalog.families {
        let baseline = try #require(catalog.baseline(of: row, in: family))
        let size = row.size.value
        let lineHeight = try #require(row.metrics?.lineHeight.value)
        let (ascent, descent) = (family.metrics.ascent * size, family.metrics.descent * size)
        let box = max(lineHeight, ascent + descent)
        let above = baseline - ascent
        let below = box - baseline - descent
        #expect(abs((above - below).tenThousandths) <= 1)
        #expect(
          OffsetHost.css.baseline(
            size: size,
            lineHeight: lineHeight,
            offset: FixedDecimal.zero,
            metrics: family.metrics
          )
            == baseline
        )
      }
    }
  }

  /// The exact offset of a host gives the same baseline.
  @Test func anOffsetThatCentersIsTheSamePlace() throws {
    // Slack: 20 − 14 × 1.193 = 3.298.
    for (host, offset) in [("uikit", "1.649"), ("uikit-legacy", "0.8245"), ("css", "0")] {
      let rows = "typography: { 14: { lineHeight: 20 }, 14.0001: { lineHeight: 20, baselineOffset: 0 } }\n"
      let written = "typography: { 14: { lineHeight: 20, baselineOffset: \(offset) } }\n"
      let centered = try catalog("offsetHost: \(host)\n" + rows)
      let moved = try catalog("offsetHost: \(host)\n" + written)
      let baselines = [centered, moved].map { $0.baseline(of: $0.rows[0], in: $0.families[0]) }
      #expect(baselines[0] == baselines[1], "\(host)")
    }
  }

  @Test func onlyAnOffsetInPointsNeedsAHost() {
    let rows = """
      typography:
        14: { lineHeight: 20 }
        15: { lineHeight: 20, baselineOffset: center }
        16: { lineHeight: 20, lineSpacing: 1, baselineOffset: 0.5 }

      """
    let found = resolve(Self.header + rows)
    #expect(found.diagnostics.map(\.rule.rawValue) == ["missing-key"])
    #expect(found.diagnostics.map { found.files.text(of: $0.range) } == ["0.5"])
  }

  /// A centered row has no length for its offset, and no token either.
  @Test func onlyLengthsAreTokens() throws {
    let rows = "typography: { 14: { lineHeight: 20, baselineOffset: center }, 15: \"{typography.14}\" }\n"
    #expect(
      try catalog(rows).tokens.map(\.path.description).filter { $0.hasPrefix("typography") }
        == ["typography.14.lineHeight", "typography.15.lineHeight"]
    )
  }
}

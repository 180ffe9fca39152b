internal import StyleTables

/// The line metrics of a paragraph of several styles in a host: one line height, one line spacing and one offset for
/// all of its runs, in points. So all text in a line has one baseline.
package struct ParagraphLine: Sendable, Hashable {
  let minimumLineHeight: Double
  let lineSpacing: Double
  let baseline: Double
  let baselineOffset: Double

  /// The difference that rounding may make between equal heights, in points.
  package static var tolerance: Double { 1e-6 }

  /// Creates the line metrics of a paragraph; nil if no run has line metrics.
  ///
  /// The run with the tallest line box decides; of equally tall ones the first. If the fonts of all line boxes fit in
  /// it, line height and baseline are its own. If they do not, because a plain size is taller or because ascents and
  /// descents differ, the line is as high as the fonts, and its baseline is at the greatest ascent.
  ///
  /// - Parameters:
  ///   - runs: The runs of the paragraph, in text order; one run for each look is enough.
  ///   - separators: The looks that only the paragraph's separator has. Their fonts count if the host counts fonts.
  ///   - rule: The rule of the host.
  /// - Complexity: Linear in the number of runs.
  init?(of runs: [RunMetrics], separators: [RunMetrics] = [], rule: HostRule) {
    guard let tallest = Self.tallest(of: runs), let line = tallest.line else { return nil }
    let fonts = runs.reduce(tallest.boxFont) { $0.union($1.boxFont) }
    let fit = fonts.height <= tallest.boxHeight + Self.tolerance
    minimumLineHeight = fit ? line.minimumLineHeight : fonts.height
    baseline = fit ? line.baseline : fonts.ascent
    lineSpacing = line.lineSpacing
    let height = max(tallest.boxHeight, fonts.height) + Self.tolerance
    var placing = rule.lineFonts == .line ? Self.union(nil, runs, upTo: height) : nil
    if rule.lineFonts == .line { placing = Self.union(placing, separators, upTo: height) }
    let font = placing ?? tallest.boxFont
    // Exact in spite of rounding: a style that is alone gets its own offset.
    let isAsAlone = fit && font == tallest.boxFont
    baselineOffset =
      isAsAlone
      ? line.baselineOffset
      : rule.baselineOffset(
        lineHeight: minimumLineHeight,
        baseline: baseline,
        ascent: font.ascent,
        descent: font.descent
      )
  }

  /// Returns the metrics of a run in these lines.
  func metrics(letterSpacing: Double) -> HostLineMetrics {
    HostLineMetrics(
      minimumLineHeight: minimumLineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baseline: baseline,
      baselineOffset: baselineOffset
    )
  }

  private static func tallest(of runs: [RunMetrics]) -> RunMetrics? {
    runs.reduce(nil) { tallest, run in
      guard run.line != nil else { return tallest }
      return tallest.map { $0.boxHeight + tolerance >= run.boxHeight } ?? false ? tallest : run
    }
  }

  /// The font by which a host that counts a line's fonts positions the baseline before the offset moves it. A font that
  /// is higher than the line box makes its line higher, which an offset cannot undo. So it is ignored, and does not
  /// move the baselines of the other lines.
  private static func union(
    _ font: FontExtent?,
    _ runs: [RunMetrics],
    upTo height: Double
  ) -> FontExtent? {
    var union = font
    for run in runs where run.drawnFont.height <= height {
      union = union?.union(run.drawnFont) ?? run.drawnFont
    }
    return union
  }
}

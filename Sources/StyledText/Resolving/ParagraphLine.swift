internal import StyleTables

/// How a host sets the lines of a paragraph of several styles: one line height, one line spacing and one offset for all of
/// its runs, in points. So all that stands in a line has one baseline.
package struct ParagraphLine: Sendable, Hashable {
  let minimumLineHeight: Double
  let lineSpacing: Double
  let baseline: Double
  let baselineOffset: Double

  /// What rounding may make of equal heights, in points.
  package static var tolerance: Double { 1e-6 }

  /// The lines of a paragraph; nil where no run has line metrics.
  ///
  /// The run with the tallest line box decides, of equally tall ones the first. Where the fonts of all line boxes fit
  /// in it, line height and baseline are its own; where they do not, because a plain size is taller or because fonts rise
  /// and reach down differently, the line is as high as the fonts, and its baseline lies at the greatest ascent.
  ///
  /// - Parameters:
  ///   - runs: What stands in the paragraph, in text order; each look once is enough.
  ///   - separators: What only the separator at its end has. Its font counts where the host counts fonts.
  ///   - rule: The host's.
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
    // Also for the sake of rounding: what stands alone gets what its style says.
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

  /// The metrics of one run in these lines.
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

  /// The font by which a host that counts the fonts of a line places the baseline before the offset moves it. A font that is
  /// higher than the line box makes its line higher, which no offset can undo: it has no say in where the other lines have
  /// their baselines.
  private static func union(
    _ font: RunMetrics.Font?,
    _ runs: [RunMetrics],
    upTo height: Double
  ) -> RunMetrics.Font? {
    var union = font
    for run in runs where run.drawnFont.height <= height {
      union = union?.union(run.drawnFont) ?? run.drawnFont
    }
    return union
  }
}

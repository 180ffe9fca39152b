internal import StyleTables

/// How a host sets the lines of a paragraph of several styles: one line height, one line spacing and one offset for all of
/// its stretches, in points. So all that stands in a line has one baseline.
package struct ParagraphLine: Sendable, Hashable {
  let minimumLineHeight: Double
  let lineSpacing: Double
  let baseline: Double
  let baselineOffset: Double

  /// What rounding may make of equal heights, in points.
  package static var tolerance: Double { 1e-6 }

  /// The lines of a paragraph; nil where no stretch has line metrics.
  ///
  /// The stretch with the tallest line box decides, of equally tall ones the first. Where the fonts of all line boxes fit
  /// in it, line height and baseline are its own; where they do not, because a plain size is taller or because fonts rise
  /// and reach down differently, the line is as high as the fonts, and its baseline lies at the greatest ascent.
  ///
  /// - Parameters:
  ///   - stretches: What stands in the paragraph, in text order; each look once is enough.
  ///   - separators: What only the separator at its end has. Its font counts where the host counts fonts.
  ///   - rule: The host's.
  /// - Complexity: Linear in the number of stretches.
  init?(of stretches: [LineStretch], separators: [LineStretch] = [], rule: HostRule) {
    guard let tallest = Self.tallest(of: stretches), let line = tallest.line else { return nil }
    let fonts = stretches.reduce(tallest.boxFont) { $0.union($1.boxFont) }
    let fit = fonts.height <= tallest.boxHeight + Self.tolerance
    minimumLineHeight = fit ? line.minimumLineHeight : fonts.height
    baseline = fit ? line.baseline : fonts.ascent
    lineSpacing = line.lineSpacing
    let height = max(tallest.boxHeight, fonts.height) + Self.tolerance
    var placing = rule.lineFonts == .line ? Self.union(nil, stretches, upTo: height) : nil
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

  /// The metrics of one stretch in these lines.
  func metrics(letterSpacing: Double) -> HostLineMetrics {
    HostLineMetrics(
      minimumLineHeight: minimumLineHeight,
      lineSpacing: lineSpacing,
      letterSpacing: letterSpacing,
      baseline: baseline,
      baselineOffset: baselineOffset
    )
  }

  private static func tallest(of stretches: [LineStretch]) -> LineStretch? {
    stretches.reduce(nil) { tallest, stretch in
      guard stretch.line != nil else { return tallest }
      return tallest.map { $0.boxHeight + tolerance >= stretch.boxHeight } ?? false ? tallest : stretch
    }
  }

  /// The font by which a host that counts the fonts of a line places the baseline before the offset moves it. A font that is
  /// higher than the line box makes its line higher, which no offset can undo: it has no say in where the other lines have
  /// their baselines.
  private static func union(
    _ font: LineStretch.Font?,
    _ stretches: [LineStretch],
    upTo height: Double
  ) -> LineStretch.Font? {
    var union = font
    for stretch in stretches where stretch.drawnFont.height <= height {
      union = union?.union(stretch.drawnFont) ?? stretch.drawnFont
    }
    return union
  }
}

internal import StyleTables
internal import StyledText

/// The extent of a line above and below its baseline, in points.
struct LineBox: Sendable, Hashable {
  /// The distance from the top of the box to the baseline.
  var above: Double
  /// The distance from the baseline to the bottom of the box.
  var below: Double
  /// The ascent of the font.
  var ascent: Double
  /// The descent of the font.
  var descent: Double
  /// The space after the line if another line follows.
  var spacing: Double
  /// Whether line metrics determine the box, and not a font alone.
  var hasMetrics: Bool

  var height: Double { above + below }

  /// The box extended to the height of an attachment, if that makes lines higher.
  func union(_ attachment: AttachmentBox) -> LineBox {
    guard attachment.extendsLine else { return self }
    var box = self
    box.above = max(above, attachment.above)
    box.below = max(below, attachment.below)
    return box
  }
}

extension LineBox {
  /// Creates the box of a line from the boxes of its parts, which share one baseline; nil for an empty line.
  ///
  /// The tallest box with line metrics decides; of equally tall ones, the first. If the fonts of all boxes do not fit
  /// in it, and without line metrics, the line is as high as the fonts, and its baseline is at the greatest ascent.
  /// StyledText's `ParagraphLine` applies the same rule to hosts that only set metrics for paragraphs.
  init?(holding boxes: some Collection<LineBox>) {
    guard let first = boxes.first else { return nil }
    let tallest = boxes.reduce(first) { $1.isTaller(than: $0) ? $1 : $0 }
    let ascent = boxes.reduce(0) { max($0, $1.ascent) }
    let descent = boxes.reduce(0) { max($0, $1.descent) }
    let fit = tallest.hasMetrics && tallest.height + ParagraphLine.tolerance >= ascent + descent
    self = tallest
    self.ascent = ascent
    self.descent = descent
    guard !fit else { return }
    above = ascent
    below = descent
  }

  private func isTaller(than other: LineBox) -> Bool {
    hasMetrics == other.hasMetrics ? height > other.height + ParagraphLine.tolerance : hasMetrics
  }

  /// The box of a style. Only the style's own font counts, not the glyphs in the line.
  ///
  /// Its height is min(max(ascent + descent, line height), maximum); `HostRule` determines the baseline. Lengths that
  /// are not finite count as 0.
  ///
  /// - Parameters:
  ///   - line: The line metrics of the style; nil for a box of the font's height.
  ///   - font: The metrics of the style's font.
  ///   - host: The host whose rule positions the baseline.
  ///   - lineHeight: Whether the box may be higher than the style's line height.
  init(_ line: HostLineMetrics?, font: FaceMetrics, host: StyleHost, lineHeight: FrameOptions.LineHeight) {
    let ascent = font.ascent.asExtent
    let descent = font.descent.asExtent
    guard let line else {
      self.init(above: ascent, below: descent, ascent: ascent, descent: descent, spacing: 0, hasMetrics: false)
      return
    }
    let least = line.minimumLineHeight.asExtent
    let height = lineHeight == .exact ? least : max(ascent + descent, least)
    let baseline = host.rule.baseline(
      inBoxOfHeight: height,
      lineHeight: least,
      baseline: line.baseline.asLength,
      offset: line.baselineOffset.asLength,
      ascent: ascent,
      descent: descent
    )
    self.init(
      above: baseline,
      below: height - baseline,
      ascent: ascent,
      descent: descent,
      spacing: line.lineSpacing.asExtent,
      hasMetrics: true
    )
  }
}

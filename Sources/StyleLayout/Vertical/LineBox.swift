internal import StyleTables
internal import StyledText

/// How high a line is on both sides of its baseline, in points.
struct LineBox: Sendable, Hashable {
  /// From the top of the box to the baseline.
  var above: Double
  /// From the baseline to the bottom of the box.
  var below: Double
  /// The font's.
  var ascent: Double
  /// The font's.
  var descent: Double
  /// What follows the line when another one follows.
  var spacing: Double
  /// Whether it is made by line metrics, and not by a font alone.
  var hasMetrics: Bool

  var height: Double { above + below }

  /// The box that is high enough for an attachment, too.
  func union(_ attachment: AttachmentBox) -> LineBox {
    var box = self
    box.above = max(above, attachment.above)
    box.below = max(below, attachment.below)
    return box
  }
}

extension LineBox {
  /// The box of a line that several stand in, on one baseline; nil for none.
  ///
  /// The tallest of those with line metrics decides, of equally tall ones the first. Where the fonts of all do not fit in
  /// it, and where there are no line metrics, the line is as high as the fonts, and its baseline lies at the greatest
  /// ascent. `ParagraphLine` in StyledText is the same rule for hosts that know paragraphs only.
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

  /// The box of a style, whatever glyphs stand in it: only the style's own font counts.
  ///
  /// height = min(max(ascent + descent, line height), maximum), and slack = height − ascent − descent. A host that goes by
  /// slack and offset has its baseline at slack × share above + ascent − shift; StyleSpec's own layout has it where the
  /// style says, and shares what a larger font adds to the box between both sides. Lengths that are no lengths count as 0.
  init(_ line: HostLineMetrics?, font: FaceMetrics, host: StyleHost, lineHeight: FrameOptions.LineHeight) {
    let ascent = font.ascent.asExtent
    let descent = font.descent.asExtent
    guard let line else {
      self.init(above: ascent, below: descent, ascent: ascent, descent: descent, spacing: 0, hasMetrics: false)
      return
    }
    let least = line.minimumLineHeight.asExtent
    let height = lineHeight == .exact ? least : max(ascent + descent, least)
    let baseline =
      switch host.rule.placement {
      case .baseline: line.baseline.asLength + (height - least) / 2
      case .offset(let share, let rise, let fall):
        (height - ascent - descent) * share + ascent - line.shift(rise: rise, fall: fall)
      }
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

extension HostLineMetrics {
  /// How far the offset moves text up, in points.
  fileprivate func shift(rise: Double, fall: Double) -> Double {
    let offset = baselineOffset.asLength
    return offset * (offset > 0 ? rise : fall)
  }
}

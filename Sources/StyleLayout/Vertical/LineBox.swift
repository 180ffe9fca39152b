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

  /// The box of a style. Only the style's own font counts, not the glyphs in the line.
  ///
  /// Its height is min(max(ascent + descent, line height), maximum); `HostRule` has the baseline. Lengths that are not finite
  /// count as 0.
  ///
  /// - Parameters:
  ///   - line: The line metrics of the style; nil for a box of the font's height.
  ///   - font: The metrics of the style's font.
  ///   - host: The host whose rule places the baseline.
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

/// How far an attachment reaches from the baseline of its line, in points.
struct AttachmentBox: Sendable, Hashable {
  /// Negative where all of it lies below the baseline.
  var above: Double
  /// Negative where all of it lies above the baseline.
  var below: Double
}

extension AttachmentBox {
  /// The box of an attachment in text of a font, the font of the style that the attachment has.
  ///
  /// Top and bottom are the font's ascent and descent, as those of `vertical-align: text-top` and `text-bottom` are in
  /// CSS; the center is in the middle between them. Lengths that are not finite count as 0, and a descent that would turn
  /// the box upside down makes it as high as nothing.
  init(_ attachment: TextAttachment, ascent: Double, descent: Double) {
    let above = attachment.ascent.asLength
    let height = (above + attachment.descent.asLength).asExtent
    switch attachment.alignment {
    case .baseline: self.init(above: above, below: height - above)
    case .top: self.init(above: ascent, below: height - ascent)
    case .bottom: self.init(above: height - descent, below: descent)
    case .center:
      let middle = (ascent - descent) / 2
      self.init(above: middle + height / 2, below: height / 2 - middle)
    }
  }
}

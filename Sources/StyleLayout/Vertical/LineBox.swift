internal import StyleTables

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

  var height: Double { above + below }

  /// The box that holds both on one baseline.
  func union(_ other: LineBox) -> LineBox {
    LineBox(
      above: max(above, other.above),
      below: max(below, other.below),
      ascent: max(ascent, other.ascent),
      descent: max(descent, other.descent),
      spacing: max(spacing, other.spacing)
    )
  }

  /// The box that is high enough for an attachment, too.
  func union(_ attachment: AttachmentBox) -> LineBox {
    var box = self
    box.above = max(above, attachment.above)
    box.below = max(below, attachment.below)
    return box
  }
}

extension LineBox {
  /// The box of a style, whatever glyphs stand in it: only the style's own font counts.
  ///
  /// height = min(max(ascent + descent, line height), maximum), and slack = height − ascent − descent. A host that goes by
  /// slack and offset has its baseline at slack × share above + ascent − shift; StyleSpec's own layout has it where the
  /// style says, and shares what a larger font adds to the box between both sides. Lengths that are no lengths count as 0.
  init(_ line: HostLineMetrics?, font: FaceMetrics, host: StyleHost, lineHeight: FrameOptions.LineHeight) {
    let ascent = font.ascent.asExtent
    let descent = font.descent.asExtent
    guard let line else {
      self.init(above: ascent, below: descent, ascent: ascent, descent: descent, spacing: 0)
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
      spacing: line.lineSpacing.asExtent
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

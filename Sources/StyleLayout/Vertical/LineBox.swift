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
}

extension LineBox {
  /// The box of a style, whatever glyphs stand in it: only the style's own font counts.
  ///
  /// height = min(max(ascent + descent, line height), maximum), and slack = height − ascent − descent. A host that goes by
  /// slack and offset has its baseline at slack × share above + ascent − shift; StyleSpec's own layout has it where the
  /// style says, and shares what a larger font adds to the box between both sides.
  init(_ line: HostLineMetrics?, font: FaceMetrics, host: StyleHost, lineHeight: FrameOptions.LineHeight) {
    let natural = font.ascent + font.descent
    guard let line else {
      self.init(above: font.ascent, below: font.descent, ascent: font.ascent, descent: font.descent, spacing: 0)
      return
    }
    let height = lineHeight == .exact ? line.minimumLineHeight : max(natural, line.minimumLineHeight)
    let baseline =
      switch host.rule.placement {
      case .baseline: line.baseline + (height - line.minimumLineHeight) / 2
      case .offset(let share, let rise, let fall):
        (height - natural) * share + font.ascent - line.baselineOffset * (line.baselineOffset > 0 ? rise : fall)
      }
    self.init(
      above: baseline,
      below: height - baseline,
      ascent: font.ascent,
      descent: font.descent,
      spacing: line.lineSpacing
    )
  }
}

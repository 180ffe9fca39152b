internal import StyledText

/// How the lines of a paragraph are set, beside what the style codes in it say. Lengths are in points; those that are not
/// finite count as 0, and those beyond 1,000,000 points as that.
struct ParagraphStyle: Sendable, Hashable {
  var alignment: ParagraphAlignment
  var lineBreak: LineBreakMode
  /// How far from the leading edge the first line starts; a negative one starts outside the frame.
  var firstLineIndent: Double
  /// How far from the leading edge the other lines start.
  var headIndent: Double
  /// How far before the trailing edge lines end; a negative one makes them longer than the frame is wide.
  var tailIndent: Double
  /// After the paragraph; not negative.
  var spacing: Double
  /// Before the paragraph; not negative.
  var spacingBefore: Double
  var tabStops: TabStops

  /// The style that attributes ask for, with tab stops for a font size.
  init(_ attributes: TextAttributes, options: FrameOptions, fontSize: Double) {
    alignment = attributes.alignment ?? options.alignment
    lineBreak = attributes.lineBreakMode ?? options.lineBreak
    firstLineIndent = (attributes.firstLineIndent ?? 0).asLength
    headIndent = (attributes.headIndent ?? 0).asLength
    tailIndent = (attributes.tailIndent ?? 0).asLength
    spacing = (attributes.paragraphSpacing ?? 0).asExtent
    spacingBefore = (attributes.paragraphSpacingBefore ?? 0).asExtent
    tabStops = TabStops(fontSize: fontSize)
  }

  /// How far a line starts from the leading edge.
  func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : headIndent }
}

/// Where tabs lead to: stops at equal distances, counted from the leading edge of the frame and not from an indent.
struct TabStops: Sendable, Hashable {
  /// In points; with 0 tabs have no width.
  let interval: Double

  /// Stops for text of a font size. Two ems are the 28 pt of `NSParagraphStyle` at 14 pt, and about the eight spaces of
  /// CSS, whose space is a quarter of an em.
  init(fontSize: Double) {
    interval = 2 * fontSize.asExtent
  }

  /// How wide a tab is that starts this far from the leading edge; never 0 unless the interval is.
  func advance(from position: Double) -> Double {
    guard interval > 0 else { return 0 }
    // What stands at a stop but for rounding goes to the next one.
    let next = ((position + LineFiller.tolerance) / interval).rounded(.down) + 1
    return next * interval - position
  }
}

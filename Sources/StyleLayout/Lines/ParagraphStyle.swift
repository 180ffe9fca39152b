internal import StyledText

/// The style of a paragraph as a whole. Lengths are in points; lengths that are not finite count as 0, and those beyond
/// 1,000,000 points as that.
struct ParagraphStyle: Sendable, Hashable {
  var alignment: ParagraphAlignment
  var lineBreak: LineBreakMode
  /// The indent of the first line from the leading edge; a negative one starts outside the frame.
  var firstLineIndent: Double
  /// The indent of the other lines from the leading edge.
  var headIndent: Double
  /// The indent of all lines from the trailing edge; a negative one makes lines longer than the frame is wide.
  var tailIndent: Double
  /// The space after the paragraph; not negative.
  var spacing: Double
  /// The space before the paragraph; not negative.
  var spacingBefore: Double
  var tabStops: TabStops

  /// The style of attributes, with tab stops for a font size.
  init(_ attributes: TextAttributes, options: FrameOptions, fontSize: Double) {
    alignment = options.alignment
    lineBreak = options.lineBreak
    (firstLineIndent, headIndent, tailIndent, spacing, spacingBefore) = (0, 0, 0, 0, 0)
    tabStops = TabStops(fontSize: fontSize)
    for attribute in ParagraphAttribute.allCases { set(attribute, of: attributes) }
    if lineBreak == .clipping, options.wrapsClippedText { lineBreak = .wordWrapping }
  }

  private mutating func set(_ attribute: ParagraphAttribute, of attributes: TextAttributes) {
    switch attribute {
    case .alignment: alignment = attributes.alignment ?? alignment
    case .firstLineIndent: firstLineIndent = (attributes.firstLineIndent ?? 0).asLength
    case .headIndent: headIndent = (attributes.headIndent ?? 0).asLength
    // Words are not hyphenated.
    case .hyphenation: break
    case .lineBreakMode: lineBreak = attributes.lineBreakMode ?? lineBreak
    case .paragraphSpacing: spacing = (attributes.paragraphSpacing ?? 0).asExtent
    case .paragraphSpacingBefore: spacingBefore = (attributes.paragraphSpacingBefore ?? 0).asExtent
    case .tailIndent: tailIndent = (attributes.tailIndent ?? 0).asLength
    }
  }

  /// The indent of a line from the leading edge.
  func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : headIndent }
}

/// Tab stops at equal distances, counted from the leading edge of the frame and not from an indent.
struct TabStops: Sendable, Hashable {
  /// The distance of two stops in points; with 0, tabs have no width.
  let interval: Double

  /// The stops for text of a font size. Two ems are the 28 pt of `NSParagraphStyle` at 14 pt, and about the eight
  /// spaces of CSS, whose space is a quarter of an em.
  init(fontSize: Double) {
    interval = 2 * fontSize.asExtent
  }

  /// The width of a tab that starts at a distance from the leading edge; 0 only if the interval is 0.
  func advance(from position: Double) -> Double {
    guard interval > 0 else { return 0 }
    // A tab at a stop, apart from rounding, leads to the next one.
    let next = ((position + LineFiller.tolerance) / interval).rounded(.down) + 1
    return next * interval - position
  }
}

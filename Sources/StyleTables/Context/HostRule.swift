/// The placement of text in a line box by a host, which determines the offset or the space that puts a baseline where a
/// style wants it.
///
/// *Slack* is the difference between a line height and the font's own line height. ``StyleHost/rule`` is the rule of a
/// host.
public struct HostRule: Sendable, Hashable {
  /// The values by which a host positions text.
  public enum Placement: Sendable, Hashable {
    /// By the baseline's position in the line box, without an offset.
    case baseline
    /// By the slack, and then by an offset.
    ///
    /// - `slackAbove`: the share of the slack that is above the text, 0…1.
    /// - `rise`: the distance that a positive offset of one point moves the text up, in points.
    /// - `fall`: the distance that a negative offset of one point moves the text down, in points.
    case offset(slackAbove: Double, rise: Double, fall: Double)
    /// By an exact distance of baselines, and padding around the first and the last line that moves all lines alike.
    /// The program that shows the text computes the padding from the font.
    ///
    /// - `slackAbove`: the share of the slack that is above the text, 0…1.
    case lineHeight(slackAbove: Double)
    /// By space between lines that are as high as their font, and padding above the first and below the last one. The
    /// program that shows the text computes both from the font.
    case lineSpacing
  }

  /// The fonts that determine the baseline of a line before an offset moves it.
  public enum LineFonts: String, Sendable, Hashable, CaseIterable {
    /// All fonts in the line: the greatest ascent, and the greatest descent.
    case line
    /// The font of the element that holds the paragraph, the *strut* of CSS, if the line height of its children is 0.
    case paragraph
  }

  /// The values by which the host positions text.
  public let placement: Placement
  /// The fonts that count in a line of several. Ignored for a host that positions text by its baseline.
  public let lineFonts: LineFonts
  /// The source of the rule: a document, or a measurement.
  public let source: String
  /// A known exception to the rule.
  public let exception: String?

  /// Returns the offset that puts the baseline at its position in the metrics, in points; positive is up.
  ///
  /// With ascent and descent in points, slack = max(0, line height − ascent − descent), and the text has to move up by
  /// slack above + ascent − baseline. The offset is this distance divided by the effect of one point of offset. It is
  /// the inverse of the compiler's computation of a baseline from a spec's offset.
  ///
  /// - Parameters:
  ///   - lines: The line height and the baseline, in points.
  ///   - size: The font size, in points.
  ///   - fontMetrics: The font's ascent and descent, per em.
  /// - Returns: Zero for a host that does not position text by an offset, and if the result is not finite, as for NaN
  ///   and very large numbers.
  public func baselineOffset(for lines: LineMetrics, size: Double, fontMetrics: FontMetrics) -> Double {
    baselineOffset(
      lineHeight: lines.lineHeight,
      baseline: lines.baseline,
      ascent: fontMetrics.ascent * size,
      descent: fontMetrics.descent * size
    )
  }

  /// Returns the offset for a line of several fonts.
  ///
  /// - Parameters:
  ///   - lineHeight: The line height, in points.
  ///   - baseline: The distance from the top of the line box to the baseline, in points.
  ///   - ascent: The greatest ascent of the fonts, in points.
  ///   - descent: The greatest descent of the fonts, in points; positive.
  public func baselineOffset(lineHeight: Double, baseline: Double, ascent: Double, descent: Double) -> Double {
    guard case .offset(let slackAbove, let rise, let fall) = placement else { return 0 }
    let slack = max(lineHeight - ascent - descent, 0)
    let distance = slack * slackAbove + ascent - baseline
    let offset = distance / (distance > 0 ? rise : fall)
    return offset.isFinite ? offset : 0
  }

  /// The baseline of a line box, in points below its top: ``baselineOffset(lineHeight:baseline:ascent:descent:)`` the
  /// other way round.
  ///
  /// A host with offsets has the baseline at slack above + ascent − the distance that the offset moves it. Every other
  /// host has it at the style's position, whatever the font; a larger font adds to both sides of the box alike.
  ///
  /// - Parameters:
  ///   - height: The height of the box. It may be greater than the line height of the style.
  ///   - lineHeight: The line height of the style.
  ///   - baseline: The baseline of the style, in points below the top of a box of that line height.
  ///   - offset: The offset that is passed to the host; positive is up.
  ///   - ascent: The ascent of the font.
  ///   - descent: The descent of the font, positive.
  package func baseline(
    inBoxOfHeight height: Double,
    lineHeight: Double,
    baseline: Double,
    offset: Double,
    ascent: Double,
    descent: Double
  ) -> Double {
    switch placement {
    case .baseline, .lineHeight, .lineSpacing: baseline + (height - lineHeight) / 2
    case .offset(let slackAbove, let rise, let fall):
      (height - ascent - descent) * slackAbove + ascent - offset * (offset > 0 ? rise : fall)
    }
  }
}

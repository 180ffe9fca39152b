/// How a host places text in a line box, and so which offset puts a baseline where a style wants it.
///
/// *Slack* is what a line height leaves over beside the font's own line height. ``StyleHost/rule`` has the rule of each
/// host.
public struct HostRule: Sendable, Hashable {
  /// What a host goes by when it places text.
  public enum Placement: Sendable, Hashable {
    /// By the baseline's position in the line box; there is no offset.
    case baseline
    /// By the slack, and then by an offset.
    ///
    /// - `slackAbove`: the share of the slack that stands above the text, 0…1.
    /// - `rise`: how far a positive offset of one point moves the text up, in points.
    /// - `fall`: how far a negative offset of one point moves the text down, in points.
    case offset(slackAbove: Double, rise: Double, fall: Double)
  }

  /// Whose fonts decide where the baseline of a line lies before an offset moves it.
  public enum LineFonts: String, Sendable, Hashable, CaseIterable {
    /// The fonts of all that stands in the line: the greatest ascent, and the greatest descent.
    case line
    /// The font of the element that holds the paragraph, the *strut* of CSS, if the line height of what stands inside it
    /// is 0.
    case paragraph
  }

  /// What the host goes by.
  public let placement: Placement
  /// Whose fonts count in a line of several; nothing for a host that places text by its baseline.
  public let lineFonts: LineFonts
  /// What the rule was read in, or measured from.
  public let source: String
  /// Where the host is known not to follow the rule; nil when nowhere.
  public let exception: String?

  /// The offset that puts the baseline where the metrics want it, in points; positive is up.
  ///
  /// With ascent and descent in points, slack = max(0, line height − ascent − descent), and the text has to move up by
  /// slack above + ascent − baseline. Divided by what one point of offset does, that is the offset. It is the inverse
  /// of how the compiler turns a spec's offset into a baseline.
  ///
  /// - Parameters:
  ///   - lines: The line height and the baseline, in points.
  ///   - size: The font size, in points.
  ///   - fontMetrics: The font's ascent and descent, per em.
  /// - Returns: Zero for a host that places text by its baseline, and where a number is so large, or is none, that there
  ///   is no finite result.
  public func baselineOffset(for lines: LineMetrics, size: Double, fontMetrics: FontMetrics) -> Double {
    baselineOffset(
      lineHeight: lines.lineHeight,
      baseline: lines.baseline,
      ascent: fontMetrics.ascent * size,
      descent: fontMetrics.descent * size
    )
  }

  /// The same in points, for a line of several fonts: their greatest ascent and their greatest descent, both positive.
  public func baselineOffset(lineHeight: Double, baseline: Double, ascent: Double, descent: Double) -> Double {
    guard case .offset(let slackAbove, let rise, let fall) = placement else { return 0 }
    let slack = max(lineHeight - ascent - descent, 0)
    let distance = slack * slackAbove + ascent - baseline
    let offset = distance / (distance > 0 ? rise : fall)
    return offset.isFinite ? offset : 0
  }

  /// The baseline of a line box, in points below its top: ``baselineOffset(lineHeight:baseline:ascent:descent:)`` the other
  /// way round.
  ///
  /// A host that is given an offset has the baseline at slack above + ascent − what the offset moves. A host that places
  /// text by its baseline has it where the style says; a larger font adds to both sides of the box alike.
  ///
  /// - Parameters:
  ///   - height: The height of the box. It may be greater than the line height of the style.
  ///   - lineHeight: The line height of the style.
  ///   - baseline: The baseline of the style, in points below the top of a box of that line height.
  ///   - offset: The offset that the host is given; positive is up.
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
    case .baseline: baseline + (height - lineHeight) / 2
    case .offset(let slackAbove, let rise, let fall):
      (height - ascent - descent) * slackAbove + ascent - offset * (offset > 0 ? rise : fall)
    }
  }
}

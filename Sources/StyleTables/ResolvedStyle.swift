/// What a style code means, in points.
public struct ResolvedStyle: Sendable, Hashable {
  /// The font size.
  public let size: Double
  /// The font weight, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public let weight: Int
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The text color in each appearance.
  public let color: StyleColor
  /// How lines are set; nil for a plain size, which styles font and color only.
  public let metrics: LineMetrics?
  /// The font's ascent and descent that ``LineMetrics/baseline`` was computed with.
  public let fontMetrics: FontMetrics

  /// A style from its parts. A size and a weight out of ``StyleBounds`` are the nearest ones inside.
  public init(
    size: Double,
    weight: Int,
    family: String?,
    color: StyleColor,
    metrics: LineMetrics?,
    fontMetrics: FontMetrics
  ) {
    self.size = StyleBounds.size.nearest(to: size)
    self.weight = StyleBounds.weight.nearest(to: weight)
    self.family = family
    self.color = color
    self.metrics = metrics
    self.fontMetrics = fontMetrics
  }
}

/// How the lines of a text are set, in points.
public struct LineMetrics: Sendable, Hashable {
  /// The least height of a line box.
  public let lineHeight: Double
  /// The space between two line boxes.
  public let lineSpacing: Double
  /// The space added after each grapheme.
  public let letterSpacing: Double
  /// How far below the top of its line box the baseline lies. It holds for every text system; each of them turns it
  /// into an offset of its own.
  public let baseline: Double

  /// Metrics in points. Numbers out of ``StyleBounds`` are the nearest ones inside: heights and line spacings are not
  /// negative, letter spacing and baseline may be.
  public init(lineHeight: Double, lineSpacing: Double, letterSpacing: Double, baseline: Double) {
    self.lineHeight = StyleBounds.extent.nearest(to: lineHeight)
    self.lineSpacing = StyleBounds.extent.nearest(to: lineSpacing)
    self.letterSpacing = StyleBounds.displacement.nearest(to: letterSpacing)
    self.baseline = StyleBounds.displacement.nearest(to: baseline)
  }
}

/// A font's vertical metrics, per em and both positive: times the size, they are points.
public struct FontMetrics: Sendable, Hashable {
  /// How far letters rise above the baseline, per em.
  public let ascent: Double
  /// How far letters reach below the baseline, per em; positive.
  public let descent: Double

  /// Metrics per em. Numbers out of ``StyleBounds`` are the nearest ones inside.
  public init(ascent: Double, descent: Double) {
    self.ascent = StyleBounds.perEm.nearest(to: ascent)
    self.descent = StyleBounds.perEm.nearest(to: descent)
  }
  /// The system font of Apple's platforms.
  public static var system: FontMetrics { FontMetrics(ascent: 0.952, descent: 0.241) }
}

/// The values of a style code, in points.
public struct ResolvedStyle: Sendable, Hashable {
  /// The font size.
  public let size: Double
  /// The font weight, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public let weight: Int
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The fallbacks for ``family``, in order of preference, used if no font has the family and for letters that it
  /// lacks. Generic CSS families, such as `sans-serif`, mean fonts of the system.
  public let fallbackFamilies: [String]
  /// The text color in each appearance; nil for a style that leaves the color open.
  public let color: StyleColor?
  /// The line metrics; nil for a plain size, which styles font and color only.
  public let metrics: LineMetrics?
  /// The font metrics that ``LineMetrics/baseline`` was computed with.
  public let fontMetrics: FontMetrics
  /// The system text style whose growth with the reader's text size the style follows; nil for the context's.
  public let textSizeCurve: TextSizeCurve?

  /// Creates a style from its parts. Without a color, the style leaves it open. Size and weight are clamped to their
  /// ``StyleBounds``.
  public init(
    size: Double,
    weight: Int,
    family: String?,
    fallbackFamilies: [String] = [],
    color: StyleColor?,
    metrics: LineMetrics?,
    fontMetrics: FontMetrics,
    textSizeCurve: TextSizeCurve? = nil
  ) {
    self.size = StyleBounds.size.nearest(to: size)
    self.weight = StyleBounds.weight.nearest(to: weight)
    self.family = family
    self.fallbackFamilies = fallbackFamilies
    self.color = color
    self.metrics = metrics
    self.fontMetrics = fontMetrics
    self.textSizeCurve = textSizeCurve
  }
}

/// The metrics of a text's lines, in points.
public struct LineMetrics: Sendable, Hashable {
  /// The least height of a line box.
  public let lineHeight: Double
  /// The space between two line boxes.
  public let lineSpacing: Double
  /// The space added after each grapheme.
  public let letterSpacing: Double
  /// The distance from the top of the line box down to the baseline. It is the same for every text system; the offset
  /// that a system needs differs.
  public let baseline: Double

  /// Creates metrics in points, which are clamped to their ``StyleBounds``: heights and line spacings are not negative,
  /// letter spacing and baseline may be.
  public init(lineHeight: Double, lineSpacing: Double, letterSpacing: Double, baseline: Double) {
    self.lineHeight = StyleBounds.extent.nearest(to: lineHeight)
    self.lineSpacing = StyleBounds.extent.nearest(to: lineSpacing)
    self.letterSpacing = StyleBounds.displacement.nearest(to: letterSpacing)
    self.baseline = StyleBounds.displacement.nearest(to: baseline)
  }
}

/// A font's vertical metrics, per em and both positive: times the size, they are points.
public struct FontMetrics: Sendable, Hashable {
  /// The height above the baseline, per em.
  public let ascent: Double
  /// The depth below the baseline, per em; positive.
  public let descent: Double

  /// Creates metrics per em, which are clamped to their ``StyleBounds``.
  public init(ascent: Double, descent: Double) {
    self.ascent = StyleBounds.perEm.nearest(to: ascent)
    self.descent = StyleBounds.perEm.nearest(to: descent)
  }
  /// The system font of Apple's platforms.
  public static var system: FontMetrics { FontMetrics(ascent: 0.952, descent: 0.241) }
}

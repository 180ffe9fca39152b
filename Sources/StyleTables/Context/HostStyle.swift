/// What a style means in one context, ready to be handed to its host. Lengths are in points (CSS: `px`) and scaled.
public struct HostStyle: Sendable, Hashable {
  /// What the style is for; ``HostLineMetrics/baselineOffset`` means nothing anywhere else.
  public let host: StyleHost
  /// The font size.
  public let size: Double
  /// The font weight, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold.
  public let weight: Int
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The text color.
  public let color: RGBAColor
  /// How lines are set; nil for a plain size, which needs no paragraph style and no offset.
  public let metrics: HostLineMetrics?
  /// The font's ascent and descent that the baseline was computed with; per em, so they do not scale.
  public let fontMetrics: FontMetrics

  /// A style from its parts; nothing is checked.
  public init(
    host: StyleHost,
    size: Double,
    weight: Int,
    family: String?,
    color: RGBAColor,
    metrics: HostLineMetrics?,
    fontMetrics: FontMetrics
  ) {
    self.host = host
    self.size = size
    self.weight = weight
    self.family = family
    self.color = color
    self.metrics = metrics
    self.fontMetrics = fontMetrics
  }
}

/// How a host sets the lines of a text. Lengths are in points (CSS: `px`) and scaled.
public struct HostLineMetrics: Sendable, Hashable {
  /// The least height of a line box.
  public let minimumLineHeight: Double
  /// The space between two line boxes.
  public let lineSpacing: Double
  /// The space added after each grapheme.
  public let letterSpacing: Double
  /// How far below the top of its line box the baseline lies.
  public let baseline: Double
  /// What the host has to be told so that the baseline lies there; positive is up. Zero where the host takes
  /// ``baseline`` itself.
  public let baselineOffset: Double

  /// Metrics in points; nothing is checked.
  public init(
    minimumLineHeight: Double,
    lineSpacing: Double,
    letterSpacing: Double,
    baseline: Double,
    baselineOffset: Double
  ) {
    self.minimumLineHeight = minimumLineHeight
    self.lineSpacing = lineSpacing
    self.letterSpacing = letterSpacing
    self.baseline = baseline
    self.baselineOffset = baselineOffset
  }
}

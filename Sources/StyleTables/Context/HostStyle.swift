/// The values of a style in a context, for a host. Lengths are in points (CSS: `px`) and scaled.
public struct HostStyle: Sendable, Hashable {
  /// The host, for which alone ``HostLineMetrics/baselineOffset`` is valid.
  public let host: StyleHost
  /// The font size.
  public let size: Double
  /// The font weight of the style, 1…1000 as in CSS and OpenType; 400 is regular, 700 bold. Bold Text does not change
  /// it: see ``shownWeight``.
  public let weight: Int
  /// Whether the font is heavier than ``weight``, because the reader has turned on Bold Text.
  public let isBoldText: Bool
  /// The font family; nil is the platform's system font.
  public let family: String?
  /// The fallbacks for ``family``, in order of preference: see ``ResolvedStyle/fallbackFamilies``.
  public let fallbackFamilies: [String]
  /// The text color; nil for a style that leaves it open.
  public let color: RGBAColor?
  /// The line metrics; nil for a plain size, which does not need a paragraph style or an offset.
  public let metrics: HostLineMetrics?
  /// The font metrics that the baseline was computed with; per em, so they do not scale.
  public let fontMetrics: FontMetrics

  /// Creates a style from its parts, which are not checked.
  public init(
    host: StyleHost,
    size: Double,
    weight: Int,
    isBoldText: Bool = false,
    family: String?,
    fallbackFamilies: [String] = [],
    color: RGBAColor?,
    metrics: HostLineMetrics?,
    fontMetrics: FontMetrics
  ) {
    self.host = host
    self.size = size
    self.weight = weight
    self.isBoldText = isBoldText
    self.family = family
    self.fallbackFamilies = fallbackFamilies
    self.color = color
    self.metrics = metrics
    self.fontMetrics = fontMetrics
  }
}

extension HostStyle {
  /// The weight to ask a family for: ``weight``, heavier with Bold Text.
  ///
  /// Use ``weight`` instead where the system makes its own fonts heavier, as UIKit does:
  /// `UIFont.systemFont(ofSize:weight:)` follows the setting.
  public var shownWeight: Int { isBoldText ? BoldText.weight(for: weight) : weight }
}

/// The metrics of a text's lines, for a host. Lengths are in points (CSS: `px`) and scaled.
public struct HostLineMetrics: Sendable, Hashable {
  /// The least height of a line box.
  public let minimumLineHeight: Double
  /// The space between two line boxes.
  public let lineSpacing: Double
  /// The space added after each grapheme.
  public let letterSpacing: Double
  /// The distance from the top of the line box down to the baseline.
  public let baseline: Double
  /// The offset by which the host puts the baseline there; positive is up. Zero for a host that does not need one: see
  /// ``HostRule/Placement``.
  public let baselineOffset: Double

  /// Creates metrics in points, which are not checked.
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

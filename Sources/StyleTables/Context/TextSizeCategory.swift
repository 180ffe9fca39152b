/// The text sizes of iOS; a raw value is that of UIKit's `UIContentSizeCategory`.
public enum TextSizeCategory: String, Sendable, Hashable, CaseIterable, Codable {
  /// Body text at 14 pt.
  case extraSmall = "UICTContentSizeCategoryXS"
  /// Body text at 15 pt.
  case small = "UICTContentSizeCategoryS"
  /// Body text at 16 pt.
  case medium = "UICTContentSizeCategoryM"
  /// Body text at 17 pt: the default, which styles are designed for.
  case large = "UICTContentSizeCategoryL"
  /// Body text at 19 pt.
  case extraLarge = "UICTContentSizeCategoryXL"
  /// Body text at 21 pt.
  case extraExtraLarge = "UICTContentSizeCategoryXXL"
  /// Body text at 23 pt.
  case extraExtraExtraLarge = "UICTContentSizeCategoryXXXL"
  /// Body text at 28 pt; one of the larger accessibility sizes.
  case accessibilityMedium = "UICTContentSizeCategoryAccessibilityM"
  /// Body text at 33 pt; one of the larger accessibility sizes.
  case accessibilityLarge = "UICTContentSizeCategoryAccessibilityL"
  /// Body text at 40 pt; one of the larger accessibility sizes.
  case accessibilityExtraLarge = "UICTContentSizeCategoryAccessibilityXL"
  /// Body text at 47 pt; one of the larger accessibility sizes.
  case accessibilityExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXL"
  /// Body text at 53 pt; one of the larger accessibility sizes.
  case accessibilityExtraExtraExtraLarge = "UICTContentSizeCategoryAccessibilityXXXL"

  /// The size of body text, in points: that of ``TextSizeCurve/body``.
  public var bodySize: Double { TextSizeCurve.body.size(in: self) }
}

extension TextScale {
  /// Creates the scale of a text style in a category: the size of its font there over its size in
  /// ``TextSizeCategory/large``.
  ///
  /// The caps are those of ``init(_:minimumFactor:maximumFactor:maximumSize:)``.
  ///
  /// - Important: Do not scale with `UIFontMetrics` as well, or instead for some of the lengths. It scales by another
  ///   ratio: `UIFontMetrics(forTextStyle: .body).scaledValue(for: 17)` is 16.33 in the category `.medium`, where the
  ///   system's body font has 16 points, as it has with this scale. With both, text is not centered in its line.
  ///
  /// - Parameters:
  ///   - category: The text size that the reader has chosen.
  ///   - curve: The text style that the text grows with. Headings that grow as body text does become very large.
  ///   - minimumFactor: The smallest factor.
  ///   - maximumFactor: The largest factor.
  ///   - maximumSize: The largest font size, in points.
  public init(
    textSizeCategory category: TextSizeCategory,
    curve: TextSizeCurve = .body,
    minimumFactor: Double? = nil,
    maximumFactor: Double? = nil,
    maximumSize: Double? = nil
  ) {
    self.init(
      curve.size(in: category) / curve.size(in: .large),
      minimumFactor: minimumFactor,
      maximumFactor: maximumFactor,
      maximumSize: maximumSize
    )
  }
}

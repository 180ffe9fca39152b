/// The text sizes of iOS, with the raw values of UIKit's `UIContentSizeCategory`.
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

  /// The size of body text, in points, from ``TextSizeCurve/body``.
  public var bodySize: Double { TextSizeCurve.body.size(in: self) }
}
